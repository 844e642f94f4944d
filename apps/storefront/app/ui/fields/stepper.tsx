import { latinDigits } from '@dijla/commerce-rules/digits/latin-digits';
import { type KeyboardEvent, useState } from 'react';
import { Icon } from '../pictures/icon.tsx';

export type StepperProps = {
  value: number;
  /** 1 unless told otherwise. */
  least?: number;
  most: number;
  labels: { quantity: string; less: string; more: string };
  onChange: (value: number) => void;
  /** Name of the field when the stepper is part of a form. */
  name?: string;
};

const stepStyle =
  'press grid size-11 place-items-center rounded-card hover:bg-line active:bg-line aria-disabled:opacity-35';

/** What was typed as a whole number from `least` to `most`, in any digits; null when it is no number. */
export const typedQuantity = (typed: string, most: number, least = 1): number | null => {
  const digits = latinDigits(typed).trim();
  return /^\d{1,6}$/.test(digits) ? Math.min(Math.max(Number(digits), least), Math.max(most, least)) : null;
};

/** A whole number, by buttons, by arrow keys, or typed; what is typed counts when the field is left or Enter is pressed. It is one stop of the Tab key. */
export const Stepper = ({ value, least = 1, most, labels, onChange, name }: StepperProps) => {
  const [typed, setTyped] = useState<string | null>(null);
  const set = (next: number) => {
    setTyped(null);
    if (next >= least && next <= most && next !== value) onChange(next);
  };
  const meant = typed === null ? value : (typedQuantity(typed, most, least) ?? value);
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowUp: 1, ArrowDown: -1, Enter: 0 }[event.key];
    if (step === undefined || event.nativeEvent.isComposing) return;
    event.preventDefault();
    set(meant + step);
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
        onBlur={() => set(meant)}
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
