import { createHash, randomBytes } from 'node:crypto';
import type { CallInput, CallOutput } from '../../../../call/call-handler.ts';
import { languages, type Language } from '@dijla/contract/store-views';
import type { DownloadInput, ProductInput } from '../../saving/catalog-batch.ts';

export type SavedDownloads = CallInput<'desk/save-product-downloads'>['body']['downloads'];
type ShownDownloads = NonNullable<CallOutput<'desk/product-downloads'>['result']>;
export type EditedDownloads = Pick<ShownDownloads, 'is_separate' | 'titles' | 'sample_titles' | 'links'>;

const noDownload: DownloadInput = { links_purchased_separately: false, titles: {}, links: [] };

const inLanguages = (textOf: (language: Language) => string | undefined): Record<Language, string> =>
  Object.fromEntries(languages.map((language) => [language, textOf(language) ?? ''])) as Record<
    Language,
    string
  >;

/** Returns the files of a product as its form shows them; `known` has those that were given at the desk, by path. */
export const editedDownloadsOf = (
  { download }: Pick<ProductInput, 'download'>,
  known: ReadonlyMap<string, { name: string; bytes: number }>,
): EditedDownloads => {
  const { links_purchased_separately, titles, links } = download ?? noDownload;
  return {
    is_separate: links_purchased_separately,
    titles: inLanguages((language) => titles[language]?.links_title),
    sample_titles: inLanguages((language) => titles[language]?.samples_title),
    links: links.map(({ code, titles: said, file, sample_file, max_downloads, days = null, amounts }) => ({
      code,
      titles: inLanguages((language) => said[language]),
      file,
      file_name: known.get(file)?.name ?? null,
      bytes: known.get(file)?.bytes ?? null,
      sample: sample_file,
      sample_name: known.get(sample_file ?? '')?.name ?? null,
      sample_bytes: known.get(sample_file ?? '')?.bytes ?? null,
      max_downloads,
      days,
      amounts: amounts
        .filter(({ is_derived }) => !is_derived)
        .map(({ currency, amount }) => ({ currency, amount })),
    })),
  };
};

/** Returns a number for what the files of a product are now, without amounts that follow the rate. */
export const downloadsVersion = ({ download }: Pick<ProductInput, 'download'>): string => {
  const { links, ...others } = download ?? noDownload;
  const set = links.map(({ amounts, ...link }) => [link, amounts.filter(({ is_derived }) => !is_derived)]);
  return createHash('sha256')
    .update(JSON.stringify([others, set]))
    .digest('hex')
    .slice(0, 16);
};

const said = (texts: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(Object.entries(texts).filter(([, text]) => text !== ''));

/** Returns a product with the files that were said at the desk; samples, and titles of these, stay where none are said. */
export const withDownloads = (
  product: ProductInput,
  { is_separate, titles, sample_titles, links }: SavedDownloads,
): ProductInput => {
  const { titles: before, links: standing } = product.download ?? noDownload;
  const titled = languages.flatMap((language) => {
    const samples_title = sample_titles?.[language] ?? before[language]?.samples_title ?? '';
    const links_title = titles[language];
    return links_title === '' && samples_title === '' ? [] : [[language, { links_title, samples_title }]];
  });
  return {
    ...product,
    download: {
      links_purchased_separately: is_separate,
      titles: Object.fromEntries(titled) as DownloadInput['titles'],
      links: links.map(({ code, titles: texts, file, sample, max_downloads, days, amounts }) => ({
        code: code ?? randomBytes(6).toString('hex'),
        titles: said(texts),
        file,
        sample_file:
          sample === undefined ? (standing.find((link) => link.code === code)?.sample_file ?? null) : sample,
        max_downloads,
        days,
        amounts: is_separate ? amounts.map((amount) => ({ ...amount, is_derived: false })) : [],
      })),
    },
  };
};
