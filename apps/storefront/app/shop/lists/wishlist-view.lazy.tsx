import { useEffect, useState } from 'react';
import { Link } from 'react-router';
import { buttonStyle } from '@dijla/ui-kit/button-style.ts';
import { ConfirmDialog } from '@dijla/ui-kit/overlays/dialog.tsx';
import { Icon } from '@dijla/ui-kit/pictures/icon.tsx';
import { useStoreView } from '../../i18n/store-context.ts';
import { useTexts } from '../../i18n/texts.tsx';
import { paths } from '../../paths.ts';
import { clearWishlist, type DeviceWish, showWishlist } from '../../device/lists/wishlist-actions.ts';
import { useWishlist } from '../../device/lists/wishlist-state.ts';
import type { CardView } from '../../view-models/cards/card-view.ts';
import { tellAdded, useTelling } from '../cart/tell-added.ts';
import { showNotification } from '../page/notification-state.ts';
import { EmptyList } from './empty-list.lazy.tsx';
import { ListedRow } from './listed-row.lazy.tsx';
import { moveWish } from './move-wish.lazy.ts';
import { ShareSheet } from './share-sheet.lazy.tsx';
import { type ListedCards, useListedCards } from './use-listed-cards.lazy.ts';
import { WishNote } from './wish-note.lazy.tsx';
import { takeOff } from './wish-toggle.lazy.ts';

/** Whether a wish can go into the cart as it is: nothing is left to be chosen. */
const isWhole = ({ product_option }: DeviceWish, card: CardView | null | undefined): boolean =>
  card?.buying === 'add' || (card?.buying === 'choose' && product_option !== null);

const cardOf = (cards: ListedCards, sku: string): CardView | null | undefined =>
  cards === null || cards === 'failed' ? undefined : (cards.get(sku) ?? null);

const WishRow = ({ wish, card }: { wish: DeviceWish; card: CardView | null | undefined }) => {
  const texts = useTexts('wishlist');
  const { remove } = useTexts('lists');
  const telling = useTelling();
  const [isMoving, setMoving] = useState(false);
  const move = async () => {
    setMoving(true);
    const moved = await moveWish(telling.code, wish);
    tellAdded(moved, moved.ok ? moved.product : null, telling);
    setMoving(false);
  };
  const isSold = card !== null && card !== undefined && !card.isOutOfStock && card.price !== null;
  return (
    <ListedRow below={<WishNote wish={wish} />} card={card} kept={wish.product} sku={wish.sku}>
      {isSold && isWhole(wish, card) && (
        <button
          aria-busy={isMoving}
          className={`${buttonStyle.primary} max-md:flex-1`}
          onClick={() => void move()}
          type="button"
        >
          {texts.toCart}
        </button>
      )}
      {isSold && !isWhole(wish, card) && (
        <Link className={`${buttonStyle.quiet} max-md:flex-1`} to={paths.entity(telling.code, card.urlPath)}>
          {texts.choose}
        </Link>
      )}
      <button className={buttonStyle.quiet} onClick={() => takeOff([wish], texts)} type="button">
        <Icon className="size-5" name="trash" />
        <span className="max-md:sr-only">{remove}</span>
      </button>
    </ListedRow>
  );
};

/** Adds every wish that needs no choice to the cart, one after the other, and says by name what stays. */
const useMoveAll = (wishes: readonly DeviceWish[], cards: ListedCards) => {
  const texts = useTexts('wishlist');
  const { code } = useStoreView();
  const [isMoving, setMoving] = useState(false);
  const moveAll = async () => {
    setMoving(true);
    const stayed: string[] = [];
    let count = 0;
    for (const wish of wishes.toReversed()) {
      const isMoved = isWhole(wish, cardOf(cards, wish.sku)) && (await moveWish(code, wish)).ok;
      if (isMoved) count += 1;
      else stayed.push(`\u2068${wish.product?.name ?? wish.sku}\u2069`);
    }
    setMoving(false);
    showNotification({
      type: count === 0 ? 'warning' : 'success',
      message: [
        texts.movedAll(count),
        ...(stayed.length === 0 ? [] : [texts.stayed(stayed.join('، '))]),
      ].join(' '),
    });
  };
  return { isMoving, moveAll };
};

/** What is done with the list as a whole. */
const ListActs = ({
  wishes,
  cards,
  canShare,
}: {
  wishes: readonly DeviceWish[];
  cards: ListedCards;
  canShare: boolean;
}) => {
  const texts = useTexts('wishlist');
  const { isMoving, moveAll } = useMoveAll(wishes, cards);
  const [open, setOpen] = useState<'share' | 'clear' | null>(null);
  const close = () => setOpen(null);
  return (
    <div className="flex flex-wrap items-center gap-2">
      <button
        aria-busy={isMoving}
        className={buttonStyle.primary}
        onClick={() => void moveAll()}
        type="button"
      >
        {texts.allToCart}
      </button>
      {canShare && (
        <button className={buttonStyle.quiet} onClick={() => setOpen('share')} type="button">
          <Icon className="size-5" name="share" />
          {texts.share}
        </button>
      )}
      <button className={buttonStyle.quiet} onClick={() => setOpen('clear')} type="button">
        {texts.clear}
      </button>
      {open === 'share' && <ShareSheet onClose={close} />}
      {open === 'clear' && (
        <ConfirmDialog
          cancelLabel={texts.cancel}
          confirmLabel={texts.clear}
          isDangerous
          onClose={close}
          onConfirm={() => void clearWishlist()}
          title={texts.clearTitle}
        >
          {texts.clearText}
        </ConfirmDialog>
      )}
    </div>
  );
};

/** The wishlist of this device or customer, with prices and stock of now. It is painted before anything is asked. */
export const WishlistView = ({ isCustomer }: { isCustomer: boolean }) => {
  const texts = useTexts('wishlist');
  const { ready, entries } = useWishlist((state) => state);
  const cards = useListedCards(entries.map(({ sku }) => sku));
  useEffect(() => void showWishlist(), []);
  if (!ready) return <span aria-busy className="skeleton block h-32 w-full" />;
  if (entries.length === 0) return <EmptyList text={texts.emptyText} title={texts.emptyTitle} />;
  return (
    <div className="grid gap-4">
      <p className="text-ink-soft">{texts.count(entries.length)}</p>
      <ListActs canShare={isCustomer} cards={cards} wishes={entries} />
      <ul className="grid grid-cols-1 divide-y divide-line">
        {entries.map((wish) => (
          <WishRow card={cardOf(cards, wish.sku)} key={wish.key} wish={wish} />
        ))}
      </ul>
    </div>
  );
};
