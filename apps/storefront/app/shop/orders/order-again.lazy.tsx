import { useState } from 'react';
import { Link } from 'react-router';
import { formatMoney } from '@dijla/commerce-rules/money/format-money';
import { useStoreView } from '../../i18n/store-context.ts';
import { useTexts } from '../../i18n/texts.tsx';
import { paths } from '../../paths.ts';
import { type AgainResult, orderAgain } from '../../device/orders/order-again.ts';
import { buttonStyle } from '@dijla/ui-kit/button-style.ts';
import { Icon } from '@dijla/ui-kit/pictures/icon.tsx';
import type { ShownOrder } from '../../view-models/orders/order-view.ts';

export type AgainState = { kind: 'idle' | 'busy' | 'failed' } | { kind: 'done'; result: AgainResult };

/** Orders an order again, once; later taps lead to the cart. */
export const useOrderAgain = (order: ShownOrder) => {
  const [state, setState] = useState<AgainState>({ kind: 'idle' });
  const run = async (): Promise<void> => {
    if (state.kind === 'busy' || state.kind === 'done') return;
    setState({ kind: 'busy' });
    setState(
      await orderAgain(order).then(
        (result): AgainState => ({ kind: 'done', result }),
        (): AgainState => ({ kind: 'failed' }),
      ),
    );
  };
  return { state, run };
};

export type OrderAgain = ReturnType<typeof useOrderAgain>;

/** The button that orders again, then the way to the cart. */
export const OrderAgainButton = ({
  again: { state, run },
  look,
}: {
  again: OrderAgain;
  look: 'primary' | 'quiet';
}) => {
  const texts = useTexts('order');
  const { code } = useStoreView();
  if (state.kind === 'done' && state.result.added > 0)
    return (
      <Link className={buttonStyle[look]} to={paths.cart(code)}>
        <Icon className="size-5" name="cart" />
        {texts.goToCart}
      </Link>
    );
  const isOver = state.kind === 'done';
  return (
    <button
      aria-busy={state.kind === 'busy'}
      className={`${buttonStyle[look]} ${isOver ? 'hidden' : ''}`}
      data-act="order-again"
      onClick={() => void run()}
      type="button"
    >
      <Icon className="size-5" name="returns" />
      {state.kind === 'busy' ? texts.addingAgain : texts.orderAgain}
    </button>
  );
};

/** What became of ordering again, by name where it is not as it was. */
export const OrderAgainResult = ({
  again: { state },
  order: { currency },
}: {
  again: OrderAgain;
  order: Pick<ShownOrder, 'currency'>;
}) => {
  const texts = useTexts('order');
  const money = (minor: number): string => `\u2068${formatMoney(minor, currency).text}\u2069`;
  const named = (name: string): string => `\u2068${name}\u2069`;
  const { added, gone, fewer, pricier } =
    state.kind === 'done' ? state.result : { added: 0, gone: [], fewer: [], pricier: [] };
  const isWhole = gone.length + fewer.length + pricier.length === 0;
  return (
    <div aria-live="polite" className="grid gap-1 empty:hidden" data-again={state.kind}>
      {state.kind === 'failed' && <p className="font-medium text-danger">{texts.againFailed}</p>}
      {state.kind === 'done' && (
        <p className="font-semibold">
          {added === 0
            ? texts.noneAddedAgain
            : gone.length + fewer.length === 0
              ? texts.addedAgain
              : texts.someAddedAgain}
        </p>
      )}
      {!isWhole && (
        <ul className="grid gap-1 text-sm text-ink-soft">
          {gone.length > 0 && <li>{texts.goneNow(gone.map(named))}</li>}
          {fewer.map(({ name, count }) => (
            <li key={name}>{texts.fewerNow(named(name), count)}</li>
          ))}
          {pricier.map(({ name, now, before }) => (
            <li key={name}>{texts.pricierNow(named(name), { now: money(now), before: money(before) })}</li>
          ))}
        </ul>
      )}
    </div>
  );
};
