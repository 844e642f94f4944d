import { contentKind } from './content-kind.ts';

/**
 * A seller whose goods the shop sells, at `/vendor/{identifier}`: products whose attribute 'vendor' has the option
 * of that code.
 */
export const vendor = contentKind({
  entity: 'vendor',
  textOwner: 'vendor_id',
  columns: { position: { type: 'integer', blank: 1 }, picture: { type: 'text', blank: '' } },
  texts: ['title', 'summary', 'content', 'meta_title', 'meta_description'],
  recognizedBy: ['summary', 'content'],
  documentOf: ({ identifier, position, picture, updated_at }, text, { vendorOptions }) => ({
    summary: text.summary,
    picture,
    option_id: vendorOptions.get(identifier) ?? 0,
    meta_title: text.meta_title,
    meta_description: text.meta_description,
    sort_order: position,
    updated_at: updated_at.toISOString(),
  }),
});
