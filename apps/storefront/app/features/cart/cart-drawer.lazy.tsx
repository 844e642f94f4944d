import { useEffect, useLayoutEffect, useState } from 'react';
import { Link } from 'react-router';
import { useStore } from 'zustand';
import { useStoreView } from '../../i18n/store-context.ts';
import { useTexts } from '../../i18n/texts.tsx';
import { paths } from '../../paths.ts';
import { CartFreeDelivery } from '../../shop/cart/cart-free-delivery.tsx';
import { type NewNotification, notificationStore } from '../../shop/page/notification-state.ts';
import { additionsStore } from '@dijla/device/journal/additions-state';
import type { CartLineView, CartState } from '@dijla/device/cart-view/cart-view';
import { useCart } from '../../device/cart/use-cart.ts';
import { buttonStyle } from '@dijla/ui-kit/button-style.ts';
import { Icon } from '@dijla/ui-kit/pictures/icon.tsx';
import { RiverPicture } from '@dijla/ui-kit/pictures/river-picture.tsx';
import { Sheet } from '@dijla/ui-kit/overlays/sheet.tsx';
import { AmountNote } from './amount-note.tsx';
import { CartLines } from './cart-lines.tsx';
import { takeDrawerWords } from './drawer-words.ts';
import { useCartDelivery } from './use-cart-delivery.ts';
import type { Tell } from './use-quantity.ts';
import { WaitingOrders } from './waiting-orders.tsx';
import { HeldBackNote, isHeldBack, WayOn } from './way-on.tsx';

/** Number of additions already announced to the shopper. */
let heardOf = 0;

/** Whether there is an addition that has not been announced yet. */
const isNews = (): boolean => additionsStore.getState().count > heardOf;

const lifetimeMs = 5_000;

/**
 * Holds the message at the head of the drawer, one at a time. It replaces page notifications, because the
 * page behind the drawer is inert.
 */
const useNote = (added: string) => {
  const [note, setNote] = useState<NewNotification | null>(() =>
    isNews() ? { type: 'success', message: added } : null,
  );
  useEffect(() => {
    heardOf = additionsStore.getState().count;
  }, []);
  useEffect(() => {
    if (note === null) return undefined;
    const timer = setTimeout(() => setNote(null), note.timeToLive ?? lifetimeMs);
    return () => clearTimeout(timer);
  }, [note]);
  return { note, tell: setNote, forget: () => setNote(null) };
};

/**
 * Shows notifications about additions in the open drawer instead of the page; a refusal or a warning
 * replaces the initial success message.
 */
const useOwnWords = (tell: Tell): void =>
  useLayoutEffect(() => {
    const take = () => {
      const warning = takeDrawerWords();
      if (warning !== null)
        tell({ type: warning.type, message: warning.message, timeToLive: warning.timeToLive });
    };
    take();
    return notificationStore.subscribe(take);
  }, [tell]);

const Note = ({ note, onDone }: { note: NewNotification | null; onDone: () => void }) => (
  <output className="block">
    {note !== null && (
      <p className="mb-2 flex min-h-11 animate-[rise_220ms] items-center gap-2.5 rounded-card bg-accent-soft ps-3.5 pe-1 text-sm font-medium text-accent-ink">
        <Icon
          className="size-5"
          name={note.type === 'error' || note.type === 'warning' ? 'alert' : 'check'}
        />
        <span className="min-w-0 flex-1 py-2 leading-snug">{note.message}</span>
        {note.action1 && (
          <button
            className="press min-h-11 rounded-card px-3 font-semibold"
            onClick={() => {
              note.action1?.run?.();
              onDone();
            }}
            type="button"
          >
            {note.action1.label}
          </button>
        )}
      </p>
    )}
  </output>
);

/** Returns the lines of the last addition first, in the order of `lastKeys`, then the earlier ones. */
const latestFirst = (lines: readonly CartLineView[], lastKeys: readonly string[]): CartLineView[] => {
  const isLast = ({ line_key: key }: CartLineView) => lastKeys.includes(key);
  return [
    ...lastKeys.flatMap((key) => lines.filter(({ line_key: own }) => own === key)),
    ...lines.toReversed().filter((line) => !isLast(line)),
  ];
};

const Foot = ({ cart, place, onLeave }: { cart: CartState; place: string; onLeave: () => void }) => {
  const texts = useTexts('cart');
  const { code } = useStoreView();
  const { totals } = cart;
  return (
    <div className="grid gap-3">
      {isHeldBack(cart) ? (
        <HeldBackNote cart={cart} />
      ) : (
        totals !== null && <AmountNote place={place} totals={totals} />
      )}
      <WayOn cart={cart} onLeave={onLeave} />
      <Link className={buttonStyle.quiet} onClick={onLeave} to={paths.cart(code)}>
        {texts.viewCart}
      </Link>
    </div>
  );
};

const Filled = ({ cart, tell }: { cart: CartState; tell: Tell }) => {
  const lastKeys = useStore(additionsStore, ({ lineKeys }) => lineKeys);
  return (
    <>
      <CartFreeDelivery cart={cart} />
      <CartLines heading="h3" lines={latestFirst(cart.lines, lastKeys)} tell={tell} />
    </>
  );
};

const Empty = ({ onClose }: { onClose: () => void }) => {
  const texts = useTexts('cart');
  return (
    <div className="grid justify-items-center gap-4 py-10 text-center">
      <RiverPicture floating="basket" />
      <p className="text-lg font-semibold">{texts.emptyTitle}</p>
      <p className="text-ink-soft">{texts.emptyText}</p>
      <button className={buttonStyle.primary} onClick={onClose} type="button">
        {texts.continueShopping}
      </button>
    </div>
  );
};

/** The cart drawer: the last addition on top, and the checkout button with the amount always in view. */
export const CartDrawer = ({ onClose }: { onClose: () => void }) => {
  const texts = useTexts('cart');
  const { close } = useTexts('shell');
  const cart = useCart((state) => state);
  const { note, tell, forget } = useNote(texts.addedLines(additionsStore.getState().lineKeys.length));
  useOwnWords(tell);
  const place = useCartDelivery(cart);
  const isEmpty = cart.lines.length === 0;
  const title = isEmpty ? texts.title : `${texts.title} · ${texts.itemCount(cart.count)}`;
  return (
    <Sheet
      closeLabel={close}
      footer={isEmpty ? undefined : <Foot cart={cart} onLeave={onClose} place={place} />}
      from="end"
      onClose={onClose}
      title={title}
    >
      <Note note={note} onDone={forget} />
      <WaitingOrders tell={tell} />
      {isEmpty ? <Empty onClose={onClose} /> : <Filled cart={cart} tell={tell} />}
    </Sheet>
  );
};
