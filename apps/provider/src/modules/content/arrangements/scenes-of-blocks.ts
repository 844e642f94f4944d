import type { HomePage, StageScene } from '@dijla/contract/arrangements';
import { isLink } from '@dijla/contract/link-form';
import { languages } from '@dijla/contract/store-views';
import type { AnyContent } from '../kinds/content-kind.ts';

/** Blocks whose pictures the home page has while nobody arranged it. */
const stageBlock = 'home-stage';
const storyBlocks = ['home-story-1', 'home-story-2', 'home-story-3'];

type Words = StageScene['title'];
type SceneText = Pick<StageScene, 'picture' | 'link' | 'things'> & {
  alt: string;
  title: string;
  action: string;
};

const noWords = Object.fromEntries(languages.map((language) => [language, ''])) as Words;

const signs: Readonly<Record<string, string>> = {
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
    .replace(/&(?:amp|lt|gt|quot|#39|nbsp);/g, (entity) => signs[entity] ?? entity)
    .trim();

const attribute = (tag: string, name: string): string => {
  const found = new RegExp(`\\s${name}="([^"]*)"`).exec(tag)?.[1];
  return found === undefined ? '' : plain(found);
};

/** Undefined for an address that cannot be decoded. */
const decoded = (address: string): string | undefined => {
  try {
    return decodeURI(address);
  } catch {
    return undefined;
  }
};

/** Returns the path of a picture in the shop's media; undefined for any other address. */
const pictureOf = (source: string): string | undefined => {
  const path =
    /^\{\{media url=([^\s{}]+)\}\}$/.exec(source)?.[1] ??
    /^\/(?:img\/\d+\/\d+\/\w+|media)\/(.+)$/.exec(source)?.[1];
  return path === undefined ? undefined : decoded(path)?.replace(/^\/+/, '');
};

/** The prefix of a store before a path. */
const storePrefix = new RegExp(`^/(?:${languages.join('|')})(?=/|$)`);

/** Returns where a link of a block leads, as links of the home page say it; empty where they cannot. */
const linkOf = (href: string): string => {
  const path = decoded(/^\{\{store url=([^\s{}]+)\}\}$/.exec(href)?.[1] ?? href.replace(storePrefix, ''));
  const link = path?.replace(/^\/+/, '') ?? '';
  return isLink(link) ? link : '';
};

/** Returns the product that a link marks; none if its position is missing or outside the picture. */
const thingOf = (tag: string): StageScene['things'] => {
  const sku = attribute(tag, 'data-sku');
  const [x = Number.NaN, y = Number.NaN] = attribute(tag, 'data-at').split(' ').map(Number);
  return sku !== '' && x >= 0 && x <= 100 && y >= 0 && y <= 100 ? [{ sku, x, y }] : [];
};

/** Returns the scene in one text of a block; undefined if it has no picture of the shop's own media. */
export const sceneText = ({ title, content }: { title: string; content: string }): SceneText | undefined => {
  const image = /<img\b[^>]*>/.exec(content)?.[0] ?? '';
  const picture = pictureOf(attribute(image, 'src'));
  if (picture === undefined || !/^[^\p{Cc}\s"'<>{}\\]+\.(?:jpe?g|png|webp|gif)$/iu.test(picture))
    return undefined;
  const [, anchor = '', text = ''] = /(<a\b(?![^>]*\sdata-sku=)[^>]*>)(.*?)<\/a>/s.exec(content) ?? [];
  const link = linkOf(attribute(anchor, 'href'));
  const action = plain(text).slice(0, 60);
  return {
    picture,
    alt: (attribute(image, 'alt') || title).slice(0, 300),
    title: title.slice(0, 120),
    link: action === '' ? '' : link,
    action: link === '' ? '' : action,
    things: (content.match(/<a\b[^>]*>/g) ?? []).flatMap(thingOf).slice(0, 12),
  };
};

/** Returns the scene that a block is in all its languages. */
const sceneOf = (blocks: readonly AnyContent[], identifier: string): StageScene | null => {
  const block = blocks.find((each) => each.identifier === identifier && each.is_active);
  const found = languages.flatMap((language) => {
    const text = block?.texts[language];
    const scene = text && sceneText(text);
    return scene ? [{ language, scene }] : [];
  });
  const [first] = found;
  if (first === undefined || found.every(({ scene }) => scene.title === '')) return null;
  const inAll = (member: 'alt' | 'title' | 'action'): Words => ({
    ...noWords,
    ...Object.fromEntries(found.map(({ language, scene }) => [language, scene[member]])),
  });
  return {
    picture: first.scene.picture,
    alt: inAll('alt'),
    title: inAll('title'),
    link: first.scene.link,
    action: inAll('action'),
    things: first.scene.things,
  };
};

const row = {
  type: 'products' as const,
  category: null,
  skus: [] as string[],
  title: noWords,
  scene: null,
};

/** Returns the home page of a shop whose owner arranged none, with the scenes of the blocks named for it. */
export const homeOfBlocks = (blocks: readonly AnyContent[]): HomePage => {
  const [first, second, third] = storyBlocks.flatMap((identifier) => {
    const scene = sceneOf(blocks, identifier);
    if (scene === null || scene.link === '') return [];
    const { things: _things, ...story } = scene;
    return [story];
  });
  const stories = [first, second].filter((story) => story !== undefined);
  return {
    name: 'home',
    blocks: [
      { type: 'stage', id: 'stage', scene: sceneOf(blocks, stageBlock) },
      { ...row, id: 'offers', of: 'offers', look: 'band' },
      { type: 'promise', id: 'promise' },
      { type: 'categories', id: 'categories' },
      { type: 'seen', id: 'seen' },
      ...(stories.length > 0 ? [{ type: 'scenes' as const, id: 'stories', scenes: stories }] : []),
      { ...row, id: 'new', of: 'new', look: 'grid' },
      { ...row, id: 'bestsellers', of: 'bestsellers', look: 'grid', scene: third ?? null },
      { type: 'carousel', id: 'trending', carousel: 'trending' },
      { type: 'carousel', id: 'home-picks', carousel: 'home-picks' },
      { type: 'brands', id: 'brands' },
    ],
  };
};
