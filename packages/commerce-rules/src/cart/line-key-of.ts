import type { ProductOption } from '@dijla/contract/client';
import { listed } from '../choices/listed.ts';

type Options = NonNullable<ProductOption['extension_attributes']>;

const inOrder = (answers: readonly string[][]): string[][] =>
  answers.toSorted((a, b) => (String(a) < String(b) ? -1 : 1));

const bundleAnswers = ({ bundle_options }: Options): string[][] =>
  listed(bundle_options)
    .map(({ option_id, option_qty, option_selections }) => ({
      option_id,
      option_qty,
      chosen: option_selections.filter((id) => id !== null && id !== ''),
    }))
    .filter(({ chosen }) => chosen.length > 0)
    .map(({ option_id, option_qty, chosen }) => [
      String(option_id),
      String(option_qty ?? ''),
      ...chosen.map(String).toSorted(),
    ]);

const customAnswers = ({ custom_options }: Options): string[][] =>
  listed(custom_options)
    .map(({ option_id, option_value }) => [
      String(option_id),
      String(option_value ?? '')
        .trim()
        .toWellFormed(),
    ])
    .filter(([, answer]) => answer !== '');

/**
 * Returns the choices besides the variant as one stable text: bundle selections, answered custom options and
 * download links, regardless of their order and of whether ids are numbers or strings. Unpaired surrogates,
 * which cannot be stored, become the replacement character. Empty when nothing was chosen; campaign data is
 * not a choice (wire §2.5).
 */
export const optionsKeyOf = (option: ProductOption | null | undefined): string => {
  const options = option?.extension_attributes ?? {};
  const links = (options.downloadable_option?.downloadable_links ?? []).map(String).toSorted();
  const answers = [inOrder(bundleAnswers(options)), inOrder(customAnswers(options)), links];
  return answers.every((given) => given.length === 0) ? '' : JSON.stringify(answers);
};

/**
 * Returns the identity of a cart line: the same product with the same options is the same line. For a
 * configurable, `sku` is the variant's, which alone identifies it. Options are compared as sent, not as the
 * catalog interprets them: clients identify lines by a checksum of what they sent (wire §2.5), so two of
 * their lines on one of ours would overwrite each other's quantity, and options interpreted alike today may
 * differ once the product is changed.
 */
export const lineKeyOf = (sku: string, option: ProductOption | null | undefined): string =>
  `${sku}${optionsKeyOf(option)}`;
