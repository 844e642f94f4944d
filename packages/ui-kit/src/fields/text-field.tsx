import type { ComponentProps, ReactNode } from 'react';
import { Icon } from '../pictures/icon.tsx';

export const fieldStyle =
  'min-h-12 w-full rounded-card bg-surface px-4 py-2 text-ink inset-ring-1 inset-ring-line-strong placeholder:text-ink-soft/80 focus-visible:outline-offset-0 aria-invalid:inset-ring-2 aria-invalid:inset-ring-danger disabled:bg-sunken disabled:text-ink-soft disabled:inset-ring-line';

export type FieldFrameProps = {
  id: string;
  label: string;
  hint?: string;
  error: string | null;
  children: ReactNode;
};

/** A field with its label above and its hint or error message below. */
export const FieldFrame = ({ id, label, hint, error, children }: FieldFrameProps) => (
  <div className="grid content-start gap-1.5">
    <label className="font-medium" htmlFor={id}>
      {label}
    </label>
    {children}
    {error === null ? (
      hint !== undefined && (
        <p className="text-sm text-ink-soft wrap-anywhere" id={`${id}-hint`}>
          {hint}
        </p>
      )
    ) : (
      <p className="flex items-center gap-1.5 text-sm font-medium text-danger" id={`${id}-error`}>
        <Icon className="size-4.5" name="alert" />
        {error}
      </p>
    )}
  </div>
);

/** Returns the ids of the elements that describe a field, for `aria-describedby`. */
export const descriptionOf = (
  id: string,
  { hint, error }: { hint?: string; error: string | null },
): string | undefined => (error === null ? (hint === undefined ? undefined : `${id}-hint`) : `${id}-error`);

export type TextFieldProps = Omit<ComponentProps<'input'>, 'id'> & {
  id: string;
  label: string;
  hint?: string;
  error: string | null;
};

export const TextField = ({ id, label, hint, error, className = '', ...input }: TextFieldProps) => (
  <FieldFrame error={error} hint={hint} id={id} label={label}>
    <input
      {...input}
      aria-describedby={descriptionOf(id, { hint, error })}
      aria-invalid={error !== null}
      className={`${fieldStyle} ${className}`}
      id={id}
    />
  </FieldFrame>
);
