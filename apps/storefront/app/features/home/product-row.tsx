import { CardList } from '../../shop/cards/card-list.tsx';
import { cardRows, ProductCard } from '../../shop/cards/product-card.tsx';
import { useResting } from '@dijla/ui-kit/hooks/use-resting.ts';
import type { CardView } from '../../view-models/cards/card-view.ts';
import { RowHeading } from './row-heading.tsx';

export type ProductRowProps = {
  id: string;
  title: string;
  /** Language of the title if it is not the store view's. */
  lang: string | null;
  cards: readonly CardView[];
  /** Path of the listing that holds all products of this kind. */
  allPath?: string;
};

/** The items of a row. */
export const Cards = ({ cards }: { cards: readonly CardView[] }) =>
  cards.map((card) => (
    <li className={`${cardRows} snap-start pb-6 md:pb-8`} key={card.sku}>
      <ProductCard card={card} heading="h3" />
    </li>
  ));

/** Lays cards out as a horizontally scrolling row on phones, with two and a third of the next visible. */
export const shelfStyle =
  'shelf -mx-4 auto-cols-[max(42%,9rem)] px-4 md:mx-0 gap-y-0 md:auto-cols-auto md:grid-flow-row md:gap-x-4 md:px-0';

/**
 * Products on a background of their own: a horizontally scrolling row on phones, five side by side on wide
 * screens.
 */
export const ProductBand = ({ id, title, lang, cards, allPath }: ProductRowProps) =>
  cards.length === 0 ? null : (
    <section
      aria-labelledby={`${id}-title`}
      className="bg-sunken pt-6 pb-2 [--color-surface:var(--sunken)] [--picture:var(--picture-raised)] md:pt-10 md:pb-4"
      id={id}
    >
      <div className="frame">
        <RowHeading allPath={allPath} id={`${id}-title`} lang={lang} title={title} />
        <CardList
          className={`${shelfStyle} ${cards.length < 5 ? 'md:grid-cols-4' : 'md:grid-cols-5'}`}
          name={id}
        >
          <Cards cards={cards} />
        </CardList>
      </div>
    </section>
  );

/** A product grid: two columns on a phone, four on a wide screen. */
export const ProductGrid = ({ id, title, lang, cards, allPath }: ProductRowProps) => {
  const resting = useResting();
  return cards.length === 0 ? null : (
    <section
      aria-labelledby={`${id}-title`}
      className={`${resting} frame pt-10 [--rest-height:84rem] md:pt-14 md:[--rest-height:60rem]`}
      id={id}
    >
      <RowHeading allPath={allPath} id={`${id}-title`} lang={lang} title={title} />
      <CardList
        className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,9rem),1fr))] gap-x-3 md:grid-cols-4 md:gap-x-4"
        name={id}
      >
        <Cards cards={cards} />
      </CardList>
    </section>
  );
};
