// @chunk card
import { memo, type ReactNode } from 'react';
import { useStoreView } from '../../i18n/store-context.ts';
import { useTexts } from '../../i18n/texts.tsx';
import { paths } from '../../paths.ts';
import { Icon } from '@dijla/ui-kit/pictures/icon.tsx';
import { Photo } from '../pictures/photo.ts';
import type { CardView } from '../../view-models/cards/card-view.ts';
import { starsText } from '../../view-models/product/rating-view.ts';
import { CardButton } from './card-button.tsx';
import { CardMarksPlace } from '../lists/card-marks-place.tsx';
import { useCardList } from './card-list.tsx';
import { Price, Saving } from './price.tsx';

/** Number of swatches shown; further colors are only counted. */
const shownSwatches = 4;

const Swatches = ({ colours }: { colours: readonly string[] }) => {
  const texts = useTexts('catalogue');
  if (colours.length < 2) return null;
  return (
    <p className="flex items-center gap-1.5 pt-1.5">
      <span className="sr-only">{texts.colourCount(colours.length)}</span>
      {colours.slice(0, shownSwatches).map((hex) => (
        <span
          aria-hidden="true"
          className="size-3.5 rounded-full inset-ring-1 inset-ring-ink/15"
          key={hex}
          style={{ backgroundColor: hex }}
        />
      ))}
      {colours.length > shownSwatches && (
        <bdi aria-hidden="true" className="text-sm leading-none text-ink-soft">
          {texts.moreColours(colours.length - shownSwatches)}
        </bdi>
      )}
    </p>
  );
};

/** The arrival day in the device's governorate. */
const Day = ({ of }: { of: string }) => {
  const { days } = useCardList();
  const day = days[of] ?? days[''];
  // Keyed by its text, so that a new text is a new element: a text of another length in the same element
  // counts as a layout shift.
  return (
    <p className="pt-1 text-sm text-ink-soft" key={day}>
      {day}
    </p>
  );
};

/** The rating, if there is one, and whether only few are left. */
const Hints = ({ rating, onlyLeft }: Pick<CardView, 'rating' | 'onlyLeft'>) => {
  const texts = useTexts('catalogue');
  if (rating === null && onlyLeft === null) return null;
  return (
    <p className="flex flex-wrap items-center gap-x-3 pt-1 text-sm text-ink-soft">
      {rating !== null && (
        <span className="inline-flex items-center gap-1">
          <Icon className="size-3.5 text-star" name="star" />
          <span className="sr-only">{texts.ratedBy(starsText(rating.tenths), rating.count)}</span>
          <span aria-hidden="true">
            <bdi className="font-medium text-ink">{starsText(rating.tenths)}</bdi>{' '}
            <bdi>{`(${rating.count})`}</bdi>
          </span>
        </span>
      )}
      {onlyLeft !== null && <span className="text-danger">{texts.onlyLeft(onlyLeft)}</span>}
    </p>
  );
};

export type ProductCardProps = {
  card: CardView;
  /** One level below the heading above the list. */
  heading: 'h2' | 'h3';
  isMain?: boolean;
  /** Width of the picture as `sizes`, when it differs from a listing's column. */
  slot?: string;
};

const listingSlot = '(min-width: 80rem) 16.5rem, (min-width: 68rem) 21vw, (min-width: 52rem) 30vw, 46vw';

/**
 * Makes a card span three rows of its list's grid (picture, price, and the rest), so that cards with less
 * content leave no gaps.
 */
export const cardRows = 'row-span-3 grid grid-rows-subgrid gap-y-0';

/** Container of the picture, which transitions into the gallery on the way to the product's page. */
const PictureFrame = ({ path, children }: { path: string; children: ReactNode }) => {
  const becomesGallery = useCardList().opening === path;
  return (
    <div
      className={`relative col-start-1 row-start-1 overflow-hidden rounded-card ${becomesGallery ? 'product-picture' : ''}`}
    >
      {children}
    </div>
  );
};

/**
 * A product in a `CardList`. The whole card is one link; its button is beside the link, over the picture. In
 * a list whose items use `cardRows`, its parts align with those of its neighbors. `isMain` fetches its
 * picture with priority.
 */
export const ProductCard = memo(
  // oxlint-disable-next-line max-lines-per-function -- one card, part by part; it renders dozens of times a page
  ({ card, heading: Heading, isMain = false, slot = listingSlot }: ProductCardProps) => {
    const store = useStoreView();
    const texts = useTexts('catalogue');
    const path = paths.entity(store.code, card.urlPath, card.asked ?? {});
    return (
      <article className={`group relative ${cardRows} grid-cols-1 content-start`}>
        <PictureFrame path={path}>
          {card.picture === null ? (
            <span className="block aspect-square bg-sunken" />
          ) : (
            <Photo
              alt=""
              className={`transition-[scale] duration-240 group-hover:scale-[1.02] ${card.isOutOfStock ? 'opacity-55' : ''}`}
              isMain={isMain}
              path={card.picture.path}
              size={300}
              slot={slot}
              tone={card.picture.tone}
            />
          )}
          {card.isOutOfStock && (
            <p className="absolute inset-x-2 bottom-2 w-fit rounded-full bg-surface px-3 py-0.5 text-sm font-medium">
              {texts.outOfStock}
            </p>
          )}
        </PictureFrame>
        <div className="row-start-2 min-w-0 px-0.5 pt-2.5">
          <Price isBare price={card.price} size="card" />
        </div>
        <div className="row-start-3 min-w-0 px-0.5">
          <Heading
            className="line-clamp-room-2 pt-0.5 pb-0! text-base wrap-anywhere leading-normal font-normal"
            lang={card.lang ?? undefined}
          >
            <a className="after:absolute after:inset-0 after:rounded-card" href={path}>
              <bdi>{card.name}</bdi>
            </a>
          </Heading>
          {card.price !== null && card.price.regular !== null && (
            <p className="flex flex-wrap items-baseline gap-x-2">
              <Saving price={card.price} />
            </p>
          )}
          <Swatches colours={card.colours} />
          {card.delivery !== null && !card.isOutOfStock && <Day of={card.delivery} />}
          <Hints onlyLeft={card.onlyLeft} rating={card.rating} />
        </div>
        <CardMarksPlace card={card} />
        {!card.isOutOfStock && card.price !== null && (
          <div className="z-10 col-start-1 row-start-1 self-end justify-self-end p-1">
            <CardButton card={card} />
          </div>
        )}
      </article>
    );
  },
);
ProductCard.displayName = 'ProductCard';
