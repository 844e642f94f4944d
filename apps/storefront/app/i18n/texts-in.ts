// @chunk shell
import { byLanguage, type Language } from '@dijla/contract/store-views';
import type { Texts } from './texts.tsx';

type Loaders<Known extends keyof Texts> = Readonly<
  Record<Language, () => Promise<Partial<Texts> & Pick<Texts, Known>>>
>;

/** Loads the texts of several subjects in parallel and merges them. */
export const textsOf = async (...subjects: readonly Promise<Partial<Texts>>[]): Promise<Partial<Texts>> =>
  Object.assign({}, ...(await Promise.all(subjects)));

/**
 * Returns for each language what loads the texts of some subjects, named by their files in
 * `packages/messages/src/<language>`. The build writes each call as plain imports (`texts-plugin.ts`), so
 * that every file is a chunk of its own; the names must be literals. `Known` are the subjects read from
 * what was loaded.
 */
export const textsIn = <Known extends keyof Texts = never>(...subjects: readonly string[]): Loaders<Known> =>
  byLanguage(
    (language) => () =>
      textsOf(
        ...subjects.map((subject) => import(/* @vite-ignore */ `@dijla/messages/${language}/${subject}`)),
      ) as Promise<Partial<Texts> & Pick<Texts, Known>>,
  );

/**
 * As `textsIn`, but what the subjects have in one language is one file: for subjects that are always loaded
 * with each other.
 */
export const textsTogether = <Known extends keyof Texts = never>(
  ...subjects: readonly string[]
): Loaders<Known> => textsIn<Known>(...subjects);
