import type {
  AmountInput,
  BundleOptionInput,
  CustomOptionInput,
  DownloadInput,
  OptionPriceInput,
  ProductInput,
} from '@dijla/provider/modules/catalog/catalog';
import { minorUnitsOf } from '../minor-units.ts';
import { commaListOf } from './lists.ts';
import type { Money } from './magento-options.ts';

/** Decimal places of a percentage, stored in ten-thousandths. */
const percentScale = 4;

/** A missing amount is zero. */
const amountsOf = (text: string | undefined, { currency, scale }: Money): AmountInput[] => [
  { currency, amount: minorUnitsOf(text || '0', scale) ?? 0, is_derived: false },
];

/**
 * Parses `name=…,type=…,sku=…|name=…`: bars separate entries, commas separate members. A comma starts a new
 * member only where `word=` follows.
 */
const entriesOf = (cell: string): Map<string, string>[] =>
  cell
    .split('|')
    .filter((entry) => entry.trim() !== '')
    .map(
      (entry) =>
        new Map(
          entry.split(/,(?=[a-z][a-z_]*=)/).map((pair): [string, string] => {
            const sign = pair.indexOf('=');
            return [pair.slice(0, sign).trim(), pair.slice(sign + 1).trim()];
          }),
        ),
    );

const grouped = (cell: string): Map<string, Map<string, string>[]> =>
  Map.groupBy(entriesOf(cell), (entry) => entry.get('name') ?? '');

const bundleTypes: readonly BundleOptionInput['type'][] = ['select', 'radio', 'checkbox', 'multi'];

const wholeOf = (text: string | undefined): number => Math.max(1, Number.parseInt(text ?? '1', 10) || 1);

/** Parses bundle_values of the standard format: one entry per product of a bundle option. */
export const bundleValuesOf = (cell: string): BundleOptionInput[] =>
  [...grouped(cell)].map(([name, entries], index) => ({
    code: `${index + 1}`,
    type: bundleTypes.find((type) => type === entries[0]?.get('type')) ?? 'select',
    is_required: entries[0]?.get('required') !== '0',
    titles: { en: name },
    selections: entries.map((entry) => ({
      sku: entry.get('sku') ?? '',
      qty: wholeOf(entry.get('default_qty')),
      is_default: entry.get('default') === '1',
      can_change_quantity: entry.get('can_change_qty') === '1',
    })),
  }));

/** Parses associated_skus: `A=2.0000,B=1.0000`. A missing quantity is one. */
export const associatedOf = (cell: string): ProductInput['members'] =>
  commaListOf(cell).map((pair) => {
    const [sku = '', qty] = pair.split('=');
    return { sku: sku.trim(), qty: wholeOf(qty) };
  });

const customTypes: readonly CustomOptionInput['type'][] = [
  'field',
  'area',
  'date',
  'drop_down',
  'radio',
  'checkbox',
  'multiple',
];
const written: ReadonlySet<CustomOptionInput['type']> = new Set(['field', 'area', 'date']);

const priceOf = (entry: ReadonlyMap<string, string>, money: Money): OptionPriceInput => {
  if (entry.get('price_type') === 'percent')
    return { type: 'percent', percent: minorUnitsOf(entry.get('price') || '0', percentScale) ?? 0 };
  return { type: 'fixed', amounts: amountsOf(entry.get('price'), money) };
};

/**
 * Parses custom_options of the standard format: one entry per option, or per value of an option with
 * choices.
 */
export const customOptionsOf = (cell: string, money: Money): CustomOptionInput[] =>
  [...grouped(cell)].flatMap(([name, entries], index): CustomOptionInput[] => {
    const [first] = entries;
    const type = customTypes.find((known) => known === first?.get('type'));
    if (first === undefined || type === undefined) return [];
    const isWritten = written.has(type);
    return [
      {
        code: `${index + 1}`,
        type,
        is_required: first.get('required') === '1',
        max_characters:
          isWritten && Number(first.get('max_characters')) > 0 ? Number(first.get('max_characters')) : null,
        titles: { en: name },
        values: isWritten
          ? [{ code: '', titles: {}, price: priceOf(first, money) }]
          : entries.map((entry, place) => ({
              code: `${place + 1}`,
              titles: { en: entry.get('option_title') ?? '' },
              price: priceOf(entry, money),
            })),
      },
    ];
  });

/** Parses downloadable_links of the standard format. */
export const downloadOf = (cell: string, money: Money): DownloadInput => {
  const entries = entriesOf(cell);
  return {
    links_purchased_separately: entries[0]?.get('purchased_separately') === '1',
    titles: { en: { links_title: entries[0]?.get('group_title') ?? '', samples_title: '' } },
    links: entries.map((entry, index) => ({
      code: `${index + 1}`,
      titles: { en: entry.get('title') ?? '' },
      file: entry.get('file') ?? entry.get('url') ?? '',
      sample_file: entry.get('sample') || null,
      max_downloads: Number(entry.get('downloads')) > 0 ? Number(entry.get('downloads')) : null,
      amounts: amountsOf(entry.get('price'), money),
    })),
  };
};
