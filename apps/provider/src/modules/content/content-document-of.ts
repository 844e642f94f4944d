import type { CmsBlockDocument, CmsPageDocument } from '@dijla/contract/client';
import { type Language, textIn } from '../catalog/catalog.ts';
import type { CmsBlockInput } from './cms-input.ts';
import type { StoredPage } from './content-sql.ts';
import { type ContentPlaces, resolveContent } from './resolve-content.ts';

type ContentStore = { id: number; language: Language };

const langOf = (lang: Language | undefined): { lang?: Language } => (lang === undefined ? {} : { lang });

/** Returns a page's document in one store view (wire §7.8); undefined when the page is inactive. */
export const pageDocumentOf = (
  page: StoredPage,
  { id, language }: ContentStore,
  places: ContentPlaces,
): CmsPageDocument | undefined => {
  const { text, lang } = textIn(page.texts, language);
  if (!page.is_active || text === undefined) return undefined;
  return {
    id: page.id,
    identifier: page.identifier,
    title: text.title,
    content: resolveContent(text.content, places),
    content_heading: text.content_heading,
    page_layout: page.page_layout,
    meta_title: text.meta_title,
    meta_description: text.meta_description,
    meta_keywords: text.meta_keywords,
    active: true,
    sort_order: page.position,
    updated_at: page.updated_at.toISOString(),
    store_id: [id],
    ...langOf(lang),
  };
};

/** Returns a block's document in one store view (wire §7.8); undefined when the block is inactive. */
export const blockDocumentOf = (
  block: CmsBlockInput & { id: number },
  { id, language }: ContentStore,
  places: ContentPlaces,
): CmsBlockDocument | undefined => {
  const { text, lang } = textIn(block.texts, language);
  if (!block.is_active || text === undefined) return undefined;
  return {
    id: block.id,
    identifier: block.identifier,
    title: text.title,
    content: resolveContent(text.content, places),
    active: true,
    store_id: [id],
    ...langOf(lang),
  };
};
