import type { CmsBlockDocument } from '@dijla/contract/client';
import type { WireDocument } from '../../provider-client/catalog-source.ts';

/**
 * A product in a scene. `x` and `y` are percentages of the picture's width and height from its top left
 * corner.
 */
export type SceneThing = { sku: string; x: number; y: number };

/** A content block of the owner's with one wide picture, one sentence (its title) and one link. */
export type SceneBlock = {
  identifier: string;
  title: string;
  /** Language of its texts if it is not the store view's. */
  lang: string | null;
  picture: { path: string; alt: string };
  action: { href: string; text: string } | null;
  /** Products marked in the picture by links: `<a data-sku="…" data-at="62 47">`. */
  things: SceneThing[];
};

/** A scene with a link. */
export type Story = Omit<SceneBlock, 'things'> & { action: NonNullable<SceneBlock['action']> };

/** Identifiers of the blocks with the home page's stories, in order, and of the block in its stage. */
export const storyBlocks: readonly string[] = ['home-story-1', 'home-story-2', 'home-story-3'];
export const stageBlock = 'home-stage';

/** Fields that `sceneBlock` reads, sent as `_source_include`. */
export const sceneBlockFields = [
  'id',
  'identifier',
  'title',
  'content',
  'lang',
] as const satisfies readonly (keyof CmsBlockDocument)[];

const entities: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
  '&nbsp;': ' ',
};
const plain = (html: string): string =>
  html
    .replace(/<[^>]*>/g, '')
    .replace(/&(?:amp|lt|gt|quot|#39|nbsp);/g, (entity) => entities[entity] ?? entity)
    .trim();

const attribute = (tag: string, name: string): string | null => {
  const found = new RegExp(`\\s${name}="([^"]*)"`).exec(tag)?.[1];
  return found === undefined ? null : plain(found);
};

/**
 * Returns the picture's path for `paths.image`, from an address of the image route or of the media folder;
 * null for any other address.
 */
const picturePath = (source: string): string | null => {
  const path = /^\/(?:img\/\d+\/\d+\/\w+|media)\/(.+)$/.exec(source)?.[1];
  try {
    return path === undefined ? null : decodeURI(path);
  } catch {
    // The address cannot be decoded.
    return null;
  }
};

/** Returns the product that a link marks; none if its position is missing or outside the picture. */
const thingOf = (tag: string): SceneThing[] => {
  const sku = attribute(tag, 'data-sku');
  const [x = Number.NaN, y = Number.NaN] = (attribute(tag, 'data-at') ?? '').split(' ').map(Number);
  return sku && x >= 0 && x <= 100 && y >= 0 && y <= 100 ? [{ sku, x, y }] : [];
};

/** Returns the scene of a block, or null if the block has no picture from the shop's own media. */
export const sceneBlock = (document: WireDocument): SceneBlock | null => {
  const { identifier = '', title = '', content = '', lang } = document as Partial<CmsBlockDocument>;
  const image = /<img\b[^>]*>/.exec(content)?.[0] ?? '';
  const path = picturePath(attribute(image, 'src') ?? '');
  if (path === null) return null;
  const [, link = '', text = ''] = /(<a\b(?![^>]*\sdata-sku=)[^>]*>)(.*?)<\/a>/s.exec(content) ?? [];
  const href = attribute(link, 'href');
  const words = plain(text);
  return {
    identifier,
    title,
    lang: lang ?? null,
    picture: { path, alt: attribute(image, 'alt') ?? '' },
    action: href === null || words === '' ? null : { href, text: words },
    things: (content.match(/<a\b[^>]*>/g) ?? []).flatMap(thingOf),
  };
};
