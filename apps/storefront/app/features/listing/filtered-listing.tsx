import { chosenCount } from '@dijla/commerce-rules/filters/chosen-filters';
import type { ReactNode } from 'react';
import { useTexts } from '../../i18n/texts.tsx';
import { PageHead } from '../../shop/page-head.tsx';
import type { Packed } from '../../view-models/packed.ts';
import type { ListingKind } from '../../view-models/sort-order.ts';
import { useUnpacked } from '../../view-models/unpacked.ts';
import type { FoundProducts } from './ask-listing.ts';
import { ListingProvider, type Query, useListingState } from './listing-context.ts';
import { ProductsListing } from './products-listing.tsx';

export type FilteredListingProps = {
  found: Packed<FoundProducts>;
  kind: ListingKind;
  title: string;
  /** Not the same for everybody, so it is not indexed. */
  isPersonal?: boolean;
  /** The listing's address with these parameters, the same function as long as it is the same listing; without any it is the canonical one. */
  addressOf: (parameters: Query) => string;
  /** Name and way of the page, above the products. */
  header: ReactNode;
  /** In the place of products where there are none at all. */
  empty: ReactNode;
};

/** A page of products with filters and orders. Mixes of filters are not indexed. */
export const FilteredListing = ({ found: given, kind, title, isPersonal = false, addressOf, header, empty }: FilteredListingProps) => {
  const found = useUnpacked(given);
  const state = useListingState(kind, addressOf);
  const { productCount } = useTexts('catalogue');
  const chosen = chosenCount(found.filters);
  return (
    <ListingProvider value={state}>
      <PageHead canonicalPath={isPersonal || chosen > 1 ? null : addressOf({})} description={`${title} · ${productCount(found.total)}`} title={title} />
      {header}
      {found.total === 0 && chosen === 0 ? empty : <ProductsListing found={found} />}
    </ListingProvider>
  );
};
