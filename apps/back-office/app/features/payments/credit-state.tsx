import type { CreditState as State } from '@dijla/contract/client';
import { useTexts } from '../../i18n/use-desk.ts';

const tones: Readonly<Record<State, string>> = {
  asked: 'bg-warning',
  open: 'bg-success',
  declined: 'bg-line-strong',
  suspended: 'bg-danger',
  closed: 'bg-line-strong',
};

/** The state of a credit line: a dot and a word. */
export const CreditState = ({ state }: { state: State }) => (
  <span className="inline-flex items-center gap-2 whitespace-nowrap">
    <span aria-hidden="true" className={`size-2 shrink-0 rounded-full ${tones[state]}`} />
    {useTexts('payments').states[state]}
  </span>
);
