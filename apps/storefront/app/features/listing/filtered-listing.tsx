// @chunk listing
import { chosenCount } from '@dijla/commerce-rules/filters/chosen-filters';
import type { ReactNode } from 'react';
import { useStoreView } from '../../i18n/store-context.ts';
import { useTexts } from '../../i18n/texts.tsx';
import { paths } from '../../paths.ts';
import { BreadcrumbData } from '../../shop/page/breadcrumb-data.tsx';
import type { Crumb } from '../../shop/page/breadcrumbs.tsx';
import { useFrame } from '../../shop/page/frame-context.ts';
import { OpenGraph, PageHead } from '../../shop/page/page-head.tsx';
import { itemList } from '../../view-models/cards/item-list.ts';
import type { HeadTexts } from '../../view-models/listing/head-texts.ts';
import { isContinuation } from '../../view-models/listing/listing-query.ts';
import type { Story } from '../../view-models/content/scene-view.ts';
import type { Packed } from '../../view-models/wire/packed.ts';
import type { ListingKind } from '../../view-models/listing/sort-order.ts';
import { useUnpacked } from '../../view-models/wire/unpacked.ts';
import type { FoundProducts } from './loading/ask-listing.ts';
import { ListingProvider, type Query, useListingState } from './listing-context.ts';
import { ProductsListing } from './products-listing.tsx';

export type FilteredListingProps = {
  found: Packed<FoundProducts>;
  kind: ListingKind;
  title: string;
  head?: HeadTexts | undefined;
  /** Whether the listing differs between users, in which case it is not indexed. */
  isPersonal?: boolean;
  /**
   * Returns the listing's address with these parameters. The same function as long as it is the same
   * listing.
   */
  addressOf: (parameters: Query) => string;
  /** Breadcrumbs of the page, for search engines. */
  trail: readonly Crumb[];
  /** Heading and breadcrumbs above the products. */
  header: ReactNode;
  /** Shown instead of products when the listing has none at all. */
  empty: ReactNode;
  /** Stories shown between the products on wide screens. */
  stories?: readonly Story[] | undefined;
};

type FactsProps = Pick<FilteredListingProps, 'title' | 'trail' | 'head'> & {
  found: FoundProducts;
  path: string;
  isListed: boolean;
};

/** The page's head and its structured data. */
const ListingFacts = ({ found, title, head, trail, path, isListed }: FactsProps) => {
  const { productCount } = useTexts('catalogue');
  const { code } = useStoreView();
  const { publicUrl } = useFrame();
  const canonicalPath = isListed ? path : null;
  const description = head?.description ?? `${title} · ${productCount(found.total)}`;
  const products =
    import.meta.env.SSR && isListed
      ? itemList(found.cards.map(({ urlPath }) => `${publicUrl}${paths.entity(code, urlPath)}`))
      : null;
  return (
    <>
      <PageHead canonicalPath={canonicalPath} description={description} title={head?.title ?? title} />
      {import.meta.env.SSR && (
        <OpenGraph
          description={description}
          path={canonicalPath}
          picture={found.cards[0]?.picture}
          title={title}
        />
      )}
      <BreadcrumbData also={products} here={{ name: title, path }} trail={trail} />
    </>
  );
};

/**
 * A page of products with filters and sort orders. Combinations of filters, empty listings and continuation
 * pages are not indexed.
 */
export const FilteredListing = ({
  found: given,
  kind,
  title,
  head,
  isPersonal = false,
  addressOf,
  trail,
  header,
  empty,
  stories,
}: FilteredListingProps) => {
  const found = useUnpacked(given);
  const state = useListingState(kind, addressOf);
  const chosen = chosenCount(found.filters);
  return (
    <ListingProvider value={state}>
      <ListingFacts
        found={found}
        head={head}
        isListed={!isPersonal && chosen <= 1 && found.total > 0 && !isContinuation(found)}
        path={addressOf({})}
        title={title}
        trail={trail}
      />
      {header}
      {found.total === 0 && chosen === 0 ? empty : <ProductsListing found={found} stories={stories} />}
    </ListingProvider>
  );
};
