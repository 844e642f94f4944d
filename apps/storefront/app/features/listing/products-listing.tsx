import { memo, type MouseEvent, useEffect, useRef, useState } from 'react';
import { useTexts } from '../../i18n/texts.tsx';
import { CardList } from '../../shop/card-list.tsx';
import { cardRows, ProductCard } from '../../shop/product-card.tsx';
import { LoadMore } from '../../ui/load-more.tsx';
import type { CardView } from '../../view-models/card-view.ts';
import type { ListingQuery } from '../../view-models/listing-query.ts';
import { AppliedFilters } from './applied-filters.tsx';
import type { FoundProducts } from './ask-listing.ts';
import { FilterPanel } from './filter-panel.tsx';
import { useListing } from './listing-context.ts';
import { Toolbar } from './toolbar.tsx';
import { useDrawnCards } from './use-drawn-cards.ts';
import { useLate } from './use-late.ts';

/** Cards of the first screen on a phone: their pictures are fetched at once. */
const firstCards = 4;

/** A full number of rows in two, three and four columns. */
const dozen = 12;

type DozenProps = { cards: readonly CardView[]; isFirst: boolean };

/** Cards that rest together while they are off the screen; drawn anew only when one of them is another. */
const Dozen = memo(
  ({ cards, isFirst }: DozenProps) => (
    <CardList className="rests-off-screen grid grid-cols-2 gap-x-3 max-xs:grid-cols-1 md:grid-cols-3 min-[80rem]:grid-cols-4">
      {cards.map((card, position) => (
        <li className={`${cardRows} pb-7`} key={card.sku}>
          <ProductCard card={card} heading="h2" isMain={isFirst && position < firstCards} />
        </li>
      ))}
    </CardList>
  ),
  (before, now) => before.isFirst === now.isFirst && before.cards.length === now.cards.length && now.cards.every((card, place) => card === before.cards[place]),
);
Dozen.displayName = 'Dozen';

const Products = ({ cards }: { cards: readonly CardView[] }) => {
  const drawn = useDrawnCards(cards);
  return Array.from({ length: Math.ceil(drawn.length / dozen) }, (_, place) => (
    <Dozen cards={drawn.slice(place * dozen, (place + 1) * dozen)} isFirst={place === 0} key={place} />
  ));
};

/** Nothing has all that was chosen: what to take back, one tap each. */
const None = ({ found }: { found: FoundProducts }) => {
  const texts = useTexts('listing');
  return (
    <section className="grid justify-items-center gap-4 py-16 text-center">
      <h2 className="text-2xl">{texts.noneTitle}</h2>
      <p className="text-ink-soft">{texts.noneText}</p>
      <AppliedFilters className="justify-center" facets={found.facets} />
    </section>
  );
};

/** When filters or order change one comes back to where the products begin, unless one is above it. */
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

/** The next page; it says that it is busy before the router knows of the tap. */
const More = ({ found, isBusy }: { found: FoundProducts; isBusy: boolean }) => {
  const texts = useTexts('listing');
  const { query, page, follow } = useListing();
  const [tappedIn, setTappedIn] = useState<ListingQuery | null>(null);
  const to = page(found.page + 1);
  const tap = (event: MouseEvent) => {
    setTappedIn(query);
    follow(event, to);
  };
  return (
    <LoadMore isBusy={isBusy || tappedIn === query} onClick={tap} rel="next" status={texts.shownOf(found.cards.length, found.total)} to={to}>
      {texts.loadMore}
    </LoadMore>
  );
};

/** Products with their filters and orders: what categories and searches have in common. */
export const ProductsListing = ({ found }: { found: FoundProducts }) => {
  const { query, isPending } = useListing();
  const { cards, total, facets, hasMore } = found;
  const start = useReturnToStart(JSON.stringify([found.sort, found.filters]));
  const isNextPending = isPending && query.page > found.page;
  const isLate = useLate(isPending && !isNextPending);
  return (
    <div className="frame pt-4 [--listing-top:var(--header)] md:pt-6" ref={start}>
      <div className="beside:grid beside:grid-cols-[15.5rem_minmax(0,1fr)] beside:items-start beside:gap-10">
        <FilterPanel found={found} />
        <div className="min-w-0">
          <Toolbar hasFilters={facets.length > 0} total={total} />
          {total > 0 && <AppliedFilters className="pt-2 pb-1" facets={facets} />}
          {total === 0 ? (
            <None found={found} />
          ) : (
            <div aria-busy={isPending} className={`pt-3 transition-opacity duration-160 ${isLate ? 'opacity-55' : ''}`}>
              <Products cards={cards} />
              {hasMore && <More found={found} isBusy={isNextPending} />}
            </div>
          )}
        </div>
      </div>
    </div>
  );
};
