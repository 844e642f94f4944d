import { Link } from 'react-router';
import { useStoreView } from '../../i18n/store-context.ts';
import { useTexts } from '../../i18n/texts.tsx';
import { paths } from '../../paths.ts';
import { CartSegments } from '../../shop/cart-segments.tsx';
import { EmptyCart } from '../../shop/empty-cart.tsx';
import { PageHead } from '../../shop/page-head.tsx';
import { useMoneyText } from '../../shop/price.tsx';
import type { CartTotalsView } from '../../stores/cart-state.ts';
import { useCart } from '../../stores/use-cart.ts';
import { buttonStyle } from '../../ui/button-style.ts';
import { CartLines } from './cart-lines.tsx';
import { LinesSkeleton } from '../../shop/lines-skeleton.tsx';

const Summary = ({ totals }: { totals: CartTotalsView | null }) => {
  const texts = useTexts('cart');
  const { code } = useStoreView();
  const moneyText = useMoneyText();
  return (
    <aside className="grid content-start gap-5 self-start rounded-sheet bg-sunken p-5 md:sticky md:top-22 md:p-6">
      <h2 className="text-xl">{texts.summary}</h2>
      {totals !== null && <CartSegments labels={texts} totals={totals} />}
      {totals?.estimated && <p className="text-sm text-ink-soft">{texts.estimatedDetail}</p>}
      <Link className={buttonStyle.primary} to={paths.checkout(code)}>
        {totals === null ? texts.checkout : texts.checkoutFor(moneyText(totals.grand_total))}
      </Link>
    </aside>
  );
};

/** The cart as the device holds it; its room is there before the device has been read. */
export const CartScreen = () => {
  const texts = useTexts('cart');
  const { code } = useStoreView();
  const { ready, lines, count, totals } = useCart((cart) => cart);
  return (
    // The footer stays below the fold while the cart is read, so that nothing seen moves.
    <div className="min-h-dvh">
      <PageHead canonicalPath={paths.cart(code)} title={texts.title} />
      {ready && lines.length === 0 ? (
        <EmptyCart />
      ) : (
        <div className="frame pt-6 md:pt-10">
          <header className="flex flex-wrap items-baseline gap-x-3">
            <h1 className="text-3xl md:text-4xl">{texts.title}</h1>
            {ready && <p className="text-ink-soft">{texts.itemCount(count)}</p>}
          </header>
          <noscript>
            <p className="pt-4 text-ink-soft">{texts.needsScripts}</p>
          </noscript>
          <div className="grid gap-8 pt-2 md:grid-cols-[1fr_23rem] md:gap-14 md:pt-4">
            {ready ? <CartLines lines={lines} /> : <LinesSkeleton />}
            {ready && <Summary totals={totals} />}
          </div>
        </div>
      )}
    </div>
  );
};
