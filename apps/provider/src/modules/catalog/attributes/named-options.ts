import type { Language, Texts } from '../saving/catalog-batch.ts';
import { textIn } from '../saving/text-in.ts';

const written = (labels: Texts<string>): Texts<string> =>
  Object.fromEntries(Object.entries(labels).filter(([, label]) => label.trim() !== ''));

/**
 * Returns options with their labels in a language: the label in it, or else in the other one, or else, when
 * the option has no labels, its code. An option whose labels are all empty is dropped, because shoppers
 * could not tell it from others (spec 1 §5).
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
