import type { ComponentProps, ReactNode } from 'react';

export type RadioCardProps = Omit<ComponentProps<'input'>, 'type' | 'title' | 'children'> & {
  title: ReactNode;
  detail?: ReactNode;
  /** At the end of the line: what it costs, or a picture. */
  aside?: ReactNode;
  /** What belongs to this choice alone, shown while it is chosen. */
  children?: ReactNode;
};

/** One of a few choices that need a line of words each. The whole card is the target. */
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
