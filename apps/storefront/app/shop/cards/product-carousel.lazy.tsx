import { type ReactNode, useEffect, useState } from 'react';
import { Link } from 'react-router';
import { useStoreView } from '../../i18n/store-context.ts';
import { useTexts } from '../../i18n/texts.tsx';
import { deviceSource } from '../../offline/device-source.ts';
import { ScrollRow } from '@dijla/ui-kit/scroll-row.tsx';
import type { CardView } from '../../view-models/cards/card-view.ts';
import type { CarouselView } from '../../view-models/cards/carousel-view.ts';
import { CardList } from './card-list.tsx';
import { cardRows, ProductCard } from './product-card.tsx';
import { loadCarousel } from './load-carousel.lazy.ts';
import { Slides } from './slides.lazy.tsx';

export type ProductCarouselProps = {
  identifier: string;
  /** Replaces the owner's title. */
  title?: string;
  /** Path of the listing that holds all products of this kind. */
  allPath?: string;
  /** Placeholder until the content is known. */
  placeholder: ReactNode;
  /** The content, when the page brought it along. */
  known?: CarouselView | null;
};

const nothing: CarouselView = { title: null, slides: [], cards: [] };

/** Returns the carousel from the network or the device; null until it is known, empty when neither has it. */
const useCarousel = (identifier: string, known: CarouselView | null): CarouselView | null => {
  const { code } = useStoreView();
  const [carousel, setCarousel] = useState<CarouselView | null>(known);
  useEffect(() => {
    if (known !== null) return undefined;
    let isThere = true;
    const show = (found: CarouselView | null) => {
      if (isThere) setCarousel(found ?? nothing);
    };
    loadCarousel(deviceSource(code), identifier).then(show, () => show(null));
    return () => {
      isThere = false;
    };
  }, [code, identifier, known]);
  return carousel;
};

/** A horizontally scrolling row of cards. */
export const CardRow = ({ name, cards }: { name: string; cards: readonly CardView[] }) => {
  const { previous, next } = useTexts('carousel');
  return (
    <ScrollRow labels={{ previous, next }} middle="top-[32%]">
      <CardList
        className="shelf -mx-4 auto-cols-[max(42%,9rem)] gap-y-0 px-4 md:mx-0 md:auto-cols-[calc((100%-4rem)/5)] md:gap-x-4 md:px-0"
        name={name}
      >
        {cards.map((card) => (
          <li className={`${cardRows} snap-start`} key={card.sku}>
            <ProductCard card={card} heading="h3" slot="(min-width: 52rem) 15rem, 42vw" />
          </li>
        ))}
      </CardList>
    </ScrollRow>
  );
};

/**
 * Up to twenty products side by side (spec 1 §9), below the owner's slides if there are any; nothing when
 * there is neither.
 */
export const ProductCarousel = ({
  identifier,
  title: given,
  allPath,
  placeholder,
  known = null,
}: ProductCarouselProps) => {
  const texts = useTexts('carousel');
  const carousel = useCarousel(identifier, known);
  if (carousel === null) return placeholder;
  const { slides, cards } = carousel;
  if (slides.length === 0 && cards.length === 0) return null;
  const title =
    given ?? carousel.title ?? (identifier === 'trending' ? texts.titles.trending : texts.titles.bestsellers);
  const titleId = `carousel-${identifier}`;
  return (
    <section aria-labelledby={titleId} className="frame pt-10 pb-4 md:pt-14">
      <div className="flex flex-wrap items-center justify-between gap-x-4 pb-3 md:pb-5">
        <h2 className="text-xl md:text-2xl" id={titleId}>
          {title}
        </h2>
        {allPath !== undefined && cards.length > 0 && (
          <Link
            className="press -my-2 -me-3 inline-flex min-h-11 shrink-0 items-center rounded-full px-3 font-medium text-accent-ink hover:bg-sunken"
            to={allPath}
          >
            {texts.seeAll}
            <span className="sr-only">: {title}</span>
          </Link>
        )}
      </div>
      {slides.length > 0 && <Slides label={title} slides={slides} />}
      {slides.length > 0 && cards.length > 0 && <div className="h-5" />}
      {cards.length > 0 && <CardRow cards={cards} name={identifier} />}
    </section>
  );
};
