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
/** Characters that blocks may add to one text: blocks within blocks multiply. */
const mostFromBlocks = 1_000_000;

const addressOf = (path: string, { storeCode, pages }: ContentPlaces): string => {
  const plain = path.replace(/^\/+|\/+$/g, '').replace(/\.html$/, '');
  if (plain === '') return `/${storeCode}`;
  // It stands in an attribute, and a path may be anything somebody's catalogue calls so.
  const address = plain.replace(/["'<>&\\\s]/g, (sign) => (sign === "'" ? '%27' : encodeURIComponent(sign)));
  return pages.has(plain) ? `/${storeCode}/i/${address}` : `/${storeCode}/${address}`;
};

/**
 * Cleaned content as a shopper of one store view reads it: links below `/{store}`, pictures by the image route, blocks in their places.
 * A block that is not there, that holds itself, or that would make the text endless, leaves nothing.
 */
export const resolveContent = (content: string, places: ContentPlaces): string => {
  let room = mostFromBlocks;
  const resolved = (text: string, around: readonly string[]): string =>
    replaceDirectives(text, ({ name, value }: Directive) => {
      if (name === 'store') return addressOf(value, places);
      if (name === 'media') return `/img/${pictureSide}/${pictureSide}/resize/${value.replace(/^\/+/, '')}`;
      if (name === 'category') return addressOf(places.categories.get(value) ?? value, places);
      const block = places.blocks.get(value);
      if (block === undefined || around.includes(value) || around.length >= deepest || block.length > room)
        return '';
      room -= block.length;
      return resolved(block, [...around, value]);
    });
  return resolved(content, []);
};
