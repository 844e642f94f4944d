import { paymentKindOf } from '@dijla/commerce-rules/payment/payment-kind-of';
import { type RefObject, useRef } from 'react';
import { useStoreView } from '../../i18n/store-context.ts';
import { useTexts } from '../../i18n/texts.tsx';
import { comingDelivery } from '../../shop/cart/cart-coming-delivery.ts';
import { CartCoupon } from '../../shop/cart/cart-coupon.tsx';
import { CartFreeDelivery } from '../../shop/cart/cart-free-delivery.tsx';
import { CartSegments } from '../../shop/cart/cart-segments.tsx';
import { EmptyCart } from '../../shop/cart/empty-cart.tsx';
import { LateCartTenders } from '../../shop/cart/late-cart-tenders.tsx';
import { LateCrossSells } from '../../shop/cart/late-cross-sells.tsx';
import { showNotification } from '../../shop/page/notification-state.ts';
import type { KnownBestsellers } from '../../shop/cards/known-bestsellers.ts';
import { applyCoupon, removeCoupon } from '../../device/cart/cart-actions.ts';
import { type CartState, hasNoPayment } from '@dijla/device/cart-view/cart-view';
import { Icon } from '@dijla/ui-kit/pictures/icon.tsx';
import { orderBar } from '@dijla/ui-kit/order-bar.ts';
import { beyond, useInView } from '@dijla/ui-kit/hooks/use-in-view.ts';
import { CartHeading } from './cart-heading.tsx';
import { CartLines } from './cart-lines.tsx';
import { TotalNote } from './total-note.tsx';
import { useCartDelivery } from './use-cart-delivery.ts';
import { WaitingOrders } from './waiting-orders.tsx';
import { HeldBackNote, isHeldBack, WayOn } from './way-on.tsx';

const Summary = ({
  cart,
  place,
  wayOn,
}: {
  cart: CartState;
  place: string;
  wayOn: RefObject<HTMLDivElement | null>;
}) => {
  const texts = useTexts('cart');
  const { scale } = useStoreView().currency;
  const { totals } = cart;
  return (
    <aside className="grid grid-cols-1 content-start gap-4 self-start rounded-sheet bg-sunken p-5 md:sticky md:top-22 md:p-6">
      <h2 className="text-xl">{texts.summary}</h2>
      <CartCoupon
        cart={cart}
        onApply={(typed) => void applyCoupon(typed)}
        onRemove={() => void removeCoupon()}
      />
      <LateCartTenders totals={totals} />
      {totals !== null && <CartSegments coming={comingDelivery(cart, scale)} place={place} totals={totals} />}
      {totals?.estimated && <p className="text-sm text-ink-soft">{texts.estimatedDetail}</p>}
      <HeldBackNote cart={cart} />
      <div className="grid empty:hidden" ref={wayOn}>
        <WayOn cart={cart} />
      </div>
      {cart.payment_methods.some((method) => paymentKindOf(method) === 'cash') && (
        <p className="flex items-center gap-2 text-sm text-ink-soft">
          <Icon className="size-5" name="cash" />
          {texts.cashNote}
        </p>
      )}
    </aside>
  );
};

/**
 * Pixels from the lower edge of the screen to the upper edge of the bar's button; the summary's button
 * replaces it once it reaches that height.
 */
const upToButton = 116;
const stillToCome = `${beyond}px 0px ${-upToButton}px`;

/**
 * On phones, the checkout button above the tab bar, shown until the summary's own button has scrolled into
 * view.
 */
const PhoneBar = ({ cart, wayOn }: { cart: CartState; wayOn: RefObject<HTMLDivElement | null> }) =>
  useInView(wayOn, stillToCome) === false && (
    <div
      className="fixed inset-x-0 bottom-0 z-20 grid gap-2 bg-ground px-4 pt-2.5 pb-[calc(0.75rem+var(--tab-bar))] shadow-edge md:hidden"
      ref={orderBar}
    >
      {isHeldBack(cart) ? (
        <HeldBackNote cart={cart} />
      ) : (
        cart.totals !== null && <TotalNote totals={cart.totals} />
      )}
      <WayOn cart={cart} />
    </div>
  );

const OfflineNote = () => (
  <p className="flex items-center gap-2 text-sm text-ink-soft">
    <Icon className="size-5" name="offline" />
    {useTexts('cart').offline}
  </p>
);

const FilledCart = ({ cart }: { cart: CartState }) => {
  const place = useCartDelivery(cart);
  const { lines, count, offline } = cart;
  const wayOn = useRef<HTMLDivElement>(null);
  return (
    <>
      <div className="frame pt-6 md:pt-10">
        <CartHeading count={count} />
        <div className="grid grid-cols-1 gap-6 pt-3 md:grid-cols-[minmax(0,1fr)_23rem] md:gap-14 md:pt-5">
          <div className="grid grid-cols-1 content-start gap-2">
            {offline && <OfflineNote />}
            <WaitingOrders tell={showNotification} />
            <CartFreeDelivery cart={cart} />
            <CartLines heading="h2" lines={lines} tell={showNotification} />
          </div>
          <Summary cart={cart} place={place} wayOn={wayOn} />
        </div>
      </div>
      <LateCrossSells skus={[...new Set(lines.map(({ sku, parent_sku: parent }) => parent || sku))]} />
      {!hasNoPayment(cart) && <PhoneBar cart={cart} wayOn={wayOn} />}
    </>
  );
};

type CartContentProps = {
  cart: CartState;
  known: KnownBestsellers;
  /** Whether the page itself says below that the cart is empty. */ isSaidEmpty: boolean;
};

/** The cart's lines and totals, or links to products when the cart is empty. */
export const CartContent = ({ cart, known, isSaidEmpty }: CartContentProps) =>
  cart.lines.length > 0 ? (
    <FilledCart cart={cart} />
  ) : (
    <>
      <div className="frame pt-6 empty:hidden">
        <WaitingOrders tell={showNotification} />
      </div>
      {!isSaidEmpty && <EmptyCart {...known} />}
    </>
  );
