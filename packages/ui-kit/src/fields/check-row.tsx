import type { ComponentProps, ReactNode } from 'react';

export type CheckRowProps = Omit<ComponentProps<'input'>, 'type' | 'title' | 'children'> & {
  title: ReactNode;
  detail?: ReactNode;
  /** Content that belongs to the choice, shown below it. */
  children?: ReactNode;
};

/** A checkbox with a line of text, and what it opens below. The whole line is the target. */
export const CheckRow = ({ title, detail, children, ...input }: CheckRowProps) => (
  <div>
    <label className="press-still flex min-h-14 flex-wrap items-center gap-x-3.5 py-3">
      <input {...input} className="check-mark" type="checkbox" />
      <span className="grid min-w-0 flex-1 basis-32">
        <span className="font-semibold">{title}</span>
        {detail !== undefined && <span className="text-sm text-ink-soft">{detail}</span>}
      </span>
    </label>
    {children !== undefined && <div className="grid gap-4 pt-1 pb-4">{children}</div>}
  </div>
);
