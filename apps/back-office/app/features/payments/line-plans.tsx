import { ConfirmDialog } from '@dijla/ui-kit/overlays/dialog.tsx';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { useTexts } from '../../i18n/use-desk.ts';
import { Amount, useAmountText } from '../../parts/amount.tsx';
import { deskButton } from '../../parts/button-styles.ts';
import { Panel } from '../../parts/panel.tsx';
import { paths } from '../../paths.ts';
import { ask } from '../../provider-client/ask.ts';
import { useCall } from '../../provider-client/use-call.ts';
import { useMay } from '../../session/use-session.ts';
import { showToast } from '../../undo/toast-state.ts';
import { RefusalNote } from '../../parts/failure-note.tsx';
import type { Line } from './decide-line-sheet.tsx';

type Plan = Line['plans'][number];
type Unit = Line['unit'];

/** Approves an order that is beyond its line; it asks first, with how much more is owed then. */
const Approve = ({ plan }: { plan: Plan }) => {
  const texts = useTexts('payments');
  const { cancel } = useTexts('common');
  const amountText = useAmountText();
  const client = useQueryClient();
  const order = useCall('desk/order', { params: { orderId: String(plan.order_id) } });
  const [isAsking, setAsking] = useState(false);
  const [error, setError] = useState<unknown>(null);
  const status = order.data?.status;
  const approve = async (version: number): Promise<void> => {
    try {
      await ask('desk/approve-credit-order', {
        params: { orderId: String(plan.order_id) },
        body: { version },
        idempotencyKey: crypto.randomUUID(),
      });
      showToast({ type: 'success', message: texts.approved });
    } catch (refused) {
      setError(refused);
    }
    await client.invalidateQueries();
  };
  if (status === undefined) return null;
  return (
    <>
      <button className={deskButton.primary} onClick={() => setAsking(true)} type="button">
        {texts.approve}
      </button>
      {error !== null && <RefusalNote error={error} />}
      {isAsking && (
        <ConfirmDialog
          cancelLabel={cancel}
          confirmLabel={texts.approve}
          onClose={() => setAsking(false)}
          onConfirm={() => void approve(status.version)}
          title={texts.approveTitle}
        >
          {texts.approveText(amountText(status.due, status.unit))}
        </ConfirmDialog>
      )}
    </>
  );
};

const Installments = ({ plan, unit }: { plan: Plan; unit: Unit }) => {
  const texts = useTexts('payments');
  if (plan.installments.length === 0) return null;
  const head = 'py-1.5 text-end font-medium text-ink-soft first:text-start';
  const cell = 'border-t border-line py-1.5 text-end first:text-start';
  return (
    <table className="w-full max-w-xl text-sm">
      <thead>
        <tr>
          <th className={head}>{texts.dueOn}</th>
          <th className={head}>{texts.amount}</th>
          <th className={head}>{texts.paid}</th>
        </tr>
      </thead>
      <tbody>
        {plan.installments.map(({ number, due_on, amount, paid }) => (
          <tr key={number}>
            <td className={cell}>
              <bdi dir="ltr">{due_on}</bdi>
            </td>
            <td className={cell}>
              <Amount minor={amount} unit={unit} />
            </td>
            <td className={`${cell} ${paid === amount ? 'text-success' : 'text-ink-soft'}`}>
              <Amount minor={paid} unit={unit} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
};

/** The orders on a credit line with their installments; those that wait for approval can be approved. */
export const LinePlans = ({ line }: { line: Line }) => {
  const texts = useTexts('payments');
  const may = useMay();
  return (
    <Panel title={texts.plans}>
      {line.plans.length === 0 && <p className="text-ink-soft">{texts.noPlans}</p>}
      <ul className="divide-y divide-line">
        {line.plans.map((plan) => (
          <li className="grid gap-2 py-3" key={plan.order_id}>
            <p className="flex flex-wrap items-center gap-x-4 gap-y-2">
              <Link className="font-semibold text-accent-ink" to={paths.order(plan.order_id)}>
                {texts.order} <bdi dir="ltr">{plan.order_number}</bdi>
              </Link>
              {plan.is_awaiting ? (
                <span className="text-warning">{texts.waits}</span>
              ) : (
                <span className="ms-auto font-semibold">
                  <Amount minor={plan.principal + plan.fee} unit={line.unit} />
                </span>
              )}
              {plan.is_awaiting && may('credit.grant') && <Approve plan={plan} />}
            </p>
            <Installments plan={plan} unit={line.unit} />
          </li>
        ))}
      </ul>
    </Panel>
  );
};
