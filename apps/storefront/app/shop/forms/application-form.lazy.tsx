import { useId, useState } from 'react';
import { sendEnquiry } from '../../device/enquiry-actions.ts';
import { useTexts } from '../../i18n/texts.tsx';
import { FormEnd } from '../account/form-end.lazy.tsx';
import { useAccountForm, valuesOf } from '../account/use-account-form.lazy.ts';
import { emailField, FormSent, lineFields, phoneField, TextArea, urlField } from './form-parts.lazy.tsx';
import { isEmail, isPhone, webAddressOf } from './form-values.ts';

const names = ['position', 'name', 'phone', 'email', 'message', 'url'] as const;
type Name = (typeof names)[number];
type Fields = Record<Name, string>;

const leastLetters = 5;

const isGap: Readonly<Record<Name, (fields: Fields) => boolean>> = {
  position: ({ position }) => position.trim().length < 2,
  name: ({ name }) => name.trim().length < 2,
  phone: ({ phone }) => !isPhone(phone),
  email: ({ email }) => !isEmail(email),
  message: ({ message }) => message.trim().length < leastLetters,
  url: ({ url }) => url.trim() !== '' && webAddressOf(url) === null,
};

const send = async ({ email, url, ...fields }: Fields) => {
  const address = webAddressOf(url);
  return sendEnquiry({
    kind: 'application',
    ...fields,
    email: email.trim(),
    ...(url.trim() === '' || address === null ? {} : { url: address }),
  });
};

/** The form of somebody who applies for work at the shop (spec 2 §2, `/jobs`). */
export const ApplicationForm = () => {
  const texts = useTexts('forms');
  const id = useId();
  const [isSent, setSent] = useState(false);
  const { handlers, errorOf, end } = useAccountForm<Name>({
    read: (form) => valuesOf(form, names),
    gapsOf: (fields) => names.filter((name) => isGap[name](fields)),
    hindrance: () => (navigator.onLine ? null : texts.offline),
    send,
    failed: texts.failed,
    onDone: () => setSent(true),
  });
  if (isSent) return <FormSent text={texts.jobsSent} />;
  const field = lineFields<Exclude<Name, 'message'>>(id, errorOf);
  return (
    <form {...handlers} className="grid w-full max-w-xl grid-cols-1 gap-4" method="post">
      <h2 className="text-xl">{texts.jobsTitle}</h2>
      {field('position', texts.gapPosition, { label: texts.position })}
      {field('name', texts.gapName, { label: texts.name, autoComplete: 'name' })}
      {field('phone', texts.gapPhone, { ...phoneField, label: texts.phone })}
      {field('email', texts.gapEmail, { ...emailField, label: texts.email })}
      <TextArea
        error={errorOf('message', texts.gapMessage)}
        id={`${id}-message`}
        label={texts.aboutYou}
        most={2000}
        name="message"
      />
      {field('url', texts.gapUrl, { ...urlField, label: texts.cvUrl })}
      <p className="text-sm text-ink-soft">{texts.jobsKept}</p>
      <FormEnd {...end} busyLabel={texts.sending} label={texts.send} />
    </form>
  );
};
