import { type Language, languages } from '@dijla/contract/store-views';
import type { CategoryInput, ProductInput } from '@dijla/provider/modules/catalog/catalog';
import type { CatalogFormat, Finding } from '../catalog-format.ts';
import { firstText } from './first-text.ts';
import type { RunLog } from '../run/run-log.ts';

/** A count of incomplete products or categories, with a few examples. */
type Lack = { count: number; examples: string[] };

const mostExamples = 5;

const languageNames = new Intl.DisplayNames('en', { type: 'language' });
const inLanguage = (what: string, language: Language): string =>
  `${what} in ${languageNames.of(language) ?? language}`;

/** What a category lacks without a name in a language. */
const unnamed = new Map(languages.map((language) => [inLanguage('a name', language), language]));

type IsLacking = (product: ProductInput) => boolean;

const textLacks = (field: 'name' | 'description'): [string, IsLacking][] =>
  languages.map((language) => [
    inLanguage(`a ${field}`, language),
    ({ texts }) => (texts[language]?.[field] ?? '') === '',
  ]);

const lacks: Readonly<Record<string, IsLacking>> = {
  'a picture': ({ media }) => media.length === 0,
  'a category': ({ categories }) => categories.length === 0,
  'a price': ({ prices, type }) => prices.length === 0 && type !== 'grouped' && type !== 'bundle',
  ...Object.fromEntries([...textLacks('name'), ...textLacks('description')]),
};

export type Wholeness = {
  note: (finding: Finding) => void;
  /**
   * Returns the number of products and which of them are switched off; empty for an export without products.
   */
  headline: () => string[];
  /** Returns what is incomplete, one line each; empty when nothing is. */
  lines: (log: Pick<RunLog, 'counts'>) => string[];
};

const of = (count: number, one: string, more: string): string => `${count} ${count === 1 ? one : more}`;

const listed = ({ count, examples }: Lack): string =>
  `${examples.join(', ')}${count > examples.length ? ', …' : ''}`;

const newLacks = () => {
  const found = new Map<string, Lack>();
  return {
    add: (what: string, key: string): void => {
      const lack = found.get(what) ?? { count: 0, examples: [] };
      lack.count += 1;
      if (lack.examples.length < mostExamples) lack.examples.push(key);
      found.set(what, lack);
    },
    get: (what: string): Lack => found.get(what) ?? { count: 0, examples: [] },
  };
};

const lackLines = (of: ReturnType<typeof newLacks>, names: readonly string[], all: string): string[] =>
  names.flatMap((what) =>
    of.get(what).count === 0
      ? []
      : [`${of.get(what).count} of ${all} without ${what}: ${listed(of.get(what))}`],
  );
/** Returns what the run did not find, take or read, one line each. */
const lossLines = ({ counts }: Pick<RunLog, 'counts'>): string[] => {
  const countOf = (code: string): number =>
    (counts.get(code)?.inPart ?? 0) + (counts.get(code)?.notTaken ?? 0);
  const refused = [...counts.values()].reduce((sum, { notTaken }) => sum + notTaken, 0);
  return [
    ...(countOf('missing-picture') > 0
      ? [
          `${of(countOf('missing-picture'), 'picture was', 'pictures were')} not found: --media DIR is the folder they lie in`,
        ]
      : []),
    ...(refused > 0 ? [`${of(refused, 'row was', 'rows were')} not taken`] : []),
    ...(countOf('unknown-column') > 0 ? ['columns were not read: see unknown-column above'] : []),
  ];
};

/**
 * Collects what the imported products lack that a shopper would notice. Variants are skipped because they
 * use their product's data, and disabled products because they are not shown.
 */
export const newWholeness = (): Wholeness => {
  const [ofProducts, ofCategories] = [newLacks(), newLacks()];
  let [shown, families, variants, categories] = [0, 0, 0, 0];
  const noteProduct = (product: ProductInput): void => {
    if (product.visibility === 1) return;
    families += product.variants.length > 0 ? 1 : 0;
    variants += product.variants.length;
    if (product.status !== 1) {
      ofProducts.add('off', product.sku);
      return;
    }
    shown += 1;
    for (const [what, isLacking] of Object.entries(lacks))
      if (isLacking(product)) ofProducts.add(what, product.sku);
  };
  const noteCategory = ({ url_path, texts }: CategoryInput): void => {
    categories += 1;
    for (const [what, language] of unnamed)
      if ((texts[language]?.name ?? '') === '') ofCategories.add(what, firstText(texts)?.name ?? url_path);
  };
  return {
    note: (finding) => {
      if (finding.kind === 'product') noteProduct(finding.record);
      else if (finding.kind === 'category') noteCategory(finding.record);
    },
    headline: () => {
      const off = ofProducts.get('off');
      const all = shown + off.count;
      if (all === 0) return [];
      return [
        `${of(all, 'product', 'products')}${families > 0 ? ` (${families} of them with ${of(variants, 'variant', 'variants')})` : ''}`,
        ...(off.count > 0 ? [`${off.count} of them switched off: ${listed(off)}`] : []),
      ];
    },
    lines: (log) => {
      const lines = [
        ...lackLines(ofProducts, Object.keys(lacks), of(shown, 'product', 'products')),
        ...lackLines(ofCategories, [...unnamed.keys()], of(categories, 'category', 'categories')),
        ...lossLines(log),
      ];
      return lines.length === 0 ? [] : ['Not whole:', ...lines.map((line) => `  ${line}`)];
    },
  };
};

/** Wraps a format to note each finding as it is read. */
export const noting = (format: CatalogFormat, { note }: Wholeness): CatalogFormat => ({
  ...format,
  read: async function* read(files, options) {
    for await (const finding of format.read(files, options)) {
      note(finding);
      yield finding;
    }
  },
});
