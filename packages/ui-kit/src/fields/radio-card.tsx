import type { ComponentProps, ReactNode } from 'react';

export type RadioCardProps = Omit<ComponentProps<'input'>, 'type' | 'title' | 'children'> & {
  title: ReactNode;
  detail?: ReactNode;
  /** Shown at the end of the line: a price or a picture. */
  aside?: ReactNode;
  /** Content that belongs to this choice only, shown while it is chosen. */
  children?: ReactNode;
};

/** A radio button for one of a few choices that each need a line of text. The whole card is the target. */
export const RadioCard = ({ title, detail, aside, children, ...input }: RadioCardProps) => (
  <div className="group/choice press-still rounded-card bg-surface inset-ring-1 inset-ring-line has-[>label>input:checked]:bg-accent-soft has-[>label>input:checked]:inset-ring-2 has-[>label>input:checked]:inset-ring-accent has-[>label>input:focus-visible]:focus-ring has-[>label>input:disabled]:opacity-50">
    <label className="flex min-h-14 flex-wrap items-center gap-x-3.5 px-4 py-3">
      <input {...input} className="radio-mark" type="radio" />
      <span className="grid min-w-0 flex-1 basis-32">
        <span className="font-semibold">{title}</span>
        {detail !== undefined && <span className="text-sm text-ink-soft">{detail}</span>}
      </span>
      {aside !== undefined && <span className="font-semibold whitespace-nowrap">{aside}</span>}
    </label>
    {children !== undefined && (
      <div className="hidden px-4 pb-4 group-has-[>label>input:checked]/choice:block">{children}</div>
    )}
  </div>
);
