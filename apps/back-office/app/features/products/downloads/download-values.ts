import type { DeskInput, DeskResult } from '@dijla/contract/desk-client';
import { type Language, languages } from '@dijla/contract/store-views';
import { amountToType, typedAmount } from '../../../parts/typed-amount.ts';

export type OpenedDownloads = DeskResult<'desk/product-downloads'>;
type Units = OpenedDownloads['units'];
type Saved = NonNullable<DeskInput<'desk/save-product-downloads'>['body']>['downloads'];

/** A file of a product as its form has it. */
type TypedLink = {
  code: string | null;
  titles: Record<Language, string>;
  /** Path of a file of the shop; empty where it is elsewhere or none was given. */
  file: string;
  file_name: string;
  bytes: number | null;
  /** An address where the file is elsewhere. */
  address: string;
  /** Path of what everybody may look at; empty where it is elsewhere or there is none. */
  sample: string;
  sample_name: string;
  sample_bytes: number | null;
  sample_address: string;
  max_downloads: string;
  days: string;
  amounts: Record<string, string>;
};

export type DownloadValues = {
  is_separate: boolean;
  titles: Record<Language, string>;
  sample_titles: Record<Language, string>;
  links: TypedLink[];
};

const isAddress = (file: string): boolean => /^https?:\/\//i.test(file);
const typed = (limit: number | null): string => (limit === null ? '' : String(limit));
const noTitles = (): Record<Language, string> =>
  Object.fromEntries(languages.map((language) => [language, ''])) as Record<Language, string>;

/** A file that nobody has filled in; it offers what the shop's rule says. */
export const newLink = ({ rule, units }: Pick<OpenedDownloads, 'rule' | 'units'>): TypedLink => ({
  code: null,
  titles: noTitles(),
  file: '',
  file_name: '',
  bytes: null,
  address: '',
  sample: '',
  sample_name: '',
  sample_bytes: null,
  sample_address: '',
  max_downloads: typed(rule.max_downloads),
  days: typed(rule.days),
  amounts: Object.fromEntries(units.map(({ code }) => [code, ''])),
});

/** Returns the files of a product as their form begins. */
export const downloadValuesOf = ({
  is_separate,
  titles,
  sample_titles,
  links,
  units,
}: OpenedDownloads): DownloadValues => ({
  is_separate,
  titles: { ...noTitles(), ...titles },
  sample_titles: { ...noTitles(), ...sample_titles },
  links: links.map((link) => ({
    code: link.code,
    titles: { ...noTitles(), ...link.titles },
    file: isAddress(link.file) ? '' : link.file,
    file_name: link.file_name ?? '',
    bytes: link.bytes,
    address: isAddress(link.file) ? link.file : '',
    sample: isAddress(link.sample ?? '') ? '' : (link.sample ?? ''),
    sample_name: link.sample_name ?? '',
    sample_bytes: link.sample_bytes,
    sample_address: isAddress(link.sample ?? '') ? (link.sample ?? '') : '',
    max_downloads: typed(link.max_downloads),
    days: typed(link.days),
    amounts: Object.fromEntries(
      units.map(({ code, scale }) => {
        const amount = link.amounts.find(({ currency }) => currency === code)?.amount;
        return [code, amount === undefined ? '' : amountToType(amount, scale)];
      }),
    ),
  })),
});

const limitTyped = (text: string): number | null => typedAmount(text, 0);

/** Whether what is typed is a number of downloads or days, or nothing. */
export const isLimit = (text: string, atMost: number): boolean => {
  if (text.trim() === '') return true;
  const limit = limitTyped(text);
  return limit !== null && limit >= 1 && limit <= atMost;
};

/** Returns what was typed as the call has it. */
export const downloadsTyped = (
  { is_separate, titles, sample_titles, links }: DownloadValues,
  units: Units,
): Saved => ({
  is_separate,
  titles,
  sample_titles,
  links: links.map((link) => ({
    code: link.code,
    titles: link.titles,
    file: link.address.trim() === '' ? link.file : link.address.trim(),
    sample: link.sample_address.trim() || link.sample || null,
    max_downloads: limitTyped(link.max_downloads),
    days: limitTyped(link.days),
    amounts: is_separate
      ? units.flatMap(({ code, scale }) => {
          const amount = typedAmount(link.amounts[code] ?? '', scale);
          return amount === null ? [] : [{ currency: code, amount }];
        })
      : [],
  })),
});

/** Returns the rule of new files that was typed. */
export const ruleTyped = ({ max_downloads, days }: { max_downloads: string; days: string }) => ({
  max_downloads: limitTyped(max_downloads),
  days: limitTyped(days),
});
