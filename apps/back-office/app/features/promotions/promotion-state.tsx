import { useTexts } from '../../i18n/use-desk.ts';
import type { Promotion } from './rule/typed-rule.ts';

const tones = {
  running: 'bg-success',
  planned: 'bg-accent',
  ended: 'bg-line-strong',
  off: 'bg-warning',
  archived: 'bg-line-strong',
} as const;

/** What a promotion is at the moment: a dot and a word. */
export const PromotionState = ({ state }: Pick<Promotion, 'state'>) => {
  const { states } = useTexts('promotions');
  return (
    <span className="inline-flex items-center gap-2 whitespace-nowrap">
      <span aria-hidden="true" className={`size-2 shrink-0 rounded-full ${tones[state]}`} />
      {states[state]}
    </span>
  );
};
