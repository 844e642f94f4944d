import { latinDigits } from '@dijla/commerce-rules/digits/latin-digits';
import { type KeyboardEvent, useState } from 'react';
import { Icon } from '../pictures/icon.tsx';

export type StepperProps = {
  value: number;
  /** Minimum value, 1 by default. */
  least?: number;
  most: number;
  labels: { quantity: string; less: string; more: string };
  onChange: (value: number) => void;
  /** Called when more than `most` was typed; the value becomes `most`. */
  onTooMany?: () => void;
  /** Name of the field, if the stepper is part of a form. */
  name?: string;
};

const stepStyle =
  'press grid size-11 place-items-center rounded-card hover:bg-line active:bg-line aria-disabled:opacity-35';

/**
 * Parses typed text in any digits as a whole number, clamped to `least` and `most`; null when it is not a
 * number.
 */
export const typedQuantity = (typed: string, most: number, least = 1): number | null => {
  const digits = latinDigits(typed).trim();
  return /^\d{1,6}$/.test(digits) ? Math.min(Math.max(Number(digits), least), Math.max(most, least)) : null;
};

/** Whether the typed text, in any digits, is a whole number above `most`. */
export const isAbove = (typed: string, most: number): boolean => {
  const digits = latinDigits(typed).trim();
  return /^\d+$/.test(digits) && Number(digits) > most;
};

/**
 * A field for a whole number, changed with buttons, arrow keys or typing. Typed text takes effect on blur or
 * Enter. It is one tab stop.
 */
// oxlint-disable-next-line max-lines-per-function -- one field between its two buttons
export const Stepper = ({ value, least = 1, most, labels, onChange, onTooMany, name }: StepperProps) => {
  const [typed, setTyped] = useState<string | null>(null);
  const set = (next: number) => {
    setTyped(null);
    if (next >= least && next <= most && next !== value) onChange(next);
  };
  const meant = typed === null ? value : (typedQuantity(typed, most, least) ?? value);
  const finish = () => {
    if (typed !== null && isAbove(typed, most)) onTooMany?.();
    set(meant);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowUp: 1, ArrowDown: -1, Enter: 0 }[event.key];
    if (step === undefined || event.nativeEvent.isComposing) return;
    event.preventDefault();
    if (step === 0) finish();
    else set(meant + step);
  };
  return (
    <fieldset aria-label={labels.quantity} className="inline-flex items-center rounded-card bg-sunken">
      <button
        aria-disabled={value <= least}
        aria-label={labels.less}
        className={stepStyle}
        data-intent="step"
        onClick={() => set(meant - 1)}
        tabIndex={-1}
        type="button"
      >
        <Icon className="size-5" name="minus" />
      </button>
      <input
        aria-label={labels.quantity}
        aria-valuemax={most}
        aria-valuemin={least}
        aria-valuenow={meant}
        autoComplete="off"
        className="h-11 w-10 rounded-inner bg-transparent text-center font-semibold focus-visible:outline-offset-0"
        inputMode="numeric"
        name={name}
        onBlur={finish}
        onChange={(event) => setTyped(event.currentTarget.value)}
        onFocus={(event) => event.currentTarget.select()}
        onKeyDown={onKeyDown}
        role="spinbutton"
        value={typed ?? String(value)}
      />
      <button
        aria-disabled={value >= most}
        aria-label={labels.more}
        className={stepStyle}
        data-intent="step"
        onClick={() => set(meant + 1)}
        tabIndex={-1}
        type="button"
      >
        <Icon className="size-5" name="plus" />
      </button>
    </fieldset>
  );
};
