import { Icon } from './icon.tsx';

export type StepperProps = {
  value: number;
  most: number;
  labels: { quantity: string; less: string; more: string };
  onChange: (value: number) => void;
  /** Name of the field when the stepper is part of a form. */
  name?: string;
};

const stepStyle = 'press grid size-11 place-items-center rounded-card hover:bg-line active:bg-line aria-disabled:opacity-35';

/** A whole number from 1 up, by buttons or keyboard. */
export const Stepper = ({ value, most, labels, onChange, name }: StepperProps) => {
  const set = (next: number) => {
    if (next >= 1 && next <= most) onChange(next);
  };
  return (
    <fieldset aria-label={labels.quantity} className="inline-flex items-center rounded-card bg-sunken">
      <button aria-disabled={value <= 1} aria-label={labels.less} className={stepStyle} onClick={() => set(value - 1)} type="button">
        <Icon className="size-5" name="minus" />
      </button>
      <output className="min-w-8 text-center font-semibold">{value}</output>
      <button aria-disabled={value >= most} aria-label={labels.more} className={stepStyle} onClick={() => set(value + 1)} type="button">
        <Icon className="size-5" name="plus" />
      </button>
      {name === undefined ? null : <input name={name} type="hidden" value={value} />}
    </fieldset>
  );
};
