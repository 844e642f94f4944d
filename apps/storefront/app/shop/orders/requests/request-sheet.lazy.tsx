import { type ReactNode, type SubmitEvent, useId } from 'react';
import { buttonStyle } from '@dijla/ui-kit/button-style.ts';
import { FieldFrame, fieldStyle } from '@dijla/ui-kit/fields/text-field.tsx';
import { Sheet } from '@dijla/ui-kit/overlays/sheet.tsx';
import { Icon } from '@dijla/ui-kit/pictures/icon.tsx';
import { useTexts } from '../../../i18n/texts.tsx';
import type { RequestProblem } from './use-request.lazy.ts';

export type WrittenProps = { label: string; name: string; most: number; error: string | null };

/** A field for a few sentences of at most so many characters. */
export const Written = ({ label, name, most, error }: WrittenProps) => {
  const id = useId();
  return (
    <FieldFrame error={error} id={id} label={label}>
      <textarea
        aria-describedby={error === null ? undefined : `${id}-error`}
        aria-invalid={error !== null}
        className={`${fieldStyle} min-h-20 py-3`}
        dir="auto"
        id={id}
        maxLength={most}
        name={name}
        rows={2}
      />
    </FieldFrame>
  );
};

/** Several fields that answer one question, with what is wrong with them below. */
export const Question = ({
  title,
  error,
  children,
}: {
  title: string;
  error: string | null;
  children: ReactNode;
}) => {
  const id = useId();
  return (
    <fieldset aria-describedby={error === null ? undefined : id} className="grid min-w-0 gap-2">
      <legend className="contents font-medium">{title}</legend>
      {children}
      {error !== null && (
        <p className="flex items-center gap-1.5 text-sm font-medium text-danger" id={id}>
          <Icon className="size-4.5" name="alert" />
          {error}
        </p>
      )}
    </fieldset>
  );
};

const Problem = ({ problem }: { problem: RequestProblem | null }) => (
  <div className="text-danger" role="alert">
    {problem !== null && (
      <div className="mb-3 grid rounded-card bg-danger-soft px-4 py-3 text-sm leading-snug">
        {problem.title !== null && <p className="font-semibold">{problem.title}</p>}
        <p className="font-medium">
          <bdi>{problem.text}</bdi>
        </p>
      </div>
    )}
  </div>
);

export type RequestSheetProps = {
  title: string;
  /** What happens once it is sent. */
  next: string;
  /** Words of the button. */
  send: string;
  isBusy: boolean;
  problem: RequestProblem | null;
  onSubmit: (form: HTMLFormElement) => void;
  onClose: () => void;
  children: ReactNode;
};

/** A dialog with a form that asks the shop something about an order, and says what happens next. */
export const RequestSheet = ({
  title,
  next,
  send,
  isBusy,
  problem,
  onSubmit,
  onClose,
  children,
}: RequestSheetProps) => {
  const id = useId();
  const { close } = useTexts('shell');
  const { requests: texts } = useTexts('order');
  const submit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    onSubmit(event.currentTarget);
  };
  const footer = (
    <>
      <Problem problem={problem} />
      <button aria-busy={isBusy} className={`${buttonStyle.primary} w-full`} form={id} type="submit">
        {isBusy ? texts.sending : send}
      </button>
    </>
  );
  return (
    <Sheet closeLabel={close} footer={footer} from="bottom" onClose={onClose} title={title}>
      <form className="grid grid-cols-1 gap-5" id={id} method="post" noValidate onSubmit={submit}>
        {children}
        <section className="grid gap-1 rounded-card bg-sunken px-4 py-3">
          <h3 className="text-base font-semibold">{texts.nextTitle}</h3>
          <p className="text-sm text-ink-soft">{next}</p>
        </section>
      </form>
    </Sheet>
  );
};
