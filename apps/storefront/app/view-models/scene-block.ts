import type { CmsBlockDocument } from '@dijla/contract/client';
import type { WireDocument } from '../catalogue-source.ts';

/** A block of the owner's that is one wide picture, one sentence (its title) and one link. */
export type SceneBlock = {
  identifier: string;
  title: string;
  /** Language of its texts when it is not the store's. */
  lang: string | null;
  picture: { path: string; alt: string };
  action: { href: string; text: string } | null;
};

/** Identifier of the block on the home page's stage. */
export const stageBlock = 'home-stage';

/** What `sceneBlock` reads: sent along as `_source_include`. */
export const sceneBlockFields = ['id', 'identifier', 'title', 'content', 'lang'] as const satisfies readonly (keyof CmsBlockDocument)[];

const entities: Readonly<Record<string, string>> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"', '&#39;': "'", '&nbsp;': ' ' };
const plain = (html: string): string => html.replace(/<[^>]*>/g, '').replace(/&(?:amp|lt|gt|quot|#39|nbsp);/g, (entity) => entities[entity] ?? entity).trim();

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

/** Null for a block without a picture of the shop's own media: there is no scene in it. */
export const sceneBlock = (document: WireDocument): SceneBlock | null => {
  const { identifier = '', title = '', content = '', lang } = document as Partial<CmsBlockDocument>;
  const image = /<img\b[^>]*>/.exec(content)?.[0] ?? '';
  const path = picturePath(attribute(image, 'src') ?? '');
  if (path === null) return null;
  const [, link = '', text = ''] = /(<a\b[^>]*>)(.*?)<\/a>/s.exec(content) ?? [];
  const href = attribute(link, 'href');
  const words = plain(text);
  return {
    identifier,
    title,
    lang: lang ?? null,
    picture: { path, alt: attribute(image, 'alt') ?? '' },
    action: href === null || words === '' ? null : { href, text: words },
  };
};
