import type { OrderStage } from '@dijla/commerce-rules/order-states/order-stage';
import { useTexts } from '../../i18n/texts.tsx';
import { knownState, type OrderTone } from '../../view-models/orders/order-states.ts';

const dots: Readonly<Record<OrderTone, string>> = {
  running: 'bg-accent',
  waiting: 'bg-warning',
  done: 'bg-success',
  off: 'bg-line-strong',
};

type StateLabelProps = {
  status: string;
  tone: OrderTone;
  /** What a pending order waits for; null of any other. */
  stage: OrderStage | null;
};

/**
 * The state of an order as a dot and a word; of a pending one what it waits for, and a word that only another provider
 * knows as it is.
 */
export const StateLabel = ({ status, tone, stage }: StateLabelProps) => {
  const labels = useTexts('orderStates');
  const { stages } = useTexts('orders');
  const known = knownState(status);
  const label = known === null ? status : labels[known];
  return (
    <span className="inline-flex items-center gap-2 font-semibold" data-status={status}>
      <span aria-hidden="true" className={`size-2.5 shrink-0 rounded-full ${dots[tone]}`} />
      <bdi>{stage === null ? label : stages[stage]}</bdi>
    </span>
  );
};
