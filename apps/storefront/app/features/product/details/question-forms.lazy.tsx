import { hasSessionMark } from '@dijla/device/session/session-mark';
import { descriptionOf, FieldFrame, fieldStyle, TextField } from '@dijla/ui-kit/fields/text-field.tsx';
import { useId, useState } from 'react';
import { answerQuestion, askQuestion } from '../../../device/reviews/question-actions.ts';
import { useTexts } from '../../../i18n/texts.tsx';
import { FormEnd } from '../../../shop/account/form-end.lazy.tsx';
import { useAccountForm, valuesOf } from '../../../shop/account/use-account-form.lazy.ts';

const isShort = (text: string): boolean => text.trim().length < 2;
const isMail = (text: string): boolean => /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text.trim());

const frame = 'grid w-full max-w-xl gap-4 rounded-card bg-sunken p-4 md:p-6';

type AreaProps = { id: string; name: string; label: string; error: string | null; most: number };

const Area = ({ id, name, label, error, most }: AreaProps) => (
  <FieldFrame error={error} id={id} label={label}>
    <textarea
      aria-describedby={descriptionOf(id, { error })}
      aria-invalid={error !== null}
      className={`${fieldStyle} min-h-24 py-3`}
      dir="auto"
      id={id}
      maxLength={most}
      name={name}
    />
  </FieldFrame>
);

const Sent = () => {
  const texts = useTexts('questions');
  return <output className="block rounded-card bg-success-soft px-4 py-3 font-medium">{texts.thanks}</output>;
};

const askNames = ['question', 'nickname', 'email'] as const;

/** The form of a question. A guest may leave an address for answers; a customer is told where the account says. */
// oxlint-disable-next-line max-lines-per-function -- one form with its fields
export const AskForm = ({ productId }: { productId: number }) => {
  const texts = useTexts('questions');
  const id = useId();
  const isGuest = !hasSessionMark();
  const [isSent, setSent] = useState(false);
  const { handlers, errorOf, end } = useAccountForm({
    read: (form) => valuesOf(form, askNames),
    gapsOf: ({ question, nickname, email }) =>
      askNames.filter(
        (name) =>
          ({
            question: isShort(question),
            nickname: isShort(nickname),
            email: email.trim() !== '' && !isMail(email),
          })[name],
      ),
    hindrance: () => (navigator.onLine ? null : texts.offline),
    send: ({ question, nickname, email }) =>
      askQuestion({
        product_id: productId,
        question,
        nickname,
        ...(email.trim() === '' ? {} : { email: email.trim() }),
      }),
    failed: texts.failed,
    onDone: () => setSent(true),
  });
  if (isSent) return <Sent />;
  return (
    <form {...handlers} className={frame} method="post">
      <Area
        error={errorOf('question', texts.gap)}
        id={`${id}-question`}
        label={texts.question}
        most={1000}
        name="question"
      />
      <TextField
        autoComplete="nickname"
        dir="auto"
        error={errorOf('nickname', texts.gap)}
        id={`${id}-nickname`}
        label={texts.nickname}
        maxLength={60}
        name="nickname"
      />
      {isGuest && (
        <TextField
          autoComplete="email"
          dir="ltr"
          error={errorOf('email', texts.wrongEmail)}
          hint={texts.emailHint}
          id={`${id}-email`}
          inputMode="email"
          label={texts.email}
          maxLength={254}
          name="email"
        />
      )}
      <FormEnd {...end} busyLabel={texts.sending} label={texts.send} />
    </form>
  );
};

const answerNames = ['answer', 'nickname'] as const;

/** The form of a customer's answer. */
export const AnswerForm = ({ questionId }: { questionId: number }) => {
  const texts = useTexts('questions');
  const id = useId();
  const [isSent, setSent] = useState(false);
  const { handlers, errorOf, end } = useAccountForm({
    read: (form) => valuesOf(form, answerNames),
    gapsOf: (fields) => answerNames.filter((name) => isShort(fields[name])),
    hindrance: () => (navigator.onLine ? null : texts.offline),
    send: (fields) => answerQuestion(questionId, fields),
    failed: texts.failed,
    onDone: () => setSent(true),
  });
  if (isSent) return <Sent />;
  return (
    <form {...handlers} className={frame} method="post">
      <Area
        error={errorOf('answer', texts.gap)}
        id={`${id}-answer`}
        label={texts.yourAnswer}
        most={2000}
        name="answer"
      />
      <TextField
        autoComplete="nickname"
        dir="auto"
        error={errorOf('nickname', texts.gap)}
        id={`${id}-nickname`}
        label={texts.nickname}
        maxLength={60}
        name="nickname"
      />
      <FormEnd {...end} busyLabel={texts.sending} label={texts.sendAnswer} />
    </form>
  );
};
