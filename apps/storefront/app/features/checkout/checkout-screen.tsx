import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { lazyPart } from '../../i18n/lazy-part.tsx';
import { useStoreView } from '../../i18n/store-context.ts';
import { useTexts } from '../../i18n/texts.tsx';
import { NeedsScripts } from '../../shop/page/needs-scripts.tsx';
import { PageHead } from '../../shop/page/page-head.tsx';
import { PlaceSources, useHasTerms } from '../../shop/delivery/place-sources.ts';
import type { KnownBestsellers } from '../../shop/cards/known-bestsellers.ts';
import { type CartState, hasNoPayment } from '@dijla/device/cart-view/cart-view';
import { UnreadCart, useIsSaidEmpty } from '../../shop/cart/unread-cart.tsx';
import { useCart } from '../../device/cart/use-cart.ts';
import { type OrderView, useOrders } from '../../device/orders/use-orders.ts';
import { paths } from '../../paths.ts';
import { useSession } from '../../device/session/use-session.ts';
import type { StoreCode } from '@dijla/contract/store-views';
import { useNow } from '@dijla/ui-kit/hooks/use-now.ts';
import { CheckoutPlaceholder } from './checkout-placeholder.tsx';
import { shownOrder } from './after-order/shown-order.ts';
import { textsIn } from '../../i18n/texts-in.ts';

/** The page's heading. Guests are told that no account is needed. */
const CheckoutHead = () => {
  const texts = useTexts('checkout');
  const firstname = useSession(({ profile }) => profile?.firstname);
  return (
    <header className="pb-5 md:pb-8">
      <h1 className="text-3xl md:text-4xl">{texts.title}</h1>
      <p className="line-clamp-1 text-ink-soft">
        {firstname === undefined ? texts.secure : texts.signedIn(firstname)}
      </p>
    </header>
  );
};

/** Placeholder with the heading, used until it is known what the page shows. */
const CheckoutPlaceholderWithHead = () => (
  <div className="frame pt-6 md:pt-10">
    <CheckoutHead />
    <CheckoutPlaceholder />
  </div>
);

/** Loaded while the device is read: it depends on the device's data, so the first render does not need it. */
const form = lazyPart({
  part: async () => (await import('./checkout-form.lazy.tsx')).CheckoutForm,
  texts: textsIn('cart/delivery', 'cart/checkout-form'),
  placeholder: CheckoutPlaceholder,
});
const nothing = lazyPart({
  part: async () => (await import('./after-order/nothing-to-order.lazy.tsx')).NothingToOrder,
  texts: textsIn('frame'),
  placeholder: CheckoutPlaceholderWithHead,
});
const after = lazyPart({
  part: async () => (await import('./after-order/after-order.lazy.tsx')).AfterOrder,
  texts: textsIn('cart/ordered'),
});

type CheckoutProps = { cart: CartState; known: KnownBestsellers; onOrdered: (orderId: string) => void };

const Checkout = ({ cart, known, onOrdered }: CheckoutProps) => {
  const texts = useTexts('checkout');
  const isSaidEmpty = useIsSaidEmpty(cart, known);
  const isEmpty = cart.ready && cart.lines.length === 0;
  if (!isSaidEmpty && (isEmpty || (cart.ready && hasNoPayment(cart))))
    return <nothing.Part lines={cart.lines} {...known} />;
  const page = (
    <div className="frame pt-6 md:pt-10">
      <CheckoutHead />
      <NeedsScripts text={texts.needsScripts} />
      {cart.ready ? <form.Part cart={cart} onOrdered={onOrdered} /> : <CheckoutPlaceholder />}
    </div>
  );
  return cart.ready && !isSaidEmpty ? (
    page
  ) : (
    <UnreadCart {...known} isEmpty={isSaidEmpty} placeholder={page} />
  );
};

/**
 * The order this page has placed, kept in the browser's history entry: a reload shows it again, and no
 * address contains it.
 */
const usePlacedOrder = () => {
  const { pathname, state } = useLocation();
  const navigate = useNavigate();
  const { orderId, isPaid } = (state ?? {}) as { orderId?: unknown; isPaid?: unknown };
  return {
    orderId: typeof orderId === 'string' ? orderId : null,
    /** Whether the page of payments led here once it was paid. */
    isPaid: isPaid === true,
    /** The page of payments goes on to the gateway's own by itself, once. */
    leadTo: (path: string) => void navigate(path, { replace: true, state: { goesOn: true } }),
    notePlaced: (id: string) => void navigate(pathname, { replace: true, state: { orderId: id } }),
  };
};

/** Where an order is to be paid online; null of any other. */
const onlinePaymentOf = (order: OrderView | undefined, store: StoreCode): string | null =>
  order?.state === 'accepted' && order.payment_kind === 'online' && order.order_number !== ''
    ? paths.payment(store, order.order_number, order.payment)
    : null;

/** The one-page checkout; after the order, the same address shows its result (spec 1 §2). */
export const CheckoutScreen = ({ known }: { known: KnownBestsellers }) => {
  const texts = useTexts('checkout');
  const { code, language } = useStoreView();
  const cart = useCart((state) => state);
  const orders = useOrders((state) => state.orders);
  const now = useNow();
  const { orderId, isPaid, leadTo, notePlaced } = usePlacedOrder();
  const hasTerms = useHasTerms();
  // Fetches the part that follows the form before it is needed, so that it also shows offline.
  useEffect(() => {
    form.fetch(language);
    after.fetch(language);
    nothing.fetch(language);
  }, [language]);
  const order = shownOrder({ orders, orderId, isCartEmpty: cart.ready && cart.lines.length === 0, now });
  const paidOnline = order?.order_id === orderId && !isPaid ? onlinePaymentOf(order, code) : null;
  useEffect(() => {
    if (paidOnline !== null) leadTo(paidOnline);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- leads there once, from the entry of this order
  }, [paidOnline]);
  return (
    <>
      {/* Keeps the content below out of view while the cart is read, so that nothing visible moves. */}
      <div className="min-h-dvh">
        <PageHead
          canonicalPath={null}
          title={order?.state === 'accepted' ? texts.orderedTitle : texts.title}
        />
        {order === undefined ? (
          <Checkout cart={cart} onOrdered={notePlaced} known={known} />
        ) : (
          <after.Part isPaid={isPaid && order.order_id === orderId} order={order} />
        )}
      </div>
      {order === undefined && !hasTerms && (
        <div className="frame">
          <PlaceSources />
        </div>
      )}
    </>
  );
};
