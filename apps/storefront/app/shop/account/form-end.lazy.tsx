import { useEffect, useId, useRef } from 'react';
import { buttonStyle } from '@dijla/ui-kit/button-style.ts';
import { useIsLive } from '@dijla/ui-kit/hooks/use-is-live.ts';
import { Icon } from '@dijla/ui-kit/pictures/icon.tsx';

export type FormEndProps = {
  label: string;
  busyLabel: string;
  isBusy: boolean;
  /** What failed, and why. */
  problem: { title: string | undefined; text: string } | null;
};

/** A form error that belongs to no field. It takes the focus so that screen readers announce it. */
const Problem = ({ title, text }: NonNullable<FormEndProps['problem']>) => {
  const box = useRef<HTMLFieldSetElement>(null);
  const id = useId();
  useEffect(() => box.current?.focus(), []);
  return (
    <fieldset
      aria-labelledby={id}
      className="mb-3 flex min-w-0 items-start gap-2 rounded-card bg-danger-soft px-4 py-3 text-sm leading-snug text-danger"
      ref={box}
      tabIndex={-1}
    >
      <Icon className="mt-0.5 size-4.5" name="alert" />
      <div className="grid min-w-0 gap-0.5" id={id}>
        {title !== undefined && <p className="font-semibold">{title}</p>}
        <p className="font-medium [overflow-wrap:anywhere]">
          <bdi>{text}</bdi>
        </p>
      </div>
    </fieldset>
  );
};

/**
 * The submit button of a form, with the form's error above it. Gaps never disable it; a part that is not hydrated yet
 * does, because the browser would send the form to the page's address and drop what was typed.
 */
export const FormEnd = ({ label, busyLabel, isBusy, problem }: FormEndProps) => {
  const isLive = useIsLive();
  return (
    <div className="grid">
      {problem !== null && <Problem {...problem} />}
      <button aria-busy={isBusy} className={`${buttonStyle.primary} w-full`} disabled={!isLive} type="submit">
        {isBusy ? busyLabel : label}
      </button>
    </div>
  );
};
