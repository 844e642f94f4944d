import { contentKind } from './content-kind.ts';

/** A post of the shop's blog, at `/blog/{identifier}`. */
export const blogPost = contentKind({
  entity: 'blog_post',
  textOwner: 'post_id',
  columns: {
    position: { type: 'integer', blank: 1 },
    published_on: { type: 'date', blank: '' },
    picture: { type: 'text', blank: '' },
  },
  texts: ['title', 'summary', 'content', 'meta_title', 'meta_description'],
  recognizedBy: ['summary', 'content'],
  documentOf: ({ position, published_on, picture, updated_at }, text) => ({
    summary: text.summary,
    published_on,
    picture,
    meta_title: text.meta_title,
    meta_description: text.meta_description,
    sort_order: position,
    updated_at: updated_at.toISOString(),
  }),
});
