import type { Language } from '@dijla/contract/store-views';
import type { desk } from '@dijla/messages/en/desk/desk';
import type { everyScreen } from '@dijla/messages/en/desk/every-screen';

/** Every text of the desk, by subject. */
export type DeskTexts = typeof desk;
/** What comes with the shell, and is there before anything is shown. */
type EveryScreen = typeof everyScreen;
/** Texts that come with the part of the desk that shows them: a file below `packages/messages/src/<language>/desk`. */
export type Subject = Exclude<keyof DeskTexts, keyof EveryScreen>;
export type LoadedTexts = EveryScreen & Partial<DeskTexts>;

const shells = import.meta.glob<{ everyScreen: EveryScreen }>('./*/desk/every-screen.ts', {
  base: '../../../../packages/messages/src',
});
const subjects = import.meta.glob<Partial<DeskTexts>>(
  ['./*/desk/**/*.ts', '!**/desk/{common,desk,every-screen,list,shell}.ts'],
  { base: '../../../../packages/messages/src' },
);

const fileOf = <File>(
  files: Record<string, () => Promise<File>>,
  language: Language,
  name: string,
): Promise<File> => {
  const load = Object.entries(files).find(
    ([path]) => path.startsWith(`./${language}/`) && path.endsWith(`/${name}.ts`),
  )?.[1];
  if (load === undefined) throw new Error(`The desk has no texts '${name}' in '${language}'`);
  return load();
};

const kebabCase = (name: string): string => name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

const byLanguage = new Map<Language, Partial<DeskTexts>>();
const asked = new Set<Subject>();

const loadSubject = async (language: Language, subject: Subject): Promise<void> => {
  const texts = byLanguage.get(language);
  if (texts === undefined || texts[subject] !== undefined) return;
  const file = await fileOf(subjects, language, kebabCase(subject));
  Object.assign(texts, { [subject]: file[subject] });
};

/**
 * Loads what every screen says in a language, and the subjects asked for so far. Subjects asked for later join
 * what was returned. Throws when a file does not come.
 */
export const loadLanguage = async (language: Language): Promise<LoadedTexts> => {
  const texts: Partial<DeskTexts> = byLanguage.get(language) ?? {};
  byLanguage.set(language, texts);
  try {
    const [{ everyScreen: words }] = await Promise.all([
      fileOf(shells, language, 'every-screen'),
      ...[...asked].map((subject) => loadSubject(language, subject)),
    ]);
    return Object.assign(texts, words);
  } catch (error) {
    byLanguage.delete(language);
    throw error;
  }
};

/**
 * Loads a part of the desk and the subjects it shows, at once, in every language chosen since the page was opened.
 * Throws when a file does not come.
 */
export const withTexts = async <Part>(
  needed: readonly Subject[],
  load: () => Promise<Part>,
): Promise<Part> => {
  for (const subject of needed) asked.add(subject);
  const [part] = await Promise.all([
    load(),
    ...[...byLanguage.keys()].flatMap((language) => needed.map((subject) => loadSubject(language, subject))),
  ]);
  return part;
};
