import { TextField } from '@dijla/ui-kit/fields/text-field.tsx';
import { useId, useState } from 'react';
import { useTexts } from '../../../i18n/use-desk.ts';
import { deskButton } from '../../../parts/button-styles.ts';
import { wholeNumber } from '../whole-number.ts';
import { type Currency, raisedLines } from './pasted-prices.ts';

/** Most percent that prices are raised by at once. */
const percentAtMost = 900;
/** Dinars that can be paid at a door. */
const dinarStep = 250;

/** Raises or lowers the prices of all lines by a percentage. */
export const PriceRaise = ({
  text,
  currency,
  scale,
  onRaise,
}: {
  text: string;
  currency: Currency;
  scale: number;
  onRaise: (text: string) => void;
}) => {
  const texts = useTexts('priceList');
  const id = useId();
  const [typed, setTyped] = useState('');
  const percent = wholeNumber(typed.replace(/[%٪]/, '').replace(/^\s*\+/, ''));
  const isGood = percent !== null && percent > -100 && percent <= percentAtMost;
  const step = currency === 'IQD' ? dinarStep * 10 ** scale : 1;
  return (
    <div className="grid max-w-md grid-cols-[minmax(0,1fr)_auto] items-end gap-2">
      <TextField
        dir="ltr"
        error={typed.trim() === '' || isGood ? null : texts.wrongPercent}
        id={`${id}-percent`}
        inputMode="text"
        label={texts.percent}
        onChange={({ currentTarget: { value } }) => setTyped(value)}
        placeholder="-10"
        value={typed}
      />
      <button
        className={deskButton.quiet}
        disabled={!isGood || text.trim() === ''}
        onClick={() => isGood && onRaise(raisedLines(text, { scale, percent, step }))}
        type="button"
      >
        {texts.raise}
      </button>
    </div>
  );
};
