import type { ArrangementDocument, ArrangementDocuments } from '@dijla/contract/client';
import type { CatalogSource } from './catalog-source.ts';

/** Loads what the owner arranges (home page, menu, footer) with one call that all pages share. */
export const loadArrangements = async (
  source: Pick<CatalogSource, 'search'>,
): Promise<Partial<ArrangementDocuments>> => {
  const { hits } = await source.search('arrangement', { request: {}, size: 10, isShared: true });
  return Object.fromEntries(
    (hits as unknown as ArrangementDocument[]).map((document) => [document.identifier, document]),
  );
};
