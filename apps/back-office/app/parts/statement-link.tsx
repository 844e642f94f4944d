import { isoDayAt } from '@dijla/commerce-rules/dates/day-in-baghdad';
import { Select } from '@dijla/ui-kit/fields/select.tsx';
import { useState } from 'react';
import { deskButton } from './button-styles.ts';
import { dayText } from './day-text.ts';
import { DeskIcon } from './desk-icon.tsx';

const monthsBack = 24;

/** Returns the months in Baghdad up to that of `time` (ms), the latest first: `2026-03`. */
const monthsUntil = (time: number): string[] => {
  const [year = 0, month = 1] = isoDayAt(time).split('-').map(Number);
  return Array.from({ length: monthsBack }, (_, back) =>
    new Date(Date.UTC(year, month - 1 - back, 1)).toISOString().slice(0, 7),
  );
};

/** Opens the printed statement of a month that one chooses. */
export const StatementLink = ({
  words: { month: label, pdf },
  addressOf,
}: {
  words: { month: string; pdf: string };
  addressOf: (month: string) => string;
}) => {
  const [months] = useState(() => monthsUntil(Date.now()));
  const [month, setMonth] = useState(months[0] ?? '');
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
