import type { AppliedFilter, EngineQuery, Hit, SearchEngine } from '@dijla/search-index/core/search-engine';
import { listedFilters } from '../categories/listed-filters.ts';
import { explanationLines } from './explanation-lines.ts';

/** Numbers of products and categories that the storefront suggests, and a few words and brands. */
const limit = { words: 5, products: 5, categories: 3, brands: 5 };

/** Categories that the storefront suggests. */
const shownCategories: readonly AppliedFilter[] = [
  { attribute: 'is_active', value: { eq: true }, scope: 'default' },
  { attribute: 'level', value: { gte: 2 }, scope: 'default' },
];

/** The query of the storefront's search page, before a sort or a filter is chosen. */
const searchFor = (text: string): EngineQuery => ({
  applied: listedFilters,
  available: [],
  sort: [],
  text: text.trim().toWellFormed(),
  from: 0,
  size: 10,
});

const productLine = ({ document, score }: Hit, place: number): string =>
  `  ${place + 1}. ${String(document['sku'])}  ${String(document['name'])}${score === null ? '' : `  (score ${score})`}`;

const nameOf = ({ document }: Hit): string => String(document['name']);

type Asked = { engine: SearchEngine; indexName: string; text: string };

const suggestionLines = async ({ engine, indexName, text }: Asked): Promise<string[]> => {
  const { words, products, categories, brands } = await engine.suggest(indexName, text, {
    limit,
    among: { product: listedFilters, category: shownCategories },
  });
  const lines: [string, readonly string[]][] = [
    ['words', words.map((word) => `${word.text} (${word.count})`)],
    ['products', products.map(nameOf)],
    ['categories', categories.map(nameOf)],
    ['brands', brands.map(({ label, count }) => `${label} (${count})`)],
  ];
  const told = lines.flatMap(([kind, some]) => (some.length === 0 ? [] : [`  ${kind}: ${some.join(' · ')}`]));
  return told.length === 0
    ? ['Nothing is suggested while this is typed.']
    : ['Suggested while this is typed:', ...told];
};

/** Returns what a search finds first, and what is suggested while it is typed, line by line. */
const foundLines = async (asked: Asked): Promise<string[]> => {
  const { hits, total } = await asked.engine.search(asked.indexName, 'product', searchFor(asked.text));
  const count = total === 0 ? 'No products are' : total === 1 ? '1 product is' : `${total} products are`;
  const more = total > hits.length ? `; the first ${hits.length}:` : total === 0 ? '.' : ':';
  return [`${count} found${more}`, ...hits.map(productLine), '', ...(await suggestionLines(asked))];
};

/** Returns the product with a sku, or else the one that has a variant with it. */
const productOf = async ({ engine, indexName }: Asked, sku: string): Promise<Hit | undefined> => {
  for (const attribute of ['sku', 'configurable_children.sku']) {
    const applied: AppliedFilter[] = [{ attribute, value: { eq: sku }, scope: 'default' }];
    const { hits } = await engine.search(indexName, 'product', { ...searchFor(''), applied, size: 1 });
    if (hits[0] !== undefined) return hits[0];
  }
  return undefined;
};

/**
 * Returns in words why a search of the storefront shows the product with a sku where it does, or why it does
 * not; without a sku what the search finds and suggests. Throws when the store view has no such product.
 */
export const explainSearch = async (asked: Asked, sku?: string): Promise<string> => {
  if (sku === undefined) return (await foundLines(asked)).join('\n');
  const product = await productOf(asked, sku);
  const id = Number(product?.document['id']);
  const explanation = product && (await asked.engine.explain(asked.indexName, searchFor(asked.text), id));
  if (product === undefined || explanation === undefined)
    throw new Error(`This store view has no product with the sku ${sku}`);
  const own = String(product.document['sku']);
  const title = `${own}  ${nameOf(product)}${own === sku ? '' : `  (${sku} is one of its variants)`}`;
  return [title, '', ...explanationLines(explanation)].join('\n');
};
