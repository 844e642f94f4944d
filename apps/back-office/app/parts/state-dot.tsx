import { useTexts } from '../i18n/use-desk.ts';

const tones = {
  pending: 'bg-accent',
  pending_approval: 'bg-warning',
  under_review: 'bg-warning',
  suspected_fraud: 'bg-danger',
  on_hold: 'bg-warning',
  invoiced: 'bg-accent',
  preparing: 'bg-accent',
  shipped: 'bg-accent',
  dispatched: 'bg-accent',
  ready_for_collection: 'bg-accent',
  delivery_failed: 'bg-danger',
  reattempt_delivery: 'bg-warning',
  complete: 'bg-success',
  refunded: 'bg-line-strong',
  cancelled: 'bg-line-strong',
  cancelled_by_request: 'bg-line-strong',
} as const;

type Known = keyof typeof tones;
const isKnown = (state: string): state is Known => Object.hasOwn(tones, state);

/** Returns a function that names a state in words; a state of another program is shown as it is. */
export const useStateText = (): ((state: string) => string) => {
  const { states } = useTexts('orders');
  return (state) => (isKnown(state) ? states[state] : state);
};

/** The state of an order or of a package: a dot and a word. */
export const StateDot = ({ state }: { state: string }) => (
  <span className="inline-flex items-center gap-2 whitespace-nowrap" data-state={state}>
    <span
      aria-hidden="true"
      className={`size-2 shrink-0 rounded-full ${isKnown(state) ? tones[state] : 'bg-line-strong'}`}
    />
    <bdi>{useStateText()(state)}</bdi>
  </span>
);
