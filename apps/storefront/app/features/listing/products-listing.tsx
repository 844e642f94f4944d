// @chunk listing
import { chosenCount } from '@dijla/commerce-rules/filters/chosen-filters';
import { Fragment, memo, type MouseEvent, useEffect, useRef, useState } from 'react';
import { Link } from 'react-router';
import { lazyPart } from '../../i18n/lazy-part.tsx';
import { useStoreView } from '../../i18n/store-context.ts';
import { useTexts } from '../../i18n/texts.tsx';
import { CardList } from '../../shop/cards/card-list.tsx';
import { cardRows, ProductCard } from '../../shop/cards/product-card.tsx';
import { buttonStyle } from '@dijla/ui-kit/button-style.ts';
import { LoadMore } from '@dijla/ui-kit/load-more.tsx';
import { useResting } from '@dijla/ui-kit/hooks/use-resting.ts';
import { whenIdle } from '@dijla/ui-kit/hooks/when-idle.ts';
import type { CardView } from '../../view-models/cards/card-view.ts';
import type { Story } from '../../view-models/content/scene-view.ts';
import { firstPageWith, type ListingQuery } from '../../view-models/listing/listing-query.ts';
import type { FoundProducts } from './loading/ask-listing.ts';
import { FilterPanel } from './filters/filter-panel.tsx';
import { useListing } from './listing-context.ts';
import { Toolbar } from './filters/toolbar.tsx';
import { useDrawnCards } from './use-drawn-cards.ts';
import { useLate } from './use-late.ts';

/** Loaded on demand: it shows nothing until a filter is chosen. */
const appliedFilters = lazyPart({
  part: async () => (await import('./filters/applied-filters.lazy.tsx')).AppliedFilters,
});
const storyTile = lazyPart({ part: async () => (await import('./story-tile.lazy.tsx')).StoryTile });
const noneLeft = lazyPart({ part: async () => (await import('./empty/none-left.lazy.tsx')).NoneLeft });

/** Number of cards in the first row on a phone; their pictures are fetched with priority. */
const firstCards = 2;

/** Fills whole rows in two, three and four columns. */
const dozen = 12;

/**
 * Returns the estimated height of cards that are not rendered off screen: a dozen, or the one or two rows
 * that often end a page.
 */
const restHeight = (cards: number): string =>
  cards > 4 ? '[--rest-height:2150px] md:[--rest-height:1260px]' : '[--rest-height:24rem]';

type DozenProps = { cards: readonly CardView[]; isFirst: boolean };

/**
 * A group of cards whose layout is skipped while they are off screen; renders again only when one of the
 * cards changes.
 */
const Dozen = memo(
  ({ cards, isFirst }: DozenProps) => {
    const resting = useResting();
    return (
      <CardList
        className={`${isFirst ? 'rests-off-screen' : resting} grid grid-cols-2 gap-x-3 max-xs:grid-cols-1 md:grid-cols-3 min-[80rem]:grid-cols-4 ${restHeight(cards.length)}`}
        name="listing"
      >
        {cards.map((card, position) => (
          <li className={`${cardRows} pb-7`} key={card.sku}>
            <ProductCard card={card} heading="h2" isMain={isFirst && position < firstCards} />
          </li>
        ))}
      </CardList>
    );
  },
  (before, now) =>
    before.isFirst === now.isFirst &&
    before.cards.length === now.cards.length &&
    now.cards.every((card, place) => card === before.cards[place]),
);
Dozen.displayName = 'Dozen';

/**
 * The cards; on wide screens with one of the shop's stories after every full dozen that is followed by more.
 */
const Products = ({
  cards,
  stories,
}: {
  cards: readonly CardView[];
  stories: readonly Story[] | undefined;
}) => {
  const drawn = useDrawnCards(cards);
  return Array.from({ length: Math.ceil(drawn.length / dozen) }, (_, place) => {
    const story = stories?.[(place - 1) % stories.length];
    return (
      // oxlint-disable-next-line react/no-array-index-key -- a dozen is known by its place
      <Fragment key={place}>
        {place > 0 && story !== undefined && <storyTile.Part story={story} />}
        <Dozen cards={drawn.slice(place * dozen, (place + 1) * dozen)} isFirst={place === 0} />
      </Fragment>
    );
  });
};

/**
 * Scrolls back to the start of the products when the filters or the order change, unless the start is still
 * below the top of the screen; the filters beside them stay in place.
 */
const useReturnToStart = (changed: string) => {
  const start = useRef<HTMLDivElement>(null);
  const before = useRef(changed);
  useEffect(() => {
    if (before.current === changed) return;
    before.current = changed;
    const top = start.current?.getBoundingClientRect().top ?? 0;
    if (top < 0) start.current?.scrollIntoView({ block: 'start' });
  }, [changed]);
  return start;
};

/** The link to the next page; it shows that it is busy before the router has handled the tap. */
const More = ({ found, isBusy }: { found: FoundProducts; isBusy: boolean }) => {
  const texts = useTexts('listing');
  const { query, page, follow } = useListing();
  const [tappedIn, setTappedIn] = useState<ListingQuery | null>(null);
  const to = page(found.page + 1);
  const { before, cards, total } = found;
  const tap = (event: MouseEvent) => {
    if (follow(event, to)) setTappedIn(query);
  };
  return (
    <LoadMore
      isBusy={isBusy || tappedIn === query}
      onClick={tap}
      rel="next"
      status={
        before === 0
          ? texts.shownOf(cards.length, total)
          : texts.shownBetween(before + 1, before + cards.length, total)
      }
      to={to}
    >
      {firstPageWith(found.page + 1) > found.page ? texts.nextProducts : texts.loadMore}
    </LoadMore>
  );
};

/** Link to the previous products, when so many precede these that they are not shown together. */
const Earlier = ({ found }: { found: FoundProducts }) => {
  const texts = useTexts('listing');
  const { page } = useListing();
  return (
    <p className="pb-4 text-center">
      <Link className={buttonStyle.quiet} rel="prev" to={page(firstPageWith(found.page) - 1)}>
        {texts.previousProducts}
      </Link>
    </p>
  );
};

/** Products with filters and sort orders, shared by categories and searches. */
export const ProductsListing = ({
  found,
  stories,
}: {
  found: FoundProducts;
  stories?: readonly Story[] | undefined;
}) => {
  const { query, isPending } = useListing();
  const { language } = useStoreView();
  const { cards, total, facets, hasMore } = found;
  const start = useReturnToStart(JSON.stringify([found.sort, found.filters, found.before]));
  const isNextPending = isPending && query.page > found.page;
  const isLate = useLate(isPending && !isNextPending);
  useEffect(() => whenIdle(() => appliedFilters.fetch(language)), [language]);
  return (
    <div className="frame pt-4 [--listing-top:var(--header)] md:pt-6 beside:-scroll-mt-8" ref={start}>
      <div className="beside:grid beside:grid-cols-[15.5rem_minmax(0,1fr)] beside:items-start beside:gap-10">
        <FilterPanel found={found} />
        <div className="min-w-0">
          <div className="contents beside:sticky beside:top-(--listing-top) beside:z-20 beside:block beside:bg-ground/92 beside:pt-2 beside:backdrop-blur-md">
            <Toolbar hasFilters={facets.length > 0} total={total} />
            {total > 0 && chosenCount(query.filters) > 0 && (
              <appliedFilters.Part className="pt-2 pb-1" facets={facets} />
            )}
          </div>
          {total === 0 ? (
            <noneLeft.Part found={found} />
          ) : (
            <div
              aria-busy={isPending}
              className={`pt-3 transition-opacity duration-160 beside:[&_:is(a,button)]:scroll-mt-32 ${isLate ? 'opacity-55' : ''}`}
            >
              {found.before > 0 && <Earlier found={found} />}
              <Products cards={cards} stories={stories} />
              {hasMore && <More found={found} isBusy={isNextPending} />}
            </div>
          )}
        </div>
      </div>
    </div>
  );
};
