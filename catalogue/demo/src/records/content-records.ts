import type { CmsBlockInput, CmsPageInput, ContentRecords } from '@dijla/provider/modules/content/content';
import type { ContentPiece, ContentText } from '../content/content-piece.ts';
import { demoBranches } from '../content/branches.ts';
import { demoContent } from '../content/demo-content.ts';
import { scenePicture } from '../content/home-scenes.ts';
import { landingPages } from '../content/landing-pages.ts';
import { demoPosts } from '../content/posts/demo-posts.ts';
import { demoVendors } from '../vendors/demo-vendors.ts';

const pageText = ({
  title,
  content_heading = title,
  content,
  meta_title = title,
  meta_description = '',
}: ContentText): CmsPageInput['texts']['en'] => ({
  title,
  content_heading,
  content,
  meta_title,
  meta_description,
  meta_keywords: '',
});
const blockText = ({ title, content }: ContentText): CmsBlockInput['texts']['en'] => ({ title, content });

const pageInput = ({ identifier, texts: { en, ar } }: ContentPiece, position: number): CmsPageInput => ({
  identifier,
  is_active: true,
  page_layout: '1column',
  position,
  texts: { en: pageText(en), ar: pageText(ar) },
});

const ofKind = (kind: ContentPiece['kind']): ContentPiece[] =>
  demoContent.filter((piece) => piece.kind === kind);

/**
 * Returns the demo's content pages as records: those listed in the footer with their position, the others
 * without one.
 */
export const contentPages = (): CmsPageInput[] => [
  ...ofKind('page').map((piece, index) => pageInput(piece, index + 1)),
  ...ofKind('unlisted-page').map((piece) => pageInput(piece, 0)),
];

/** Returns the blocks that those pages include. */
export const contentBlocks = (): CmsBlockInput[] =>
  ofKind('block').map(({ identifier, texts: { en, ar } }) => ({
    identifier,
    is_active: true,
    texts: { en: blockText(en), ar: blockText(ar) },
  }));

/** Returns the posts of the demo's blog as records. */
export const blogPosts = (): ContentRecords['blog-post'][] =>
  demoPosts.map(({ slug, publishedOn, picture, texts: { en, ar } }) => {
    const textOf = (text: typeof en) => ({ ...text, meta_title: '', meta_description: text.summary });
    return {
      identifier: slug,
      is_active: true,
      position: 1,
      published_on: publishedOn,
      picture: scenePicture(picture),
      texts: { en: textOf(en), ar: textOf(ar) },
    };
  });

/** Returns the vendors of the demo as records. */
export const vendors = (): ContentRecords['vendor'][] =>
  demoVendors.map(({ slug, picture, texts: { en, ar } }, index) => {
    const textOf = (text: typeof en) => ({ ...text, meta_title: '', meta_description: text.summary });
    return {
      identifier: slug,
      is_active: true,
      position: index + 1,
      picture: scenePicture(picture),
      texts: { en: textOf(en), ar: textOf(ar) },
    };
  });

const landingText = ({ title, content, meta_title = '', meta_description = '' }: ContentText) => ({
  title,
  content,
  meta_title,
  meta_description,
});

/** Returns the landing pages of the demo as records. */
export const landings = (): ContentRecords['landing-page'][] =>
  landingPages.map(({ identifier, picture, carousel, texts: { en, ar } }) => ({
    identifier,
    is_active: true,
    position: 1,
    picture: scenePicture(picture),
    carousel,
    blocks: '',
    texts: { en: landingText(en), ar: landingText(ar) },
  }));

/** Returns the branches of the demo as records. */
export const branches = (): ContentRecords['branch'][] =>
  demoBranches.map(({ identifier, telephone, location, texts }, index) => ({
    identifier,
    is_active: true,
    position: index + 1,
    telephone,
    location,
    texts,
  }));
