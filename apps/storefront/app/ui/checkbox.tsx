import type { ComponentProps, ReactNode } from 'react';

export type CheckboxProps = Omit<ComponentProps<'input'>, 'type' | 'children'> & {
  children: ReactNode;
  /** At the end of the line: how many, a colour. */
  aside?: ReactNode;
};

const line = 'flex min-h-11 items-center gap-3 py-1 has-disabled:cursor-not-allowed has-disabled:opacity-45';

/** Yes or no to one thing; the whole line is the target. */
export const Checkbox = ({ children, aside, ...input }: CheckboxProps) => (
  <label className={line}>
    <input {...input} className="check-mark" type="checkbox" />
    <span className="min-w-0 flex-1">{children}</span>
    {aside !== undefined && <span className="text-sm text-ink-soft">{aside}</span>}
  </label>
);

/** On or off, at once. */
export const Switch = ({ children, ...input }: Omit<CheckboxProps, 'aside'>) => (
  <label className={line}>
    <span className="min-w-0 flex-1">{children}</span>
    {/* oxlint-disable-next-line jsx-a11y/role-has-required-aria-props -- a checkbox tells by itself whether it is on */}
    <input {...input} className="switch-mark" role="switch" type="checkbox" />
  </label>
);
