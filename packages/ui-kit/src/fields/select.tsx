import type { ComponentProps } from 'react';
import { Icon } from '../pictures/icon.tsx';
import { descriptionOf, FieldFrame, fieldStyle } from './text-field.tsx';

/**
 * The native select in the style of the kit. With a mouse, and where the browser supports it, its list is
 * styled too.
 */
export const Select = ({ className = '', ...select }: ComponentProps<'select'>) => (
  <span className="relative grid items-center">
    <select {...select} className={`${fieldStyle} list-picker pe-11 ${className}`} />
    <Icon className="pointer-events-none absolute end-4 size-4.5 text-ink-soft" name="down" />
  </span>
);

export type SelectFieldProps = Omit<ComponentProps<'select'>, 'id'> & {
  id: string;
  label: string;
  hint?: string;
  error: string | null;
};

export const SelectField = ({ id, label, hint, error, ...select }: SelectFieldProps) => (
  <FieldFrame error={error} hint={hint} id={id} label={label}>
    <Select
      {...select}
      aria-describedby={descriptionOf(id, { hint, error })}
      aria-invalid={error !== null}
      id={id}
    />
  </FieldFrame>
);
