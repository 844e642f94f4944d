import { useTexts } from '../../i18n/texts.tsx';
import { knownState, type OrderTone } from '../../view-models/orders/order-states.ts';

const dots: Readonly<Record<OrderTone, string>> = {
  running: 'bg-accent',
  waiting: 'bg-warning',
  done: 'bg-success',
  off: 'bg-line-strong',
};

/** The state of an order as a dot and a word; a word that only another provider knows is shown as it is. */
export const StateLabel = ({ status, tone }: { status: string; tone: OrderTone }) => {
  const labels = useTexts('orderStates');
  const known = knownState(status);
  return (
    <span className="inline-flex items-center gap-2 font-semibold" data-status={status}>
      <span aria-hidden="true" className={`size-2.5 shrink-0 rounded-full ${dots[tone]}`} />
      <bdi>{known === null ? status : labels[known]}</bdi>
    </span>
  );
};
