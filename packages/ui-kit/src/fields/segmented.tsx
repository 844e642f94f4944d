import type { ChangeEvent } from 'react';
import { Icon, type IconName } from '../pictures/icon.tsx';

type Segment<Value extends string> = { value: Value; label: string; icon?: IconName };

export type SegmentedProps<Value extends string> = {
  legend: string;
  name: string;
  value: Value;
  segments: readonly Segment<Value>[];
  onChange: (value: Value) => void;
};

/** Up to three stand in one row on the narrowest telephone too, unless letters are large; four take two rows there. */
const columns = (count: number): string =>
  count > 3
    ? 'grid-cols-[repeat(auto-fit,minmax(min(100%,6.5rem),1fr))]'
    : 'grid-cols-[repeat(auto-fit,minmax(min(100%,4.5rem),1fr))]';

/** A control with two to four short choices side by side; a choice takes effect at once. */
export const Segmented = <Value extends string>({
  legend,
  name,
  value,
  segments,
  onChange,
}: SegmentedProps<Value>) => {
  const choose = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const chosen = segments.find((segment) => segment.value === currentTarget.value);
    if (chosen) onChange(chosen.value);
  };
  return (
    <fieldset className="grid gap-1.5">
      <legend className="contents font-medium">{legend}</legend>
      <div className={`grid gap-1 rounded-card bg-sunken p-1 ${columns(segments.length)}`}>
        {segments.map((segment) => (
          <label
            className="press relative flex min-h-11 items-center justify-center gap-x-2 rounded-inner px-2 text-center flex-wrap content-center py-1.5 leading-tight font-medium text-ink-soft has-checked:bg-raised has-checked:text-ink has-checked:shadow-lift has-focus-visible:focus-ring"
            key={segment.value}
          >
            <input
              checked={segment.value === value}
              className="sr-only"
              name={name}
              onChange={choose}
              type="radio"
              value={segment.value}
            />
            {segment.icon !== undefined && <Icon className="size-5" name={segment.icon} />}
            {segment.label}
          </label>
        ))}
      </div>
    </fieldset>
  );
};
