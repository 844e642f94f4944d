import { textPagePath } from '@dijla/contract/root-pages';
import { type Directive, replaceDirectives } from './directives.ts';

/** What the content of a store view may refer to. */
export type ContentPlaces = {
  storeCode: string;
  /** Identifiers of pages of text. */
  pages: ReadonlySet<string>;
  /** Content of blocks in the store's language, by identifier. */
  blocks: ReadonlyMap<string, string>;
  /** Paths of categories by url_key. */
  categories: ReadonlyMap<string, string>;
  /** Options of the attribute 'vendor' by their codes. */
  vendorOptions: ReadonlyMap<string, number>;
  /** What matters in pictures, as CSS places it, by their paths; absent where documents have no picture. */
  focuses?: ReadonlyMap<string, string>;
};

/** Maximum width of an image in a text column, at double pixel density. */
const pictureSide = 1200;
const deepest = 5;
/** Maximum number of characters that blocks may add to one text, because nested blocks multiply. */
const mostFromBlocks = 1_000_000;

/** Returns the address of a path of a store, which is escaped for an attribute. */
export const addressOf = (
  path: string,
  { storeCode, pages }: Pick<ContentPlaces, 'storeCode' | 'pages'>,
): string => {
  const plain = path.replace(/^\/+|\/+$/g, '').replace(/\.html$/, '');
  if (plain === '') return `/${storeCode}`;
  // The address is used in an attribute, and paths in a catalog may contain any character.
  const address = plain.replace(/["'<>&\\\s]/g, (sign) => (sign === "'" ? '%27' : encodeURIComponent(sign)));
  const page = address.replace(/^i\//, '');
  return `/${storeCode}/${pages.has(page) ? textPagePath(page) : address}`;
};

/**
 * Resolves cleaned content for one store view: links below `/{store}`, images through the image route,
 * blocks included. A block that is unknown, contains itself or exceeds the size limit is left out.
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
