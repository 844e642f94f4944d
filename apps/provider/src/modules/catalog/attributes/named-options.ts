import type { Language, Texts } from '../saving/catalog-batch.ts';
import { textIn } from '../saving/text-in.ts';

const written = (labels: Texts<string>): Texts<string> =>
  Object.fromEntries(Object.entries(labels).filter(([, label]) => label.trim() !== ''));

/**
 * Options with what each is called in a language: its label there, else in the other one, else, when it was given none, its code. One
 * whose labels were all left empty is dropped: nobody could tell what to choose (spec 1 §5).
 */
export const namedOptions = <Option extends { code: string; labels: Texts<string> }>(
  options: readonly Option[],
  language: Language,
): (Option & { label: string })[] =>
  options.flatMap((option) => {
    const label =
      textIn(written(option.labels), language).text ??
      (Object.keys(option.labels).length === 0 ? option.code : undefined);
    return label === undefined ? [] : [{ ...option, label }];
  });
