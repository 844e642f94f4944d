import { foldedText } from '@dijla/commerce-rules/text/folded-text';
import type { CategoryDocument } from '@dijla/contract/client';
import type { CatalogSource, WireDocument } from '../../provider-client/catalog-source.ts';
import { isCatalogUnavailable } from '../../offline/catalog-unavailable.ts';
import { cardFields, cardView, type CardView } from '../../view-models/cards/card-view.ts';
import type { SeenProduct } from '../../shop/cards/seen-products.ts';
import { inStockFirst, listedFilters, mostBoughtFirst } from '../../view-models/listing/listed-filters.ts';
import type { MenuNode } from '../../view-models/listing/menu-view.ts';
import { trailTo } from '../../view-models/listing/trail.ts';

/** Maximum numbers of suggested products (spec 1 §9) and categories. */
const productsAtMost = 5;
const categoriesAtMost = 3;

type Named = Pick<MenuNode, 'name' | 'lang'>;

/** A category with its parent, because categories of the same name exist under several parents. */
export type SuggestedCategory = Pick<MenuNode, 'id' | 'urlPath'> & Named & { parent: Named | null };

export type Suggestions = {
  products: CardView[];
  categories: SuggestedCategory[];
  /** Texts to search for, that go on from what was typed. */
  words: string[];
  brands: string[];
  /** What was meant, in the spelling of the shop; null where it was taken as it is. */
  corrected: string | null;
  /**
   * Replaces products when the provider cannot be reached: products viewed on this device, whose pages are
   * saved.
   */
  seen: readonly SeenProduct[];
  /** True when the provider could not be reached, so that only data on the device was searched. */
  isOffline: boolean;
};

/** Data available on the device. */
export type KnownOnDevice = { menu: readonly MenuNode[]; seen: readonly SeenProduct[] };

/** Returns the closest ancestor that is in the menu. */
const parentOf = (menu: readonly MenuNode[], path: string): Named | null => {
  const above = path.split('/').slice(0, -1).map(Number);
  const { name, lang } = trailTo(menu, above).at(-1) ?? {};
  return name === undefined ? null : { name, lang: lang ?? null };
};

const suggestedCategory = (menu: readonly MenuNode[], document: WireDocument): SuggestedCategory => {
  const {
    id = 0,
    name = '',
    lang,
    url_path: urlPath = '',
    path = '',
  } = document as Partial<CategoryDocument>;
  return { id, name, lang: lang ?? null, urlPath, parent: parentOf(menu, path) };
};

const categoriesOf = (menu: readonly MenuNode[], parent: Named | null = null): SuggestedCategory[] =>
  menu.flatMap(({ id, name, lang, urlPath, children }) => [
    { id, name, lang, urlPath, parent },
    ...categoriesOf(children, { name, lang }),
  ]);

/** Returns the items whose name contains every word of the term. */
const named = <Thing extends { name: string }>(things: readonly Thing[], term: string): Thing[] => {
  const words = foldedText(term).split(' ');
  return things.filter(({ name }) => words.every((word) => foldedText(name).includes(word)));
};

/** Returns suggestions without the provider: categories of the menu and products viewed on this device. */
export const suggestionsOnDevice = ({ menu, seen }: KnownOnDevice, term: string): Suggestions => ({
  products: [],
  words: [],
  brands: [],
  corrected: null,
  categories: named(categoriesOf(menu), term).slice(0, categoriesAtMost),
  seen: named(seen, term).slice(0, productsAtMost),
  isOffline: true,
});

const noWords = { words: [], brands: [], corrected: null };

/** Returns words and brands; none from a provider that does not suggest any. */
const loadWords = async (
  source: CatalogSource,
  term: string,
): Promise<Pick<Suggestions, 'words' | 'brands' | 'corrected'>> => {
  const query = { storeCode: source.store.code, term };
  const answer = await source.read('catalog/suggest', { query }).catch(() => null);
  if (answer === null) return noWords;
  const { words, brands, corrected } = answer.result;
  return {
    words: words.map(({ text }) => text).filter((text) => text.toLowerCase() !== term.toLowerCase()),
    brands: brands.map(({ label }) => label),
    corrected,
  };
};

/**
 * Loads suggestions for a term: five products, the categories that match, words and brands, with three calls;
 * while the catalog is unavailable, from data on the device.
 */
export const loadSuggestions = async (
  source: CatalogSource,
  { term, ...known }: KnownOnDevice & { term: string },
): Promise<Suggestions> => {
  try {
    const [products, categories, words] = await Promise.all([
      source.search('product', {
        request: { _searchText: term, _appliedFilters: listedFilters() },
        size: productsAtMost,
        include: cardFields,
      }),
      source.search('category', {
        request: {
          _searchText: term,
          _appliedFilters: [
            { attribute: 'is_active', value: { eq: true } },
            { attribute: 'level', value: { gte: 2 } },
          ],
        },
        size: categoriesAtMost,
        include: ['id', 'name', 'lang', 'url_path', 'path'],
      }),
      loadWords(source, term),
    ]);
    return {
      products: products.hits.map((hit) => cardView(hit, source.store.currency.scale)),
      categories: categories.hits.map((hit) => suggestedCategory(known.menu, hit)),
      ...words,
      seen: [],
      isOffline: false,
    };
  } catch (error) {
    if (!isCatalogUnavailable(error)) throw error;
    return suggestionsOnDevice(known, term);
  }
};

/** Loads what is searched for most in the store; nothing where that cannot be loaded. */
export const loadPopularSearches = async (source: CatalogSource): Promise<readonly string[]> => {
  const query = { storeCode: source.store.code };
  const answer = await source.read('catalog/popular-searches', { query }).catch(() => null);
  return answer?.result.terms ?? [];
};

/** Loads bestsellers for an empty search field; null when they cannot be loaded. */
export const loadBestsellers = async (source: CatalogSource): Promise<CardView[] | null> => {
  const request = { _appliedFilters: listedFilters(), _appliedSort: [inStockFirst, mostBoughtFirst] };
  const answer = await source.search('product', { request, size: 4, include: cardFields }).catch(() => null);
  return answer?.hits.map((hit) => cardView(hit, source.store.currency.scale)) ?? null;
};
