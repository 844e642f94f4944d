import { type ReactNode, useState } from 'react';
import { useTexts } from '../../i18n/texts.tsx';
import { cancelOrder, tryOrderAgain } from '../../device/cart/cart-actions.ts';
import { buttonStyle } from '@dijla/ui-kit/button-style.ts';
import { EmptyState } from '@dijla/ui-kit/empty-state.tsx';
import { Icon } from '@dijla/ui-kit/pictures/icon.tsx';
import { RiverPicture } from '@dijla/ui-kit/pictures/river-picture.tsx';
import type { OrderView } from '../../device/orders/use-orders.ts';
import { hotlineHref, numberText } from '../page/contact-links.ts';
import { useFrame } from '../page/frame-context.ts';
import type { NewNotification } from '../page/notification-state.ts';

type StuckOrderProps = {
  order: Pick<OrderView, 'order_id' | 'can_withdraw'>;
  tell: (notification: NewNotification) => void;
};

/**
 * Returns what happened and how to cancel: here where the server can say whether it has the order, otherwise
 * by contacting the shop.
 */
const useText = ({ can_withdraw: canWithdraw }: StuckOrderProps['order']): string => {
  const { text, cancelInCart, cancelByCall } = useTexts('stuckOrder');
  return `${text} ${canWithdraw ? cancelInCart : cancelByCall}`;
};

const Call = () => {
  const { call } = useTexts('stuckOrder');
  const { hotline } = useFrame().contact;
  return hotline === null ? null : (
    <a className={`${buttonStyle.quiet} in-data-card:bg-surface`} href={hotlineHref(hotline)}>
      {call(`\u2066${numberText(hotline)}\u2069`)}
    </a>
  );
};

/**
 * Buttons to retry or cancel, one at a time. Failures and cancellations are reported through `tell`; an
 * accepted order is reported by a notice of its own.
 */
const Acts = ({
  order: { order_id: orderId, can_withdraw: canWithdraw },
  tell,
  look,
}: StuckOrderProps & { look: string }) => {
  const texts = useTexts('stuckOrder');
  const { cancelOrder: cancelText, orderCancelled, orderNotCancelled } = useTexts('cart');
  const [busyWith, setBusyWith] = useState<'sending' | 'cancelling' | null>(null);
  const during = (what: 'sending' | 'cancelling', act: () => Promise<void>) => () => {
    if (busyWith !== null) return;
    setBusyWith(what);
    void act().finally(() => setBusyWith(null));
  };
  const send = during('sending', async () => {
    if (!(await tryOrderAgain(orderId))) tell({ type: 'warning', message: texts.stillStuck });
  });
  const cancel = during('cancelling', async () => {
    const notices = {
      cancelled: { type: 'success', message: orderCancelled },
      settled: { type: 'warning', message: orderNotCancelled },
      unknown: { type: 'warning', message: texts.unknown },
    } as const;
    tell(notices[await cancelOrder(orderId)]);
  });
  return (
    <div className={look}>
      <button aria-busy={busyWith === 'sending'} className={buttonStyle.primary} onClick={send} type="button">
        {busyWith === 'sending' ? texts.trying : texts.tryAgain}
      </button>
      {canWithdraw ? (
        <button
          aria-busy={busyWith === 'cancelling'}
          className={`${buttonStyle.quiet} in-data-card:bg-surface`}
          onClick={cancel}
          type="button"
        >
          {busyWith === 'cancelling' ? texts.cancelling : cancelText}
        </button>
      ) : (
        <Call />
      )}
    </div>
  );
};

/** An order that keeps failing on the server, shown beside the cart; `children` describe its content. */
export const StuckOrderCard = ({ children, ...props }: StuckOrderProps & { children: ReactNode }) => {
  const texts = useTexts('stuckOrder');
  return (
    <section
      aria-label={texts.title}
      className="grid gap-3 rounded-sheet bg-warning-soft p-4 md:p-5"
      data-card=""
    >
      <div className="flex items-start gap-3">
        <Icon className="mt-0.5 size-6 text-warning" name="alert" />
        <div className="grid min-w-0 gap-0.5">
          <p className="font-semibold">{texts.title}</p>
          <p className="text-sm text-ink-soft">{useText(props.order)}</p>
          {children}
        </div>
      </div>
      <Acts {...props} look="flex flex-wrap gap-2" />
    </section>
  );
};

/** The same on the page where the order was placed. */
export const StuckOrderPage = (props: StuckOrderProps) => {
  const texts = useTexts('stuckOrder');
  return (
    <EmptyState picture={<RiverPicture floating="box" />} text={useText(props.order)} title={texts.title}>
      <Acts {...props} look="grid gap-3" />
    </EmptyState>
  );
};
