import type { ContentDocuments } from '@dijla/contract/client';
import type { AppliedFilter } from '@dijla/search-index/core/search-engine';
import type { ReadModel } from '../../read-model/read-model.ts';

type Asked = {
  /** Name of the store view's index. */
  index: string;
  applied: readonly Pick<AppliedFilter, 'attribute' | 'value'>[];
  sort: { field: string; descending: boolean };
  from: number;
  size: number;
};

/** Finds records of a kind of content in a store view. */
export const foundContent = async <Entity extends keyof ContentDocuments>(
  engine: ReadModel['engine'],
  entity: Entity,
  { index, applied, sort, from, size }: Asked,
): Promise<{ documents: ContentDocuments[Entity][]; total: number }> => {
  const { hits, total } = await engine.search(index, entity, {
    applied: applied.map((filter) => ({ ...filter, scope: 'default' })),
    available: [],
    sort: [sort],
    text: '',
    from,
    size,
  });
  return { documents: hits.map(({ document }) => document as unknown as ContentDocuments[Entity]), total };
};

const pictureSide = 1200;

/** Returns the address of a picture of content on the provider's host; null without one. */
export const contentPicture = (path: string): string | null =>
  path === '' ? null : `/img/${pictureSide}/${pictureSide}/resize/${path}`;
