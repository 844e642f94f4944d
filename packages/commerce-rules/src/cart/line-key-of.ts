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
 * What was chosen besides the variant, as one stable text: bundle selections, answered custom options and download links,
 * whatever their order and whether ids are numbers or strings; half a character, which nobody can keep, is the replacement
 * character. Empty when nothing was; campaign data is no choice (wire §2.5).
 */
export const optionsKeyOf = (option: ProductOption | null | undefined): string => {
  const options = option?.extension_attributes ?? {};
  const links = (options.downloadable_option?.downloadable_links ?? []).map(String).toSorted();
  const answers = [inOrder(bundleAnswers(options)), inOrder(customAnswers(options)), links];
  return answers.every((given) => given.length === 0) ? '' : JSON.stringify(answers);
};

/**
 * Identity of a cart line: same product and same options are the same line. `sku` is the variant's for a configurable, which is known by it alone.
 * Options count as they were sent, not as the catalogue reads them: clients know their lines by a checksum of what they sent (wire §2.5), two of
 * theirs on one of ours would set each other's quantity, and what is read alike today may differ once the product is changed.
 */
export const lineKeyOf = (sku: string, option: ProductOption | null | undefined): string =>
  `${sku}${optionsKeyOf(option)}`;
