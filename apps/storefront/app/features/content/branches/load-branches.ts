import { readPosition } from '@dijla/contract/branch-fields';
import type { ContentDocuments } from '@dijla/contract/client';
import type { CatalogSource } from '../../../provider-client/catalog-source.ts';
import type { BranchView } from './branch-view.ts';

/** How many branches the page shows at most. */
const most = 100;

const branchView = (document: Partial<ContentDocuments['branch']>): BranchView => ({
  identifier: document.identifier ?? '',
  name: document.title ?? '',
  address: document.summary ?? '',
  telephone: document.telephone ?? '',
  position: readPosition(document.location ?? ''),
  content: document.content ?? '',
  lang: document.lang ?? null,
});

/** Loads the shop's branches in the order that the owner gave them, with one call. */
export const loadBranches = async (source: CatalogSource): Promise<BranchView[]> => {
  const { hits } = await source.search('branch', {
    request: { _appliedSort: [{ field: 'sort_order', options: 'asc' }] },
    size: most,
  });
  return (hits as Partial<ContentDocuments['branch']>[])
    .filter(({ sort_order }) => sort_order !== 0)
    .map(branchView);
};
