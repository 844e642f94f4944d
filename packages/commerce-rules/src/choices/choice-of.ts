import type { ChosenOption, ProductOption } from '@dijla/contract/client';
import { bundleChoice } from './bundle-choice.ts';
import { customChoice } from './custom-choice.ts';
import { linkChoice } from './link-choice.ts';
import {
  type Choice,
  type ChoiceRefusal,
  type ChoiceResult,
  type ChosenPart,
  isMadeBy,
  nothingChosen,
  type ProductChoices,
} from './product-choices.ts';

type Members = NonNullable<ProductOption['extension_attributes']>;
/**
 * Texts in the reader's language: the separator of list items, and the title of download links without one.
 */
export type ChoiceTerms = { separator: string; links: string };

/** The text of a part: `2 × Strap`; a quantity of one is omitted. */
const partText = ({ product, qty }: ChosenPart): string =>
  qty === 1 ? product.name : `${qty} × ${product.name}`;

const bundled = (
  { bundle }: ProductChoices,
  { bundle_options }: Members,
  { separator }: ChoiceTerms,
): ChoiceResult => {
  const found = bundleChoice(bundle, bundle_options);
  if (!found.ok) return found;
  const parts = found.chosen.flatMap((each) => each.parts);
  if (bundle.length > 0 && parts.length === 0) return { ok: false, code: 'cart.options-missing', data: {} };
  const options = found.chosen.map(({ option, parts: own }): ChosenOption => ({
    label: option.title,
    value: own.map(partText).join(separator),
  }));
  return { ok: true, choice: { options, extras: [], parts } };
};

const answered = (
  { custom }: ProductChoices,
  { custom_options }: Members,
  { separator }: ChoiceTerms,
): ChoiceResult => {
  const found = customChoice(custom, custom_options);
  if (!found.ok) return found;
  const options = found.answers.map(({ option, texts }): ChosenOption => ({
    label: option.title,
    value: texts.join(separator),
  }));
  const isMade = found.answers.some(({ option }) => isMadeBy(option));
  return {
    ok: true,
    choice: {
      options,
      extras: found.answers.flatMap(({ extras }) => extras),
      parts: [],
      ...(isMade && { is_made: true }),
    },
  };
};

const linked = (
  { download }: ProductChoices,
  { downloadable_option }: Members,
  { separator, links }: ChoiceTerms,
): ChoiceResult => {
  const named = downloadable_option?.downloadable_links ?? [];
  if (download === null)
    return named.length === 0
      ? { ok: true, choice: nothingChosen }
      : { ok: false, code: 'cart.choice-not-found', data: {} };
  const found = linkChoice(download, downloadable_option);
  if (!found.ok) return found;
  if (!download.is_separate) return { ok: true, choice: nothingChosen };
  const options = [
    { label: download.title || links, value: found.links.map(({ title }) => title).join(separator) },
  ];
  return {
    ok: true,
    choice: { options, extras: found.links.map(({ amount }) => ({ type: 'link', amount })), parts: [] },
  };
};

const isRefused = (result: ChoiceResult): result is ChoiceRefusal => !result.ok;

/**
 * Returns what a product option chooses besides the variant (wire §2.5): bundle parts, download links and
 * answers to the product's custom options. The page, the device and the provider share this function.
 */
export const choiceOf = (
  choices: ProductChoices,
  option: ProductOption | null | undefined,
  terms: ChoiceTerms,
): ChoiceResult => {
  const members = option?.extension_attributes ?? {};
  const found = [
    bundled(choices, members, terms),
    linked(choices, members, terms),
    answered(choices, members, terms),
  ];
  const refused = found.find(isRefused);
  if (refused) return refused;
  const chosen = found.flatMap((result): Choice[] => (result.ok ? [result.choice] : []));
  return {
    ok: true,
    choice: {
      options: chosen.flatMap(({ options }) => options),
      extras: chosen.flatMap(({ extras }) => extras),
      parts: chosen.flatMap(({ parts }) => parts),
      ...(chosen.some(({ is_made: isMade }) => isMade) && { is_made: true }),
    },
  };
};
