import { useEffect, useState } from 'react';
import { useStoreView } from '../../i18n/store-context.ts';
import { useTexts } from '../../i18n/texts.tsx';
import { deviceSource } from '../../offline/device-source.ts';
import { cardFields, cardView, type CardView } from '../../view-models/card-view.ts';
import { inStockFirst, listedFilters } from '../../view-models/listed-filters.ts';
import { CardList } from '../card-list.tsx';
import { cardRows, ProductCard } from '../product-card.tsx';

const shown = 8;

const bought = { field: 'number_of_sales', options: 'desc' } as const;

/** What most buy, as the network or the device knows it; none until it is there, and where neither does. */
const useBestsellers = (): readonly CardView[] => {
  const { code, currency } = useStoreView();
  const [cards, setCards] = useState<readonly CardView[]>([]);
  useEffect(() => {
    let isThere = true;
    const load = async () => {
      const { hits } = await deviceSource(code).search('product', {
        request: { _appliedFilters: listedFilters(), _appliedSort: [inStockFirst, bought] }, size: shown, include: cardFields,
      });
      if (isThere) setCards(hits.map((document) => cardView(document, currency.scale)));
    };
    load().catch(() => undefined);
    return () => {
      isThere = false;
    };
  }, [code, currency.scale]);
  return cards;
};

/** A second way on from an empty cart, for who has looked at nothing yet. */
export const CartBestsellers = () => {
  const { bestsellersTitle } = useTexts('cart');
  const cards = useBestsellers();
  return cards.length === 0 ? null : (
    <section aria-labelledby="bestsellers-title" className="frame pb-8">
      <h2 className="pb-4 text-xl" id="bestsellers-title">
        {bestsellersTitle}
      </h2>
      <CardList className="shelf -mx-4 auto-cols-[42%] gap-y-0 px-4 md:-mx-8 md:auto-cols-[14rem] md:scroll-px-8 md:gap-x-4 md:px-8">
        {cards.map((card) => (
          <li className={`${cardRows} snap-start`} key={card.sku}>
            <ProductCard card={card} heading="h3" slot="(min-width: 52rem) 14rem, 42vw" />
          </li>
        ))}
      </CardList>
    </section>
  );
};
