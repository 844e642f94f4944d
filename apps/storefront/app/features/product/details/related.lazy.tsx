import { CardList } from '../../../shop/cards/card-list.tsx';
import { cardRows, ProductCard } from '../../../shop/cards/product-card.tsx';
import { useResting } from '@dijla/ui-kit/hooks/use-resting.ts';
import type { CardView } from '../../../view-models/cards/card-view.ts';
import { relatedId } from '../section-ids.ts';

/** Related products in a horizontally scrolling row. */
export const Related = ({ title, cards }: { title: string; cards: readonly CardView[] }) => {
  const resting = useResting();
  return cards.length === 0 ? null : (
    <section
      aria-labelledby={`${relatedId}-title`}
      className={`${resting} frame pt-12 [--rest-height:24rem] md:pt-16 md:[--rest-height:29rem]`}
      id={relatedId}
    >
      <h2 className="pb-4 text-xl md:pb-5 md:text-2xl" id={`${relatedId}-title`}>
        {title}
      </h2>
      <CardList
        className="shelf -mx-4 gap-y-0 auto-cols-[min(100%,max(42%,9rem))] px-4 sm:auto-cols-[30%] md:mx-0 md:auto-cols-[calc((100%-3rem)/4.5)] md:gap-4 md:px-0"
        name={relatedId}
      >
        {cards.map((card) => (
          <li className={`${cardRows} snap-start`} key={card.sku}>
            <ProductCard card={card} heading="h3" />
          </li>
        ))}
      </CardList>
    </section>
  );
};
