import type { CategoryDocument } from '@dijla/contract/client';
import type { SearchEngine } from '@dijla/search-index/core/search-engine';

const branchOf = ({ id, children_data }: CategoryDocument): number[] => [
  id,
  ...children_data.flatMap(branchOf),
];

/** Returns the ids of a category and all its descendants; undefined when the store has no such category. */
export const categoryBranch = async (
  engine: Pick<SearchEngine, 'search'>,
  index: string,
  categoryId: number,
): Promise<number[] | undefined> => {
  const {
    hits: [found],
  } = await engine.search(index, 'category', {
    applied: [
      { attribute: 'id', value: { eq: categoryId }, scope: 'default' },
      { attribute: 'is_active', value: { eq: true }, scope: 'default' },
    ],
    available: [],
    sort: [],
    text: '',
    from: 0,
    size: 1,
  });
  return found && branchOf(found.document as unknown as CategoryDocument);
};
