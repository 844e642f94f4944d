import { contentKind } from './content-kind.ts';

/** A piece of HTML that pages and screens include by its identifier (wire §7.8). */
export const cmsBlock = contentKind({
  entity: 'cms_block',
  textOwner: 'block_id',
  columns: {},
  texts: ['title', 'content'],
  recognizedBy: ['title', 'content'],
  documentOf: () => ({}),
});
