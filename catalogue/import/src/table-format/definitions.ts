import { firstText } from '../record/first-text.ts';
import type {
  AttributeInput,
  CategoryInput,
  ProductInput,
  Texts,
} from '@dijla/provider/modules/catalog/catalog';
import type { Finding, SourcePlace } from '../catalog-format.ts';
import { colorHexes } from '../magento-csv/color-hexes.ts';
import { optionCodeOf } from '../magento-csv/read-attributes.ts';
import { knownLabels } from './mapping/attribute-words.ts';
import { type AttributeUse, flagOf } from './products/product-attributes.ts';
import { type CategoryNames, categoryPath } from './products/product-categories.ts';
import { wordIn } from './products/product-texts.ts';
import type { Reading } from './plan/plan-readings.ts';

type Gathered = {
  name: string;
  labels: Map<string, string>;
  isAxis: boolean;
  hasSeveral: boolean;
  input: AttributeUse['input'];
  place: SourcePlace;
};

/**
 * Categories, attributes and options named in the rows of an export, collected before the products that need
 * them.
 */
export type Definitions = {
  addCategory: (names: CategoryNames, place: SourcePlace) => void;
  addUse: (use: AttributeUse, of: { place: SourcePlace; isAxis: boolean }) => void;
  findings: () => Generator<Finding>;
  /**
   * Returns a product's attribute values according to the definitions; `axes`, by which its variants differ,
   * are left out.
   */
  valuesOf: (
    uses: readonly AttributeUse[],
    axes?: ReadonlySet<string>,
  ) => { attributes: ProductInput['attributes']; texts: Record<string, string> };
};

const inputOf = ({ input, isAxis, hasSeveral }: Gathered): AttributeInput['input'] => {
  if (input === 'text' || input === 'boolean') return input;
  return !isAxis && (hasSeveral || input === 'multiselect') ? 'multiselect' : 'select';
};

const hexOf = (code: string, label: string): string | null =>
  code === 'color' ? (colorHexes[label] ?? null) : null;

/** A mapping with the known translations and categories of an export. */
type Naming = Pick<Reading, 'mapping' | 'words' | 'categories'>;

/** Returns a word of an export in both languages if a translation is known. */
const wordsFor = (word: string, { mapping, words }: Naming): Texts<string> =>
  words?.get(word) ?? wordIn(word, mapping);

const attributeOf = (
  code: string,
  gathered: Gathered,
  { position, naming }: { position: number; naming: Naming },
): AttributeInput => {
  const { mapping } = naming;
  const input = inputOf(gathered);
  const hasOptions = input === 'select' || input === 'multiselect';
  const given: Texts<string> | undefined =
    mapping.attributes.find((each) => each.code === code)?.labels ??
    mapping.options.flatMap((each) => ('code' in each && each.code === code ? (each.labels ?? []) : []))[0];
  return {
    code,
    input,
    labels: given ?? knownLabels(code) ?? wordsFor(gathered.name, naming),
    is_filterable: hasOptions && gathered.name !== 'Tags',
    is_comparable: false,
    is_visible_on_front: gathered.name !== 'Tags',
    is_user_defined: true,
    position,
    options: hasOptions
      ? [...gathered.labels].map(([option, label], sort) => ({
          code: option,
          sort,
          hex: hexOf(code, option),
          labels: wordsFor(label, naming),
        }))
      : [],
    sets: [],
  };
};

const categoryOf = (
  url_path: string,
  name: string,
  { position, naming }: { position: number; naming: Naming },
): CategoryInput => {
  const listed = naming.categories?.get(url_path);
  const texts = Object.entries(wordsFor(name, naming)).map(([language, said]) => [
    language,
    { name: said, description: '', meta_title: '', meta_description: '', meta_keywords: '' },
  ]);
  return {
    url_path,
    position,
    is_active: true,
    include_in_menu: true,
    is_anchor: true,
    display_mode: 'PRODUCTS',
    image: null,
    media_gallery: [],
    ...listed,
    texts: { ...Object.fromEntries(texts), ...listed?.texts },
  };
};

/** Returns the categories that an export lists separately, including those without products. */
const listedCategories = ({ categories = new Map() }: Naming, place: SourcePlace) =>
  new Map(
    [...categories].map(([path, { texts }]): [string, { name: string; place: SourcePlace }] => [
      path,
      { name: firstText(texts)?.name ?? path, place },
    ]),
  );

/** Returns the values of a product by what its attributes were gathered to be. */
const valuesOf = (
  uses: readonly AttributeUse[],
  attributes: ReadonlyMap<string, Gathered>,
): ReturnType<Definitions['valuesOf']> => {
  const values: ProductInput['attributes'] = {};
  const texts: Record<string, string> = {};
  for (const use of uses) {
    const gathered = attributes.get(use.code);
    const [first] = use.labels;
    if (gathered === undefined || first === undefined) continue;
    const input = inputOf(gathered);
    if (input === 'boolean') values[use.code] = flagOf(use);
    else if (input === 'text') texts[use.code] = first;
    else
      values[use.code] =
        input === 'multiselect' ? [...new Set(use.labels.map(optionCodeOf))] : optionCodeOf(first);
  }
  return { attributes: values, texts };
};

export const newDefinitions = (naming: Naming & { source: { path: string } }): Definitions => {
  const categories = listedCategories(naming, { file: naming.source.path, line: 0 });
  const attributes = new Map<string, Gathered>();
  return {
    addCategory: (names, place) => {
      names.forEach((name, index) => {
        const path = categoryPath(names.slice(0, index + 1));
        if (!categories.has(path)) categories.set(path, { name, place });
      });
    },
    addUse: ({ code, name, labels, input }, { place, isAxis }) => {
      const gathered = attributes.get(code) ?? {
        name,
        labels: new Map<string, string>(),
        isAxis: false,
        hasSeveral: false,
        input,
        place,
      };
      gathered.isAxis ||= isAxis;
      gathered.hasSeveral ||= labels.length > 1;
      if (input === 'choice' || input === 'multiselect')
        for (const label of labels)
          if (!gathered.labels.has(optionCodeOf(label))) gathered.labels.set(optionCodeOf(label), label);
      attributes.set(code, gathered);
    },
    findings: function* findings() {
      let position = 0;
      for (const [url_path, { name, place }] of categories) {
        position += 1;
        yield { kind: 'category', record: categoryOf(url_path, name, { position, naming }), place };
      }
      for (const [code, gathered] of attributes) {
        position += 1;
        yield {
          kind: 'attribute',
          record: attributeOf(code, gathered, { position, naming }),
          place: gathered.place,
        };
      }
    },
    valuesOf: (uses, axes = new Set()) =>
      valuesOf(
        uses.filter(({ code }) => !axes.has(code)),
        attributes,
      ),
  };
};
