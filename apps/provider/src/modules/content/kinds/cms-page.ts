import { contentKind } from './content-kind.ts';

/** A text page at `/i/{identifier}` (wire §7.8). */
export const cmsPage = contentKind({
  entity: 'cms_page',
  textOwner: 'page_id',
  columns: { page_layout: { type: 'text', blank: '1column' }, position: { type: 'integer', blank: 0 } },
  texts: ['title', 'content_heading', 'content', 'meta_title', 'meta_description', 'meta_keywords'],
  recognizedBy: ['content_heading'],
  documentOf: ({ page_layout, position, updated_at }, text) => ({
    content_heading: text.content_heading,
    page_layout,
    meta_title: text.meta_title,
    meta_description: text.meta_description,
    meta_keywords: text.meta_keywords,
    sort_order: position,
    updated_at: updated_at.toISOString(),
  }),
});
