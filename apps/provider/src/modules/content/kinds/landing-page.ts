import { blocksIn } from '../extension-blocks/written-blocks.ts';
import { contentKind } from './content-kind.ts';

/** Returns the slug and the number that an identifier names: `ramadan` is the first page, `ramadan--2` the second. */
export const landingPlaceOf = (identifier: string): { slug: string; page_number: number } => {
  const [, slug = identifier, number = '1'] = /^(.+)--([2-9]|[1-9]\d)$/.exec(identifier) ?? [];
  return { slug, page_number: Number(number) };
};

/** A page for an occasion, at `/{slug}`; those after the first are in no list. */
export const landingPage = contentKind({
  entity: 'landing_page',
  textOwner: 'page_id',
  columns: {
    position: { type: 'integer', blank: 1 },
    picture: { type: 'text', blank: '' },
    carousel: { type: 'text', blank: '' },
    blocks: { type: 'text', blank: '' },
  },
  texts: ['title', 'content', 'meta_title', 'meta_description'],
  recognizedBy: ['content'],
  documentOf: ({ identifier, position, picture, carousel, blocks, updated_at }, text) => {
    const place = landingPlaceOf(identifier);
    return {
      ...place,
      picture,
      carousel,
      blocks: blocksIn(blocks),
      meta_title: text.meta_title,
      meta_description: text.meta_description,
      sort_order: place.page_number === 1 ? position : 0,
      updated_at: updated_at.toISOString(),
    };
  },
});
