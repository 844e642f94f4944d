import { useTexts } from '../../i18n/texts.tsx';
import { CartLine } from '../../shop/cart-line.tsx';
import { CartSegments } from '../../shop/cart-segments.tsx';
import { lineProblem } from '../../shop/line-problem.ts';
import type { CartState } from '../../stores/cart-state.ts';

/** What is being ordered, always in reach: a line that opens on phones, a column on wide screens. */
export const OrderSummary = ({ cart: { lines, totals } }: { cart: CartState }) => {
  const texts = useTexts('cart');
  const { summary } = useTexts('checkout');
  return (
    <aside className="grid content-start gap-3 self-start rounded-sheet bg-sunken p-5 md:sticky md:top-22 md:p-6">
      <h2 className="text-xl">{summary}</h2>
      <ul className="divide-y divide-line">
        {lines.map((line) => (
          <li key={line.line_key}>
            <CartLine error={lineProblem(line, texts)} line={line}>
              <p className="text-sm text-ink-soft">
                {texts.quantity}: <bdi>{line.qty}</bdi>
              </p>
            </CartLine>
          </li>
        ))}
      </ul>
      {totals !== null && <CartSegments labels={texts} totals={totals} />}
      {totals?.estimated && <p className="text-sm text-ink-soft">{texts.estimatedDetail}</p>}
    </aside>
  );
};
