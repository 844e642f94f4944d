import type { ReactNode } from 'react';
import { useTexts } from '../../../i18n/texts.tsx';
import { Icon, type IconName } from '@dijla/ui-kit/pictures/icon.tsx';

const Mark = ({ icon, isDone }: { icon: IconName; isDone: boolean }) => (
  <span
    className={`grid size-10 shrink-0 place-items-center rounded-full ${isDone ? 'bg-accent text-on-accent' : 'bg-accent-soft text-accent-ink'}`}
  >
    <Icon className="size-5.5" name={isDone ? 'check' : icon} />
  </span>
);

/** The summary of an answered part: a main line and smaller text below. */
export const AnswerLine = ({ children, below }: { children: ReactNode; below: ReactNode }) => (
  <>
    {children}
    <span className="block text-sm font-normal text-ink-soft">{below}</span>
  </>
);

export type CheckoutPartProps = {
  icon: IconName;
  title: string;
  children: ReactNode;
  /** Name by which the focus handling finds the part. */
  name?: string;
  /** The answers in one line, and the callback that opens the part again; set while it is closed. */
  closed?: { line: ReactNode; onOpen: () => void };
};

/** A section of the checkout; once answered, it collapses to a line that can be opened again. */
export const CheckoutPart = ({ icon, title, children, name, closed }: CheckoutPartProps) => {
  const texts = useTexts('checkout');
  return (
    <section
      className="grid grid-cols-1 gap-4 border-t border-line py-6 first:border-t-0 first:pt-0"
      data-part={name}
    >
      <div className="flex flex-wrap items-center gap-3">
        <Mark icon={icon} isDone={closed !== undefined} />
        <div className="min-w-0 flex-1 basis-32">
          <h2 className={closed === undefined ? 'text-xl' : 'text-sm font-medium text-ink-soft'}>{title}</h2>
          {closed !== undefined && (
            <p className="leading-snug font-medium [overflow-wrap:anywhere]">{closed.line}</p>
          )}
        </div>
        {closed !== undefined && (
          <button
            aria-label={texts.editPart(title)}
            className="press -me-3 min-h-11 rounded-card px-3 font-semibold text-accent-ink hover:bg-sunken active:bg-sunken"
            onClick={closed.onOpen}
            type="button"
          >
            {texts.edit}
          </button>
        )}
      </div>
      {closed === undefined && children}
    </section>
  );
};
