import type { ContentDocuments } from '@dijla/contract/client';
import { type ContentPageEntity, entities } from '@dijla/contract/entities';
import type { CatalogSource } from '../../provider-client/catalog-source.ts';
import { refuseUnknown } from '../../provider-client/refuse-unknown.ts';
import type { SceneBlock } from '../../view-models/content/scene-block.ts';
import { shopPicture } from '../../provider-client/shop-picture.ts';

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
  picture: SceneBlock['picture'] | null;
  /**
   * False for a page that neither the footer nor the sitemap lists; search engines must not index it either.
   */
  isListed: boolean;
};

/**
 * Makes the load of a kind's page under `/i/{slug}` or its like (spec 1 §2): one call, and the shop's picture
 * with one that pages share. `shown` returns what the kind's page shows besides. Responds with 410 for a
 * record that was removed and 404 for one that never existed.
 */
export const loadContentPage =
  <Entity extends ContentPageEntity, Shown extends object>(
    entity: Entity,
    shown: (document: Partial<ContentDocuments[Entity]>) => Shown,
  ) =>
  async (
    source: CatalogSource,
    { params }: { params: Readonly<Record<string, string | undefined>> },
  ): Promise<ContentPageView & Shown> => {
    const slug = params['slug'] ?? '';
    const urlPath = `${entities[entity].address.under}${slug}`;
    const [{ hits }, picture] = await Promise.all([
      source.search(entity, {
        request: { _appliedFilters: [{ attribute: 'identifier', value: { eq: slug } }] },
        size: 1,
      }),
      shopPicture(source),
    ]);
    const [hit] = hits;
    if (hit === undefined) return refuseUnknown(source, urlPath);
    // The wire's documents are those of the contract, but another provider may leave members out.
    const document = hit as unknown as Partial<ContentDocuments[Entity]>;
    const page: Partial<ContentDocuments[ContentPageEntity]> = document;
    const name = page.title ?? '';
    return {
      ...shown(document),
      identifier: page.identifier ?? '',
      urlPath,
      name,
      title: page.meta_title || name,
      content: page.content ?? '',
      description: page.meta_description || null,
      lang: page.lang ?? null,
      picture,
      isListed: page.sort_order !== 0,
    };
  };
