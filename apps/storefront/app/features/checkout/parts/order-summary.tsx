import { Link } from 'react-router';
import { useStoreView } from '../../../i18n/store-context.ts';
import { useTexts } from '../../../i18n/texts.tsx';
import { paths } from '../../../paths.ts';
import { CartCoupon } from '../../../shop/cart/cart-coupon.tsx';
import { comingDelivery } from '../../../shop/cart/cart-coming-delivery.ts';
import { CartLine } from '../../../shop/cart/cart-line.tsx';
import { CartSegments } from '../../../shop/cart/cart-segments.tsx';
import { LateCartTenders } from '../../../shop/cart/late-cart-tenders.tsx';
import { type LineFix, lineProblem } from '../../../shop/cart/line-problem.ts';
import { isRounding, PayableAmount } from '../../../shop/cart/payable-amount.tsx';
import { Amount } from '../../../shop/cards/price.tsx';
import { applyCoupon, removeCoupon, removeLine, setQuantity } from '../../../device/cart/cart-actions.ts';
import type { CartLineView, CartState, CartTotalsView } from '@dijla/device/cart-view/cart-view';
import { Icon } from '@dijla/ui-kit/pictures/icon.tsx';
import { Photo } from '../../../shop/pictures/photo.ts';
import type { Arrival } from '../use-arrival.ts';

type SummaryProps = {
  cart: CartState;
  place: string | null;
  /** Null when nothing is delivered. */ arrival: Arrival | null;
};

const SummaryLine = ({ line }: { line: CartLineView }) => {
  const texts = useTexts('cart');
  const fix = (way: NonNullable<LineFix>) =>
    void (way === 'remove' ? removeLine(line.line_key) : setQuantity(line.line_key, way));
  return (
    <CartLine heading="h3" line={line} onFix={fix} problem={lineProblem(line, texts)}>
      {line.qty > 1 && (
        <p className="text-sm text-ink-soft">
          {texts.quantity}: <bdi>{line.qty}</bdi>
        </p>
      )}
    </CartLine>
  );
};

/** The lines being ordered. */
export const SummaryLines = ({ lines }: Pick<CartState, 'lines'>) => (
  <ul className="divide-y divide-line">
    {lines.map((line) => (
      <li key={line.line_key}>
        <SummaryLine line={line} />
      </li>
    ))}
  </ul>
);

/** The number of pieces being ordered, with a link to edit the cart. */
export const SummaryHeading = ({ count }: Pick<CartState, 'count'>) => {
  const { summary, editCart } = useTexts('checkout');
  const { itemCount } = useTexts('cart');
  const { code } = useStoreView();
  return (
    <header className="flex flex-wrap items-center gap-x-3">
      <h2 className="text-xl">{summary}</h2>
      <p className="flex-1 text-ink-soft">{itemCount(count)}</p>
      <Link
        className="press -me-3 inline-flex min-h-11 items-center rounded-card px-3 font-semibold text-accent-ink hover:bg-sunken"
        to={paths.cart(code)}
      >
        {editCart}
      </Link>
    </header>
  );
};

/** The arrival day and the chosen slot. */
const ArrivalLine = ({ day, slots, slot }: Arrival) =>
  day !== null && (
    <p className="flex items-start gap-2 text-sm text-ink-soft">
      <Icon className="size-5 shrink-0" name="truck" />
      <span>
        {day}
        {slot !== null && slots.length > 1 && (
          <>
            {' '}
            · <bdi>{slot.label}</bdi>
          </>
        )}
      </span>
    </p>
  );

/** The totals of the order. */
export const SummaryTotals = ({ cart, place, arrival }: SummaryProps) => {
  const texts = useTexts('cart');
  const { scale } = useStoreView().currency;
  const { totals } = cart;
  if (totals === null) return null;
  return (
    <div className="grid gap-3">
      <CartCoupon
        cart={cart}
        onApply={(code) => void applyCoupon(code)}
        onRemove={() => void removeCoupon()}
      />
      <LateCartTenders totals={totals} />
      <CartSegments coming={comingDelivery(cart, scale)} place={place} totals={totals} />
      {arrival !== null && <ArrivalLine {...arrival} />}
      {totals.estimated && <p className="text-sm text-ink-soft">{texts.estimatedDetail}</p>}
    </div>
  );
};

/** The total, and below it what is paid where that has another currency. */
const Paid = ({ totals: { grand_total: total, payable } }: { totals: CartTotalsView }) => {
  const { currency } = useStoreView();
  if (!payable) return <Amount minor={total} />;
  const paid = <PayableAmount payable={payable} />;
  if (isRounding(payable, currency)) return paid;
  return (
    <>
      <Amount minor={total} />
      <span className="text-sm font-medium">{paid}</span>
    </>
  );
};

const mostThumbs = 3;

const Thumbs = ({ lines }: Pick<CartState, 'lines'>) => (
  <span aria-hidden="true" className="flex *:not-first:-ms-3">
    {lines
      .slice(0, mostThumbs)
      .map(({ line_key: key, image }) =>
        image === null ? null : (
          <Photo
            alt=""
            className="size-10 rounded-card shadow-[0_0_0_2px_var(--surface)]"
            key={key}
            path={image}
            size={100}
            slot="40px"
          />
        ),
      )}
  </span>
);

/** On phones, the amount in one line, which expands to the whole summary. */
export const FoldedSummary = ({ cart, place, arrival }: SummaryProps) => {
  const texts = useTexts('checkout');
  const { itemCount } = useTexts('cart');
  return (
    <details className="group/summary rounded-sheet bg-surface inset-ring-1 inset-ring-line">
      <summary className="flex min-h-16 flex-wrap items-center gap-x-3 px-4 py-2.5 marker:content-none [&::-webkit-details-marker]:hidden">
        <Thumbs lines={cart.lines} />
        <span className="grid min-w-0 flex-1 basis-20 leading-snug">
          <span className="font-semibold">{texts.summary}</span>
          <span className="text-sm text-ink-soft">{itemCount(cart.count)}</span>
        </span>
        {cart.totals !== null && (
          <span className="grid justify-items-end font-bold">
            <Paid totals={cart.totals} />
          </span>
        )}
        <Icon
          className="size-5 text-ink-soft transition-[rotate] duration-200 group-open/summary:rotate-180"
          name="down"
        />
      </summary>
      <div className="px-4 pb-5">
        <SummaryLines lines={cart.lines} />
        <SummaryTotals arrival={arrival} cart={cart} place={place} />
      </div>
    </details>
  );
};
