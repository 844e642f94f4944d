import { lazy, Suspense, useState } from 'react';
import { useTexts } from '../../../i18n/use-desk.ts';
import { Amount } from '../../../parts/amount.tsx';
import { deskButton } from '../../../parts/button-styles.ts';
import { useMomentText } from '../../../parts/time/moment.tsx';
import { useMay } from '../../../session/use-session.ts';
import type { AttemptProps, Refund } from './attempt-types.ts';

/** Loaded when they are first opened. */
const RefundSheet = lazy(async () => ({ default: (await import('./refund-sheets.tsx')).RefundSheet }));
const SettleSheet = lazy(async () => ({ default: (await import('./refund-sheets.tsx')).SettleSheet }));

const RefundRow = ({ order, attempt, refund, work }: AttemptProps & { refund: Refund }) => {
  const texts = useTexts('order').attempts;
  const momentText = useMomentText();
  const may = useMay();
  const [isOpen, setOpen] = useState(false);
  const canSettle = (refund.state === 'unknown' || refund.state === 'pending') && may('orders.refund');
  return (
    <li className="grid gap-1 ps-4 text-sm">
      <p className="flex flex-wrap items-baseline justify-between gap-x-3">
        <span>
          {texts.refundStates[refund.state]} · {momentText(refund.at)}
        </span>
        <Amount minor={refund.amount} unit={attempt.currency} />
      </p>
      {canSettle && (
        <button
          className={`${deskButton.quiet} justify-self-start`}
          onClick={() => setOpen(true)}
          type="button"
        >
          {texts.settle}
        </button>
      )}
      <Suspense>
        {isOpen && <SettleSheet onClose={() => setOpen(false)} order={order} refund={refund} work={work} />}
      </Suspense>
    </li>
  );
};

/** What the gateway of a payment was asked to give back, and the way to ask it. */
export const AttemptRefunds = ({ order, attempt, work }: AttemptProps) => {
  const texts = useTexts('order').attempts;
  const may = useMay();
  const [isOpen, setOpen] = useState(false);
  const isSettled = attempt.refunds.every(({ state }) => state === 'done' || state === 'refused');
  const canAsk = attempt.may_refund !== 'none' && isSettled && may('orders.refund');
  return (
    <>
      {attempt.refunds.length > 0 && (
        <ul className="grid gap-1 pt-1">
          {attempt.refunds.map((refund) => (
            <RefundRow attempt={attempt} key={refund.id} order={order} refund={refund} work={work} />
          ))}
        </ul>
      )}
      {canAsk && order.refundable === 0 && <p className="text-sm text-ink-soft">{texts.nothingToGiveBack}</p>}
      {canAsk && order.refundable > 0 && (
        <button
          className={`${deskButton.quiet} justify-self-start`}
          onClick={() => setOpen(true)}
          type="button"
        >
          {texts.giveBack}
        </button>
      )}
      <Suspense>
        {isOpen && <RefundSheet attempt={attempt} onClose={() => setOpen(false)} order={order} work={work} />}
      </Suspense>
    </>
  );
};
