import { useId, useState } from 'react';
import { sendEnquiry } from '../../device/enquiry-actions.ts';
import { useTexts } from '../../i18n/texts.tsx';
import { FormEnd } from '../../shop/account/form-end.lazy.tsx';
import { useAccountForm, valuesOf } from '../../shop/account/use-account-form.lazy.ts';
import {
  emailField,
  FormSent,
  lineFields,
  phoneField,
  TextArea,
  urlField,
} from '../../shop/forms/form-parts.lazy.tsx';
import { isEmail, isPhone, webAddressOf } from '../../shop/forms/form-values.ts';

const names = ['store_name', 'name', 'phone', 'email', 'governorate', 'message', 'url', 'terms'] as const;
type Name = (typeof names)[number];
type Fields = Record<Name, string>;

const isGap: Readonly<Record<Name, (fields: Fields) => boolean>> = {
  store_name: (fields) => fields.store_name.trim().length < 2,
  name: ({ name }) => name.trim().length < 2,
  phone: ({ phone }) => !isPhone(phone),
  email: ({ email }) => !isEmail(email),
  governorate: ({ governorate }) => governorate.trim().length < 2,
  message: ({ message }) => message.trim().length < 5,
  url: ({ url }) => url.trim() !== '' && webAddressOf(url) === null,
  terms: ({ terms }) => terms === '',
};

const send = async ({ store_name, name, phone, email, governorate, message, url }: Fields) => {
  const address = webAddressOf(url);
  return sendEnquiry({
    kind: 'vendor',
    store_name,
    name,
    phone,
    email: email.trim(),
    governorate,
    message,
    ...(url.trim() === '' || address === null ? {} : { url: address }),
    has_accepted_terms: true,
  });
};

/** The form of somebody who wants to sell here (spec 2 §2). */
// oxlint-disable-next-line max-lines-per-function -- one form with its fields
export const VendorForm = () => {
  const texts = useTexts('forms');
  const id = useId();
  const [isSent, setSent] = useState(false);
  const [hasGaps, setHasGaps] = useState(false);
  const { handlers, errorOf, end } = useAccountForm<Name>({
    read: (form) => valuesOf(form, names),
    gapsOf: (fields) => {
      const gaps = names.filter((name) => isGap[name](fields));
      setHasGaps(gaps.length > 0);
      return gaps;
    },
    hindrance: () => (navigator.onLine ? null : texts.offline),
    send,
    failed: texts.failed,
    onDone: () => setSent(true),
  });
  if (isSent) return <FormSent text={texts.vendorSent} />;
  const field = lineFields<Exclude<Name, 'message' | 'terms'>>(id, errorOf);
  const termsError = errorOf('terms', texts.gapTerms);
  return (
    <form {...handlers} className="grid w-full max-w-xl gap-4" method="post">
      <h2 className="text-xl">{texts.vendorFormTitle}</h2>
      {field('store_name', texts.gapStoreName, { label: texts.storeName, autoComplete: 'organization' })}
      {field('name', texts.gapName, { label: texts.name, autoComplete: 'name' })}
      {field('phone', texts.gapPhone, { ...phoneField, label: texts.phone })}
      {field('email', texts.gapEmail, { ...emailField, label: texts.email })}
      {field('governorate', texts.gapGovernorate, {
        label: texts.governorate,
        autoComplete: 'address-level1',
      })}
      <TextArea
        error={errorOf('message', texts.gapMessage)}
        id={`${id}-message`}
        label={texts.whatYouSell}
        most={2000}
        name="message"
      />
      {field('url', texts.gapUrl, { ...urlField, label: texts.shopUrl })}
      <label className="flex min-h-12 items-center gap-3">
        <input
          aria-describedby={termsError === null ? undefined : `${id}-terms-error`}
          aria-invalid={termsError !== null}
          className="size-5 accent-accent"
          name="terms"
          type="checkbox"
          value="yes"
        />
        <span>{texts.vendorTerms}</span>
      </label>
      {termsError !== null && (
        <p className="text-sm font-medium text-danger" id={`${id}-terms-error`}>
          {termsError}
        </p>
      )}
      <p aria-live="polite" className="font-medium text-danger empty:hidden">
        {hasGaps ? texts.fixErrors : ''}
      </p>
      <FormEnd {...end} busyLabel={texts.sending} label={texts.send} />
    </form>
  );
};
