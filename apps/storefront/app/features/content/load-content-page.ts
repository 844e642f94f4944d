import type { CmsPageDocument, ContentDocuments } from '@dijla/contract/client';
import { contentKindAt, type ContentPageEntity, contentPath } from '@dijla/contract/entities';
import { isRootPage } from '@dijla/contract/root-pages';
import { redirect } from 'react-router';
import type { CatalogSource, WireDocument } from '../../provider-client/catalog-source.ts';
import { paths } from '../../paths.ts';
import { movedForGood, refuseUnknown } from '../../provider-client/refuse-unknown.ts';
import type { SceneView } from '../../view-models/content/scene-view.ts';
import { shopPicture } from '../../provider-client/shop-picture.ts';
import { type BranchesView, branchesPage } from './branches/branch-view.ts';

export type ContentPageView = {
  identifier: string;
  /** Its address below the store's prefix. */
  urlPath: string;
  /** Name used in the footer and on other pages. */
  name: string;
  title: string;
  /** HTML, sanitized when it was saved. */
  content: string;
  description: string | null;
  /** Language of the texts when it differs from the store's. */
  lang: string | null;
  /** The shop's picture, used when the page's address is shared. */
  picture: SceneView['picture'] | null;
  /**
   * False for a page that neither the footer nor the sitemap lists; search engines must not index it either.
   */
  isListed: boolean;
};

type Shows<Entity extends ContentPageEntity, Shown extends object> = (
  document: Partial<ContentDocuments[Entity]>,
) => Shown;

/** Returns the view of a record's page, with what `shown` takes from its document. */
export const contentPageView = <Entity extends ContentPageEntity, Shown extends object>(
  entity: Entity,
  { document, picture }: { document: WireDocument; picture: ContentPageView['picture'] },
  shown: Shows<Entity, Shown>,
): ContentPageView & Shown => {
  // The wire's documents are those of the contract, but another provider may leave members out.
  const own = document as unknown as Partial<ContentDocuments[Entity]>;
  const page: Partial<ContentDocuments[ContentPageEntity]> = own;
  const name = page.title ?? '';
  const identifier = page.identifier ?? '';
  return {
    ...shown(own),
    identifier,
    urlPath: contentPath(entity, identifier),
    name,
    title: page.meta_title || name,
    content: page.content ?? '',
    description: page.meta_description || null,
    lang: page.lang ?? null,
    picture,
    isListed: page.sort_order !== 0,
  };
};

/** Finds a record of content by its identifier, or null, with one call. */
export const findContent = async (
  source: CatalogSource,
  entity: ContentPageEntity,
  identifier: string,
): Promise<WireDocument | null> => {
  const { hits } = await source.search(entity, {
    request: { _appliedFilters: [{ attribute: 'identifier', value: { eq: identifier } }] },
    size: 1,
  });
  return hits[0] ?? null;
};

/**
 * Makes the load of a kind's page under `/i/{slug}` or its like (spec 1 §2): one call, and the shop's picture
 * with one that pages share. `shown` returns what the kind's page shows besides. Responds with 410 for a
 * record that was removed and 404 for one that never existed; a text page that stands at the store's root is
 * redirected there.
 */
export const loadContentPage =
  <Entity extends ContentPageEntity, Shown extends object>(entity: Entity, shown: Shows<Entity, Shown>) =>
  async (
    source: CatalogSource,
    { params }: { params: Readonly<Record<string, string | undefined>> },
  ): Promise<ContentPageView & Shown> => {
    const slug = params['slug'] ?? '';
    if (entity === 'cms_page' && isRootPage(slug))
      throw redirect(paths.content(source.store.code, slug), movedForGood);
    const [document, picture] = await Promise.all([findContent(source, entity, slug), shopPicture(source)]);
    if (document === null) return refuseUnknown(source, contentPath(entity, slug));
    return contentPageView(entity, { document, picture }, shown);
  };

/** What a text page shows besides the members of all content. */
export const shownOfText = ({ content_heading }: Partial<CmsPageDocument>) => ({ heading: content_heading });
export type TextPageView = ContentPageView &
  ReturnType<typeof shownOfText> & {
    /** Shown after its text, which is then the introduction alone. */
    branches?: BranchesView;
  };

/**
 * Makes the load of the page at an address whose kind shows its heading and text alone, as text pages do.
 */
export const loadTextPageAt = (url: string) =>
  loadContentPage(
    contentKindAt(new URL(url).pathname.split('/').slice(2).join('/')) ?? 'cms_page',
    shownOfText,
  );

/** Adds the shop's branches to the page that shows them, if there are any. */
const withBranches = async (source: CatalogSource, page: TextPageView): Promise<TextPageView> => {
  const [{ loadBranches }, { splitIntroduction }] = await Promise.all([
    import('./branches/load-branches.ts'),
    import('./branches/split-introduction.ts'),
  ]);
  const all = await loadBranches(source);
  if (all.length === 0) return page;
  const { introduction, rest } = splitIntroduction(page.content);
  return { ...page, content: introduction, branches: { all, rest } };
};

/** Loads a text page that stands at the store's root, or null, as `loadContentPage` loads the others. */
export const loadRootPage = async (
  source: CatalogSource,
  identifier: string,
): Promise<TextPageView | null> => {
  const [document, picture] = await Promise.all([
    findContent(source, 'cms_page', identifier),
    shopPicture(source),
  ]);
  if (document === null) return null;
  const page = contentPageView('cms_page', { document, picture }, shownOfText);
  return identifier === branchesPage ? withBranches(source, page) : page;
};
