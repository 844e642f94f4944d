import type { Language, Texts } from '@dijla/provider/modules/catalog/catalog';
import { plainLabel } from '../../source/plain-text.ts';
import type { MappingInput } from '../../table-format/mapping/mapping.ts';
import type { SourceRow } from '../../table-format/source-row.ts';
import { cellOf, type ExtraCells, withCells } from '../extra-cells.ts';
import { groupKey } from '../group-key.ts';
import type { OpenOptions, ShopFiles, ShopPreset, ShopReading } from '../shop-preset.ts';
import { madeRows, rowsOfAll } from '../shop-rows.ts';
import { type ShopTexts, textCells, textColumnNames, textColumns } from '../texts-by-language.ts';
import { leadingCell, type LocalizedColumns, localizedColumns } from '../localized-columns.ts';
import { vendureFiles } from './vendure-files.ts';

const mappingIn = (currency: string): MappingInput => ({
  rows: 'variant-rows',
  currency,
  columns: {
    ...textColumns,
    handle: '@handle',
    sku: 'sku',
    price: 'price',
    quantity: '@quantity',
    categories: '@categories',
    pictures: 'assets',
    variant_pictures: 'variantAssets',
    brand: '@brand',
    status: ['enabled', 'variantEnabled'],
    url_key: '@slug',
  },
  options: [{ name: '@option{n} name', value: '@option{n} value' }],
  named_attributes: { name: '@attribute{n} name', value: '@attribute{n} value', separator: '|' },
  separators: { categories: '\n', path: '>', pictures: '|' },
  decimals: '.',
  roots: [],
});

type Columns = Record<
  'name' | 'slug' | 'description' | 'facets' | 'variantFacets' | 'optionGroups' | 'optionValues',
  LocalizedColumns
>;

const columnsIn = (columns: readonly string[]): Columns => {
  const of = (field: string): LocalizedColumns => localizedColumns(field, columns);
  return {
    name: of('name'),
    slug: of('slug'),
    description: of('description'),
    facets: of('facets'),
    variantFacets: of('variantFacets'),
    optionGroups: of('optionGroups'),
    optionValues: of('optionValues'),
  };
};

const listOf = (cell: string): string[] => (cell === '' ? [] : cell.split('|').map(plainLabel));

/** Parses facets such as `brand:Malwiya` into names and values. */
const facetsOf = (cell: string): [name: string, value: string][] =>
  listOf(cell).flatMap((facet): [string, string][] => {
    const [name = '', ...rest] = facet.split(':');
    return rest.length === 0 ? [] : [[name.trim(), rest.join(':').trim()]];
  });

const textsOf = (
  row: SourceRow,
  { name, description }: Columns,
): { own: ShopTexts; translations: Partial<Record<Language, ShopTexts>> } => {
  const said = (column: string | undefined): string => (column === undefined ? '' : cellOf(row, column));
  const languages = Object.keys(name.byLanguage) as Language[];
  return {
    own: { name: said(name.own), description: said(description.own) },
    translations: Object.fromEntries(
      languages.map((language) => [
        language,
        {
          name: said(name.byLanguage[language]),
          description: said(description.byLanguage[language] ?? description.own),
        },
      ]),
    ),
  };
};

/** Collects translations from words at the same position of a column in both languages. */
const gatherWords = async (files: ShopFiles, columns: Columns): Promise<Map<string, Texts<string>>> => {
  const words = new Map<string, Texts<string>>();
  const pair = (english: readonly string[], arabic: readonly string[]): void => {
    if (english.length !== arabic.length) return;
    english.forEach((en, index) => {
      const ar = arabic[index] ?? '';
      if (en !== '' && ar !== '') words.set(en, { en, ar });
    });
  };
  for await (const row of rowsOfAll(files.main)) {
    for (const {
      byLanguage: { en, ar },
    } of [columns.optionGroups, columns.optionValues])
      if (en !== undefined && ar !== undefined) pair(listOf(cellOf(row, en)), listOf(cellOf(row, ar)));
    for (const {
      byLanguage: { en, ar },
    } of [columns.facets, columns.variantFacets])
      if (en !== undefined && ar !== undefined)
        pair(facetsOf(cellOf(row, en)).flat(), facetsOf(cellOf(row, ar)).flat());
  }
  return words;
};

const categoryFacets: ReadonlySet<string> = new Set([
  'category',
  'categories',
  'collection',
  'collections',
  'department',
  'التصنيف',
  'القسم',
  'الفئة',
]);
const brandFacets: ReadonlySet<string> = new Set([
  'brand',
  'manufacturer',
  'العلامة',
  'العلامة التجارية',
  'الماركة',
]);

/** Converts a product's facets to categories, a brand and attributes. */
const facetCells = (facets: readonly [name: string, value: string][]): ExtraCells => {
  const isOf =
    (names: ReadonlySet<string>) =>
    ([name]: [string, string]): boolean =>
      names.has(name.toLowerCase());
  const others = Map.groupBy(
    facets.filter((facet) => !isOf(categoryFacets)(facet) && !isOf(brandFacets)(facet)),
    ([name]) => name,
  );
  const attributes = [...others].flatMap(([name, list], index) => [
    [`@attribute${index + 1} name`, name],
    [`@attribute${index + 1} value`, list.map(([, value]) => value).join('|')],
  ]);
  return {
    '@categories': facets.filter(isOf(categoryFacets)).map(([, value]) => value),
    '@brand': facets.find(isOf(brandFacets))?.[1],
    ...Object.fromEntries(attributes),
  };
};

const isNo = (cell: string): boolean => /^(?:false|0|no)$/i.test(cell);

const open = async (files: ShopFiles, { choices, currency }: OpenOptions): Promise<ShopReading> => {
  const columns = columnsIn(files.main.flatMap((source) => source.columns));
  const words = await gatherWords(files, columns);
  async function* rows(): AsyncGenerator<SourceRow> {
    let [handle, groups]: [string, string[]] = ['', []];
    for await (const row of rowsOfAll(files.main)) {
      const [name, slug] = [leadingCell(row, columns.name), leadingCell(row, columns.slug)];
      if (name !== '') {
        handle = slug === '' ? groupKey(name, row.place.line) : slug;
        groups = listOf(leadingCell(row, columns.optionGroups));
      }
      const values = listOf(leadingCell(row, columns.optionValues));
      const options = groups.flatMap((group, index) => [
        [`@option${index + 1} name`, group],
        [`@option${index + 1} value`, values[index] ?? ''],
      ]);
      const { own, translations } = textsOf(row, columns);
      yield withCells(row, {
        ...(name !== '' && textCells(own, translations, choices)),
        ...facetCells(facetsOf(leadingCell(row, columns.facets))),
        ...Object.fromEntries(options),
        '@handle': handle,
        '@slug': slug,
        '@quantity': isNo(cellOf(row, 'trackInventory')) ? '' : cellOf(row, 'stockOnHand'),
      });
    }
  }
  const extra = [...textColumnNames, '@handle', '@slug', '@quantity', '@categories', '@brand'];
  return {
    rows: madeRows(files, { rows, extra, shopFiles: vendureFiles }),
    mapping: mappingIn(currency),
    words,
  };
};

export const vendure: ShopPreset = {
  name: 'vendure',
  title: 'Vendure',
  about: 'Vendure: the CSV of its product import and export, one column a language where there are several',
  files: vendureFiles,
  pricesWithoutCurrency: ['price'],
  namesWithoutLanguage: ['name'],
  open,
};
