import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useStoreView } from '../../i18n/store-context.ts';
import { useTexts } from '../../i18n/texts.tsx';
import { paths } from '../../paths.ts';
import type { ListedProduct } from '../../device/lists/wishlist-actions.ts';
import type { CardView } from '../../view-models/cards/card-view.ts';
import { Price } from '../cards/price.tsx';
import { Photo } from '../pictures/photo.ts';
import { listedCard } from './listed-product.ts';

export type ListedRowProps = {
  sku: string;
  /** What the device knows of the product; null for what another device has added. */
  kept: ListedProduct | null;
  /** The product as the shop has it now; undefined while it is not known, null when it is not sold any more. */
  card: CardView | null | undefined;
  /** What was chosen, in words. */
  chosen?: string;
  /** Acts at the end of the row. */
  children: ReactNode;
  /** Stands below the product. */
  below?: ReactNode;
};

const Facts = ({ card }: { card: CardView | null | undefined }) => {
  const texts = useTexts('catalogue');
  const { gone } = useTexts('lists');
  if (card === null) return <p className="text-sm text-ink-soft">{gone}</p>;
  // Keeps the room of a price, so that nothing moves when it comes.
  if (card === undefined) return <p className="min-h-7" />;
  return (
    <>
      <Price price={card.price} size="card" />
      {card.isOutOfStock && <p className="text-sm text-danger">{texts.outOfStock}</p>}
      {card.onlyLeft !== null && <p className="text-sm text-danger">{texts.onlyLeft(card.onlyLeft)}</p>}
    </>
  );
};

/** A product of a list as a row: picture, name, what was chosen, price and stock of now. */
export const ListedRow = ({ sku, kept, card, chosen = '', children, below }: ListedRowProps) => {
  const { code } = useStoreView();
  const product = card ? listedCard(card) : kept;
  const name = product?.name ?? sku;
  const picture = product?.picture ?? null;
  return (
    <li className="grid grid-cols-[min(6rem,28%)_minmax(0,1fr)] gap-x-4 gap-y-2 py-4 md:grid-cols-[8rem_minmax(0,1fr)_auto]">
      <span className="block overflow-hidden rounded-card">
        {picture === null ? (
          <span className="block aspect-square bg-sunken" />
        ) : (
          <Photo
            alt=""
            className={card?.isOutOfStock || card === null ? 'opacity-55' : ''}
            path={picture.path}
            size={200}
            slot="(min-width: 52rem) 8rem, 6rem"
            tone={picture.tone}
          />
        )}
      </span>
      <div className="grid min-w-0 content-start gap-1">
        <p className="leading-snug [overflow-wrap:anywhere]" lang={product?.lang ?? undefined}>
          {product === null || card === null ? (
            <bdi>{name}</bdi>
          ) : (
            <Link className="hover:underline" to={paths.entity(code, product.urlPath)}>
              <bdi>{name}</bdi>
            </Link>
          )}
        </p>
        {chosen !== '' && <p className="text-sm text-ink-soft">{chosen}</p>}
        <Facts card={card} />
        {below}
      </div>
      <div className="col-span-2 flex flex-wrap items-center gap-2 md:col-span-1 md:flex-col md:items-stretch">
        {children}
      </div>
    </li>
  );
};
