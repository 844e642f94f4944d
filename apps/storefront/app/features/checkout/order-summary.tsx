import { minorUnits } from '@dijla/commerce-rules/money/minor-units';
import { useStoreView } from '../../i18n/store-context.ts';
import { useTexts } from '../../i18n/texts.tsx';
import { CartLine } from '../../shop/cart-line.tsx';
import { CartSegments } from '../../shop/cart-segments.tsx';
import { lineProblem } from '../../shop/line-problem.ts';
import type { CartSegmentView, CartState } from '../../stores/cart-state.ts';

/** The delivery that is going to be chosen first, while none is. */
const useComingDelivery = ({ totals, shipping_methods: [first] }: CartState): CartSegmentView | undefined => {
  const { scale } = useStoreView().currency;
  if (first === undefined || totals?.segments.some(({ code, minor }) => code === 'shipping' && minor !== null)) return undefined;
  const { carrier_title = '', method_title, price_incl_tax: price } = first;
  return { code: 'shipping', title: method_title, data: { carrier_title, method_title }, minor: minorUnits(price, scale) };
};

/** What is being ordered, always in reach: a line that opens on phones, a column on wide screens. */
export const OrderSummary = ({ cart }: { cart: CartState }) => {
  const { lines, totals } = cart;
  const coming = useComingDelivery(cart);
  const texts = useTexts('cart');
  const { summary } = useTexts('checkout');
  return (
    <aside className="grid content-start gap-3 self-start rounded-sheet bg-sunken p-5 md:sticky md:top-22 md:p-6">
      <h2 className="text-xl">{summary}</h2>
      <ul className="divide-y divide-line">
        {lines.map((line) => (
          <li key={line.line_key}>
            <CartLine error={lineProblem(line, texts)} heading="h3" line={line}>
              <p className="text-sm text-ink-soft">
                {texts.quantity}: <bdi>{line.qty}</bdi>
              </p>
            </CartLine>
          </li>
        ))}
      </ul>
      {totals !== null && <CartSegments coming={coming} labels={texts} totals={totals} />}
      {totals?.estimated && <p className="text-sm text-ink-soft">{texts.estimatedDetail}</p>}
    </aside>
  );
};
