import { largestQuantity } from '@dijla/commerce-rules/cart/quantity-of';
import { useState } from 'react';
import { useTexts } from '../../i18n/texts.tsx';
import { CartLine } from '../../shop/cart-line.tsx';
import { lineProblem } from '../../shop/line-problem.ts';
import { showNotification } from '../../shop/notification-store.ts';
import { removeLine, setQuantity, undoRemove, undoTime } from '../../stores/cart-actions.ts';
import type { CartLineView } from '../../stores/cart-state.ts';
import { iconButtonStyle } from '../../ui/button-style.ts';
import { Icon } from '../../ui/icon.tsx';
import { Stepper } from '../../ui/stepper.tsx';
import { RemoveDialog } from './remove-dialog.tsx';

/** The quantity as it is wanted, shown before the device has kept it, so that quick taps each count; and how it went. */
const useQuantity = ({ line_key: lineKey, qty: kept }: CartLineView) => {
  const texts = useTexts('cart');
  const [wanted, setWanted] = useState<number | null>(null);
  const change = async (qty: number) => {
    setWanted(qty);
    const answer = await setQuantity(lineKey, qty);
    setWanted((latest) => (latest === qty ? null : latest));
    if (answer.ok) showNotification({ type: 'success', message: texts.quantityUpdated });
    else showNotification({ type: 'error', message: texts.quantityNotAvailable });
  };
  return { qty: wanted ?? kept, change };
};

const Line = ({ line, onRemove }: { line: CartLineView; onRemove: (line: CartLineView) => void }) => {
  const texts = useTexts('cart');
  const { qty, change } = useQuantity(line);
  return (
    <CartLine error={lineProblem(line, texts)} heading="h2" line={line}>
      <div className="flex items-center justify-between">
        <Stepper
          labels={{ quantity: texts.quantity, less: texts.less, more: texts.more }}
          most={line.salable_qty === null ? largestQuantity : Math.max(line.salable_qty, 1)}
          onChange={(next) => void change(next)}
          value={qty}
        />
        <button aria-label={`${texts.remove}: ${line.name}`} className={`${iconButtonStyle} text-ink-soft`} onClick={() => onRemove(line)} type="button">
          <Icon name="trash" />
        </button>
      </div>
    </CartLine>
  );
};

/** The lines with their steppers; removal asks first and can be taken back for eight seconds. */
export const CartLines = ({ lines }: { lines: readonly CartLineView[] }) => {
  const texts = useTexts('cart');
  const [asked, setAsked] = useState<CartLineView | null>(null);
  const remove = () => {
    if (asked === null) return;
    const { line_key: lineKey, name } = asked;
    setAsked(null);
    void removeLine(lineKey);
    showNotification({ type: 'info', message: texts.removed(name), timeToLive: undoTime, action1: { label: texts.undo, run: () => void undoRemove(lineKey) } });
  };
  return (
    <>
      <ul className="divide-y divide-line">
        {lines.map((line) => (
          <li key={line.line_key}>
            <Line line={line} onRemove={setAsked} />
          </li>
        ))}
      </ul>
      <RemoveDialog name={asked?.name ?? null} onKeep={() => setAsked(null)} onRemove={remove} />
    </>
  );
};
