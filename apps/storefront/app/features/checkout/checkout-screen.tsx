import { useEffect, useState } from 'react';
import { useStoreView } from '../../i18n/store-context.ts';
import { useTexts } from '../../i18n/texts.tsx';
import { paths } from '../../paths.ts';
import { EmptyCart } from '../../shop/empty-cart.tsx';
import { LinesSkeleton } from '../../shop/lines-skeleton.tsx';
import { PageHead } from '../../shop/page-head.tsx';
import type { CartState } from '../../stores/cart-state.ts';
import { useCart } from '../../stores/use-cart.ts';
import { type OrderView, useOrders } from '../../stores/use-orders.ts';
import { CheckoutForm } from './checkout-form.tsx';
import { NoPayment } from './no-payment.tsx';
import { OrderSummary } from './order-summary.tsx';
import { RejectedOrder, SavedOrder } from './saved-order.tsx';
import { ThankYou } from './thank-you.tsx';

/** Known to be payable by nothing, as opposed to not known yet. */
const hasNoPayment = ({ totals, payment_methods: methods }: CartState): boolean => totals !== null && methods.length === 0;

const Ordered = ({ order }: { order: OrderView }) => {
  useEffect(() => {
    scrollTo({ top: 0 });
  }, []);
  if (order.state === 'accepted') return <ThankYou orderNumber={order.order_number} />;
  return order.state === 'saved' ? <SavedOrder order={order} /> : <RejectedOrder order={order} />;
};

const Checkout = ({ cart, onOrdered }: { cart: CartState; onOrdered: (orderId: string) => void }) => {
  const texts = useTexts('checkout');
  if (cart.ready && cart.lines.length === 0) return <EmptyCart />;
  if (cart.ready && hasNoPayment(cart)) return <NoPayment />;
  return (
    <div className="frame pt-6 md:pt-10">
      <h1 className="text-3xl md:text-4xl">{texts.title}</h1>
      <p className="text-ink-soft">{texts.secure}</p>
      <noscript>
        <p className="pt-4 text-ink-soft">{texts.needsScripts}</p>
      </noscript>
      <div className="grid gap-8 pt-6 md:grid-cols-[1fr_26rem] md:gap-14">
        {cart.ready ? <CheckoutForm cart={cart} onOrdered={onOrdered} /> : <LinesSkeleton />}
        {cart.ready && <OrderSummary cart={cart} />}
      </div>
    </div>
  );
};

/** One page: who, where, how, and the order; afterwards what became of it, on the same address (spec 1 §2). */
export const CheckoutScreen = () => {
  const texts = useTexts('checkout');
  const cart = useCart((state) => state);
  const orders = useOrders((state) => state.orders);
  const [orderId, setOrderId] = useState<string | null>(null);
  const isNext = cart.lines.length > 0;
  const order = orders.find(({ order_id: id, state }) => id === orderId || (orderId === null && !isNext && state === 'saved'));
  // An order found waiting is followed to its end, so that its number is seen.
  if (order !== undefined && orderId === null) setOrderId(order.order_id);
  return (
    // The footer stays below the fold while the cart is read, so that nothing seen moves.
    <div className="min-h-dvh">
      <PageHead canonicalPath={paths.checkout(useStoreView().code)} title={texts.title} />
      {order === undefined ? <Checkout cart={cart} onOrdered={setOrderId} /> : <Ordered order={order} />}
    </div>
  );
};
