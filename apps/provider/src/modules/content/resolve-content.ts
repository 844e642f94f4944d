import { type Directive, replaceDirectives } from './directives.ts';

/** What a store view's content may name. */
export type ContentPlaces = {
  storeCode: string;
  /** Identifiers of pages, which stand at `/i/{identifier}`. */
  pages: ReadonlySet<string>;
  /** Blocks' content in the store's language, by identifier. */
  blocks: ReadonlyMap<string, string>;
  /** Paths of categories by their url_key. */
  categories: ReadonlyMap<string, string>;
};

/** The widest picture of a text column, and twice as dense. */
const pictureSide = 1200;
const deepest = 5;

const addressOf = (path: string, { storeCode, pages }: ContentPlaces): string => {
  const plain = path.replace(/^\/+|\/+$/g, '').replace(/\.html$/, '');
  if (plain === '') return `/${storeCode}`;
  return pages.has(plain) ? `/${storeCode}/i/${plain}` : `/${storeCode}/${plain}`;
};

/**
 * Cleaned content as a shopper of one store view reads it: links below `/{store}`, pictures by the image route, blocks in their places.
 * A block that is not there, or that holds itself, leaves nothing.
 */
export const resolveContent = (content: string, places: ContentPlaces): string => {
  const resolved = (text: string, around: readonly string[]): string =>
    replaceDirectives(text, ({ name, value }: Directive) => {
      if (name === 'store') return addressOf(value, places);
      if (name === 'media') return `/img/${pictureSide}/${pictureSide}/resize/${value.replace(/^\/+/, '')}`;
      if (name === 'category') return addressOf(places.categories.get(value) ?? value, places);
      const block = places.blocks.get(value);
      return block === undefined || around.includes(value) || around.length >= deepest ? '' : resolved(block, [...around, value]);
    });
  return resolved(content, []);
};
