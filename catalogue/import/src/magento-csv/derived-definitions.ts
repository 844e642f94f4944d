import { latinSlugOf } from '@dijla/commerce-rules/text/latin-slug';
import type { AttributeInput, CategoryInput, Texts } from '@dijla/provider/modules/catalog/catalog';
import type { Finding, SourcePlace } from '../catalog-format.ts';
import { plainLabel } from '../source/plain-text.ts';
import { freeCode, knownLabels } from '../table-format/mapping/attribute-words.ts';
import { wordIn } from '../table-format/products/product-texts.ts';
import { colorHexes } from './color-hexes.ts';
import type { ExportRow } from './export-file.ts';
import { attributePairsOf, categoryPathsOf, namePathOf, variationLabelsOf, variationsOf } from './lists.ts';
import { optionCodeOf } from './read-attributes.ts';
import type { CategoryTree } from './read-categories.ts';

/** Entries of additional_attributes that Magento uses internally and that do not describe the product. */
export const bookkeeping: ReadonlySet<string> = new Set([
  'has_options',
  'required_options',
  'msrp_display_actual_price_type',
  'quantity_and_stock_status',
  'category_ids',
  'options_container',
  'gift_message_available',
  'links_exist',
  'links_purchased_separately',
  'links_title',
  'samples_title',
  'price_type',
  'sku_type',
  'weight_type',
  'price_view',
  'shipment_type',
  'swatch_image',
  'tax_class_id',
  'page_layout',
  'custom_layout',
]);

/** Limits above which values are not treated as options that shoppers select or filter by. */
const [longestOption, mostOptions, mostFilterOptions] = [60, 400, 100];

type Gathered = {
  place: SourcePlace;
  options: Map<string, string>;
  uses: number;
  isAxis: boolean;
  hasSeveral: boolean;
  isFlag: boolean;
  isNumber: boolean;
  isText: boolean;
  label: string;
};

const automatic = { language: 'auto' } as const;

const isFlagWord = (value: string): boolean => /^(?:yes|no)$/i.test(value);

const inputOf = ({
  isAxis,
  isFlag,
  isText,
  isNumber,
  hasSeveral,
  options,
  uses,
}: Gathered): AttributeInput['input'] => {
  if (isAxis) return 'select';
  if (isFlag) return 'boolean';
  // An attribute whose value differs for nearly every product is no use as an option.
  const isOwn = options.size > 20 && (isNumber || options.size * 2 > uses);
  if (isText || isOwn) return 'text';
  return hasSeveral ? 'multiselect' : 'select';
};

/**
 * Returns the shop's known labels for a code in both languages, or else the export's label, or else one made
 * from the code: `eco_collection` is `Eco collection`.
 */
const labelsOf = (code: string, label: string): Texts<string> => {
  const words = code.replaceAll('_', ' ').trim();
  return knownLabels(code) ?? wordIn(label || `${words.charAt(0).toUpperCase()}${words.slice(1)}`, automatic);
};

const attributeOf = (code: string, gathered: Gathered, position: number): AttributeInput => {
  const input = inputOf(gathered);
  const hasOptions = input === 'select' || input === 'multiselect';
  return {
    code,
    input,
    labels: labelsOf(code, gathered.label),
    is_filterable: hasOptions && gathered.options.size <= mostFilterOptions,
    is_comparable: false,
    is_visible_on_front: true,
    is_user_defined: true,
    position,
    options: hasOptions
      ? [...gathered.options].map(([option, label], sort) => ({
          code: option,
          sort,
          hex: code === 'color' ? (colorHexes[option] ?? null) : null,
          labels: wordIn(label, automatic),
        }))
      : [],
    sets: [],
  };
};

const categoryOf = (url_path: string, name: string, position: number): CategoryInput => ({
  url_path,
  position,
  is_active: true,
  include_in_menu: true,
  is_anchor: true,
  display_mode: 'PRODUCTS',
  image: null,
  media_gallery: [],
  texts: Object.fromEntries(
    Object.entries(wordIn(name, automatic)).map(([language, said]) => [
      language,
      { name: said, description: '', meta_title: '', meta_description: '', meta_keywords: '' },
    ]),
  ),
});

/** Derives categories and attributes from product rows, for an export without definition files. */
export type DerivedDefinitions = {
  add: (row: ExportRow) => void;
  /** Returns the attributes so far, by the code used in the rows, and their findings. */
  attributes: () => { attributes: Map<string, AttributeInput>; findings: Finding[] };
  categories: () => { tree: CategoryTree; findings: Finding[] };
  /** Option values of variants by sku, as stated by their configurable products. */
  choices: ReadonlyMap<string, ReadonlyMap<string, string>>;
};

const newAttributes = () => {
  const gathered = new Map<string, Gathered>();
  const of = (code: string, place: SourcePlace): Gathered => {
    const known = gathered.get(code) ?? {
      place,
      options: new Map(),
      uses: 0,
      isAxis: false,
      hasSeveral: false,
      isFlag: true,
      isNumber: true,
      isText: false,
      label: '',
    };
    gathered.set(code, known);
    return known;
  };
  const addOption = (attribute: Gathered, value: string): void => {
    const label = plainLabel(value);
    attribute.uses += 1;
    attribute.isFlag &&= isFlagWord(label);
    attribute.isNumber &&= /^[\d.,]+$/.test(label);
    attribute.isText ||=
      label.length > longestOption || (attribute.options.size >= mostOptions && !attribute.isAxis);
    if (attribute.isText && !attribute.isAxis) attribute.options.clear();
    else if (!attribute.options.has(optionCodeOf(label))) attribute.options.set(optionCodeOf(label), label);
  };
  return { gathered, of, addOption };
};

const newCategories = () => {
  const gathered = new Map<string, { names: readonly string[]; place: SourcePlace }>();
  const add = (row: ExportRow): void => {
    for (const names of categoryPathsOf(row.cell('categories'))) {
      names.forEach((_, index) => {
        const above = names.slice(0, index + 1);
        const path = namePathOf(above);
        if (!gathered.has(path)) gathered.set(path, { names: above, place: row.place });
      });
    }
  };
  const findings: DerivedDefinitions['categories'] = () => {
    const tree = new Map<string, CategoryInput>();
    const made = [...gathered].map(([path, { names, place }], index): Finding => {
      const record = categoryOf(
        names.map((name) => latinSlugOf(name) || 'category').join('/'),
        names.at(-1) ?? '',
        index + 1,
      );
      tree.set(path, record);
      return { kind: 'category', record, place };
    });
    return { tree, findings: made };
  };
  return { add, findings };
};

/** Collects definitions row by row; the first spelling of a value becomes its label. */
export const newDerivedDefinitions = (): DerivedDefinitions => {
  const { gathered, of, addOption } = newAttributes();
  const categories = newCategories();
  const choices = new Map<string, ReadonlyMap<string, string>>();

  const addVariations = (row: ExportRow): void => {
    for (const { sku, choices: own } of variationsOf(row.cell('configurable_variations'))) {
      choices.set(sku, own);
      for (const [code, value] of own) {
        const attribute = of(code, row.place);
        attribute.isAxis = true;
        addOption(attribute, value);
      }
    }
    for (const [code, label] of variationLabelsOf(row.cell('configurable_variation_labels')))
      if (gathered.has(code)) of(code, row.place).label ||= plainLabel(label);
  };

  return {
    add: (row) => {
      categories.add(row);
      for (const [code, values] of attributePairsOf(row.cell('additional_attributes'))) {
        if (bookkeeping.has(code) || values.length === 0) continue;
        const attribute = of(code, row.place);
        attribute.hasSeveral ||= values.length > 1;
        for (const value of values) addOption(attribute, value);
      }
      if (row.cell('product_type') === 'configurable') addVariations(row);
    },
    attributes: () => {
      const made = [...gathered].map(([code, each], position) => ({
        code,
        place: each.place,
        record: attributeOf(freeCode(code), each, position + 1),
      }));
      return {
        attributes: new Map(made.map(({ code, record }) => [code, record])),
        findings: made.map(({ record, place }) => ({ kind: 'attribute', record, place })),
      };
    },
    categories: categories.findings,
    choices,
  };
};
