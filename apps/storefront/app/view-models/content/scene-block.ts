import type { CmsBlockDocument } from '@dijla/contract/client';
import type { WireDocument } from '../../provider-client/catalog-source.ts';

/** A product in a scene: where it stands, in percent of the picture's width from its left edge and of its height from its upper one. */
export type SceneThing = { sku: string; x: number; y: number };

/** A block of the owner's that is one wide picture, one sentence (its title) and one link. */
export type SceneBlock = {
  identifier: string;
  title: string;
  /** Language of its texts when it is not the store's. */
  lang: string | null;
  picture: { path: string; alt: string };
  action: { href: string; text: string } | null;
  /** Links that name a product and its place: `<a data-sku="…" data-at="62 47">`. */
  things: SceneThing[];
};

/** A scene that leads somewhere. */
export type Story = Omit<SceneBlock, 'things'> & { action: NonNullable<SceneBlock['action']> };

/** Identifiers of the blocks that tell the shop's stories, in their order, and of that on the home page's stage. */
export const storyBlocks: readonly string[] = ['home-story-1', 'home-story-2', 'home-story-3'];
export const stageBlock = 'home-stage';

/** What `sceneBlock` reads: sent along as `_source_include`. */
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

/** The picture's path as `paths.image` takes it, from an address of the image route or of the media folder. */
const picturePath = (source: string): string | null => {
  const path = /^\/(?:img\/\d+\/\d+\/\w+|media)\/(.+)$/.exec(source)?.[1];
  try {
    return path === undefined ? null : decodeURI(path);
  } catch {
    // An address that cannot be read leads to no picture.
    return null;
  }
};

/** A place outside the picture, or none, is no place. */
const thingOf = (tag: string): SceneThing[] => {
  const sku = attribute(tag, 'data-sku');
  const [x = Number.NaN, y = Number.NaN] = (attribute(tag, 'data-at') ?? '').split(' ').map(Number);
  return sku && x >= 0 && x <= 100 && y >= 0 && y <= 100 ? [{ sku, x, y }] : [];
};

/** Null for a block without a picture of the shop's own media: there is no scene in it. */
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
