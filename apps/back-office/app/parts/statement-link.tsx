import { isoDayAt } from '@dijla/commerce-rules/dates/day-in-baghdad';
import { Select } from '@dijla/ui-kit/fields/select.tsx';
import { useNow } from '@dijla/ui-kit/hooks/use-now.ts';
import { useState } from 'react';
import { deskButton } from './button-styles.ts';
import { dayText } from './time/day-text.ts';
import { DeskIcon } from './desk-icon.tsx';

const monthsBack = 24;

/** Returns the months in Baghdad up to that of `time` (ms), the latest first: `2026-03`. */
const monthsUntil = (time: number): string[] => {
  const [year = 0, month = 1] = isoDayAt(time).split('-').map(Number);
  return Array.from({ length: monthsBack }, (_, back) => {
    const count = year * 12 + month - 1 - back;
    return `${Math.floor(count / 12)}-${String((count % 12) + 1).padStart(2, '0')}`;
  });
};

/** Opens the printed statement of a month that one chooses. */
export const StatementLink = ({
  words: { month: label, pdf },
  addressOf,
}: {
  words: { month: string; pdf: string };
  addressOf: (month: string) => string;
}) => {
  const now = useNow();
  const months = now === null ? [] : monthsUntil(now);
  const [chosen, setMonth] = useState('');
  const month = chosen === '' ? (months[0] ?? '') : chosen;
  return (
    <div className="flex flex-wrap items-center gap-2">
      <Select
        aria-label={label}
        onChange={({ currentTarget }) => setMonth(currentTarget.value)}
        value={month}
      >
        {months.map((one) => (
          <option key={one} value={one}>
            {dayText(one)}
          </option>
        ))}
      </Select>
      <a className={deskButton.quiet} href={addressOf(month)} rel="noreferrer" target="_blank">
        <DeskIcon name="print" />
        {pdf}
      </a>
    </div>
  );
};
