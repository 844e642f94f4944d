import { momentInBaghdad } from '@dijla/commerce-rules/dates/moment-in-baghdad';
import { useTexts } from '../../i18n/texts.tsx';
import { useNow } from '@dijla/ui-kit/hooks/use-now.ts';
import { namedDay } from '../../view-models/orders/days-ago.ts';

/** Returns a function that names the day of an instant (ms) in words: today, yesterday, Monday 23 November. */
export const useDayText = (): ((at: number) => string) => {
  const { day: text } = useTexts('orders');
  const now = useNow();
  return (at) => {
    const { day, how } = namedDay(at, now);
    return text(day, how);
  };
};

/** Isolates a date, so that it reads left to right in any sentence: `23-11-2026 14:05`. */
export const momentText = (at: number): string => `\u2066${momentInBaghdad(at)}\u2069`;
