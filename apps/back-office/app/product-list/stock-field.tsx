import { typedQuantity } from '@dijla/ui-kit/fields/stepper.tsx';
import { fieldStyle } from '@dijla/ui-kit/fields/text-field.tsx';
import { type KeyboardEvent, useState } from 'react';
import { flushSync } from 'react-dom';
import { useTexts } from '../i18n/use-desk.ts';
import type { Product } from './use-product-changes.ts';

const piecesAtMost = 999_999;

const fields = (): HTMLInputElement[] => [
  ...document.querySelectorAll<HTMLInputElement>('input[data-stock-of]'),
];

/** Moves the focus to the stock of a product, and selects what stands there. */
export const focusStockOf = (id: string): void =>
  fields()
    .find(({ dataset }) => dataset['stockOf'] === id)
    ?.select();

/** Moves the focus to the stock of the product below or above. */
const step = (from: HTMLInputElement, by: 1 | -1): void => {
  const all = fields();
  const next = all[all.indexOf(from) + by];
  if (next) next.select();
  else from.blur();
};

/**
 * How many pieces there are, typed in the list: Enter sets it and goes to the next product, the arrows go up and
 * down, Escape leaves it as it was.
 */
export const StockField = ({
  product,
  onSet,
}: {
  product: Product;
  onSet: (product: Product, qty: number) => void;
}) => {
  const texts = useTexts('products');
  const current = String(product.stock?.qty ?? 0);
  const [typed, setTyped] = useState<string | null>(null);
  const isWrong = typed !== null && typedQuantity(typed, piecesAtMost, 0) === null;
  const commit = (): void => {
    const qty = typed === null ? null : typedQuantity(typed, piecesAtMost, 0);
    if (isWrong) return;
    setTyped(null);
    if (qty !== null && String(qty) !== current) onSet(product, qty);
  };
  const press = (event: KeyboardEvent<HTMLInputElement>): void => {
    const { key, currentTarget } = event;
    if (key === 'Escape') {
      // Losing the focus sets what is typed: it is taken back before.
      flushSync(() => setTyped(null));
      currentTarget.blur();
    } else if (key === 'Enter' || key === 'ArrowDown' || key === 'ArrowUp') {
      event.preventDefault();
      // The field is set as it loses the focus, once.
      if (!isWrong) step(currentTarget, key === 'ArrowUp' ? -1 : 1);
    }
  };
  return (
    <input
      aria-invalid={isWrong}
      aria-label={texts.stockOf(product.name)}
      className={`${fieldStyle} relative z-stuck min-h-11! w-24! px-3! py-1! text-end md:min-h-9!`}
      data-stock-of={product.id}
      dir="ltr"
      inputMode="numeric"
      onBlur={commit}
      onChange={({ currentTarget }) => setTyped(currentTarget.value)}
      onFocus={({ currentTarget }) => currentTarget.select()}
      onKeyDown={press}
      value={typed ?? current}
    />
  );
};
