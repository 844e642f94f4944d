import { Link, useViewTransitionState } from 'react-router';
import { useStoreView } from '../i18n/store-context.ts';
import { useTexts } from '../i18n/texts.tsx';
import { paths } from '../paths.ts';
import { Photo } from '../ui/photo.tsx';
import type { CardView } from '../view-models/card-view.ts';
import { Price } from './price.tsx';

const Swatches = ({ colours }: { colours: readonly string[] }) => {
  const texts = useTexts('catalogue');
  if (colours.length < 2) return null;
  return (
    <p className="flex items-center gap-1.5 pt-1">
      <span className="sr-only">{texts.colourCount(colours.length)}</span>
      {colours.slice(0, 4).map((hex) => (
        <span aria-hidden="true" className="size-3.5 rounded-full inset-ring-1 inset-ring-ink/15" key={hex} style={{ backgroundColor: hex }} />
      ))}
      {colours.length > 4 && (
        <bdi aria-hidden="true" className="text-xs text-ink-soft">
          {texts.moreColours(colours.length - 4)}
        </bdi>
      )}
    </p>
  );
};

export type ProductCardProps = {
  card: CardView;
  /** One level below the heading the card stands under. */
  heading: 'h2' | 'h3';
  isMain?: boolean;
};

/** A product in a listing. The whole card is one link; `isMain` fetches its picture first. */
export const ProductCard = ({ card, heading: Heading, isMain = false }: ProductCardProps) => {
  const store = useStoreView();
  const texts = useTexts('catalogue');
  const path = paths.entity(store.code, card.urlPath);
  const becomesGallery = useViewTransitionState(path);
  return (
    <article className="group relative grid content-start gap-2.5">
      <div className={`relative overflow-hidden rounded-card ${becomesGallery ? 'product-picture' : ''}`}>
        {card.picture === null ? (
          <span className="block aspect-square bg-sunken" />
        ) : (
          <Photo
            alt=""
            className={`transition-[scale] duration-240 group-hover:scale-[1.02] ${card.isOutOfStock ? 'opacity-55' : ''}`}
            isMain={isMain}
            path={card.picture.path}
            size={300}
            slot="(min-width: 64rem) 20rem, (min-width: 48rem) 31vw, 46vw"
            tone={card.picture.tone}
          />
        )}
        {card.isOutOfStock && <p className="absolute inset-x-2 bottom-2 w-fit rounded-full bg-surface px-3 py-0.5 text-sm font-medium">{texts.outOfStock}</p>}
      </div>
      <div className="grid gap-0.5 px-0.5">
        <Price price={card.price} size="card" />
        <Heading className="line-clamp-room-2 text-base leading-normal font-normal" lang={card.lang ?? undefined}>
          <Link className="after:absolute after:inset-0 after:rounded-card" to={path} viewTransition>
            <bdi>{card.name}</bdi>
          </Link>
        </Heading>
        <Swatches colours={card.colours} />
      </div>
    </article>
  );
};
