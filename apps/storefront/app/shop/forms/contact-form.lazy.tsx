import { TextField } from '@dijla/ui-kit/fields/text-field.tsx';
import { useId, useState } from 'react';
import { sendEnquiry } from '../../device/enquiry-actions.ts';
import { useTexts } from '../../i18n/texts.tsx';
import { FormEnd } from '../account/form-end.lazy.tsx';
import { useAccountForm, valuesOf } from '../account/use-account-form.lazy.ts';
import { FormSent, TextArea } from './form-parts.lazy.tsx';
import { recipientOf } from './form-values.ts';

const names = ['name', 'to', 'message'] as const;
const leastLetters = 5;

/** A message to the shop, which the staff answer by e-mail or SMS. */
// oxlint-disable-next-line max-lines-per-function -- one form with its fields
export const ContactForm = () => {
  const texts = useTexts('forms');
  const id = useId();
  const [isSent, setSent] = useState(false);
  const { handlers, errorOf, end } = useAccountForm({
    read: (form) => valuesOf(form, names),
    gapsOf: ({ name, to, message }) =>
      names.filter(
        (field) =>
          ({
            name: name.trim().length < 2,
            to: recipientOf(to) === null,
            message: message.trim().length < leastLetters,
          })[field],
      ),
    hindrance: () => (navigator.onLine ? null : texts.offline),
    send: async ({ name, to, message }) =>
      sendEnquiry({ kind: 'contact', name, to: recipientOf(to) ?? { email: '' }, message }),
    failed: texts.failed,
    onDone: () => setSent(true),
  });
  if (isSent) return <FormSent text={texts.sentToShop} />;
  return (
    <form {...handlers} className="grid w-full max-w-xl gap-4" method="post">
      <h2 className="text-xl">{texts.contactTitle}</h2>
      <TextField
        autoComplete="name"
        dir="auto"
        error={errorOf('name', texts.gapName)}
        id={`${id}-name`}
        label={texts.name}
        maxLength={120}
        name="name"
      />
      <TextField
        autoComplete="email"
        dir="ltr"
        error={errorOf('to', texts.gapTo)}
        hint={texts.toHint}
        id={`${id}-to`}
        label={texts.to}
        maxLength={254}
        name="to"
      />
      <TextArea
        error={errorOf('message', texts.gapMessage)}
        id={`${id}-message`}
        label={texts.message}
        most={2000}
        name="message"
      />
      <FormEnd {...end} busyLabel={texts.sending} label={texts.send} />
    </form>
  );
};
