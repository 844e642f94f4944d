import { quietLink } from './quiet-link.lazy.ts';
import { phoneDigits } from '@dijla/commerce-rules/digits/phone-number';
import type { CustomerProfile } from '@dijla/contract/client';
import { type FormEvent, type ReactNode, useId, useState } from 'react';
import { Link } from 'react-router';
import { useStoreView } from '../../i18n/store-context.ts';
import { paths } from '../../paths.ts';
import { accountPaths } from './account-paths.lazy.ts';
import type { WayBack } from './use-way-back.lazy.ts';
import { useTexts } from '../../i18n/texts.tsx';
import { showNotification } from '../../shop/page/notification-state.ts';
import { groupedPhone } from '../../shop/delivery/phone-number.ts';
import { mobileNumberOf } from '@dijla/device/session/saved-session';
import { changeSignIn, saveProfile } from '../../device/session/session-actions.ts';
import { buttonStyle } from '@dijla/ui-kit/button-style.ts';
import { accountGaps, type AccountFieldName, changesSignIn } from './account-fields.ts';
import { AccountPart, actStyle } from './account-part.lazy.tsx';
import { CustomerFields } from './customer-fields.lazy.tsx';
import { FormEnd } from '../../shop/account/form-end.lazy.tsx';
import { PasswordField } from '../../shop/account/password-field.lazy.tsx';
import { useAccountForm, valuesOf } from '../../shop/account/use-account-form.lazy.ts';

const detailNames = [
  'firstname',
  'lastname',
  'mobile',
  'email',
] as const satisfies readonly AccountFieldName[];
const names = [...detailNames, 'currentPassword'] as const;

const Row = ({ label, children }: { label: string; children: ReactNode }) => (
  <div className="grid gap-x-4 sm:grid-cols-[9rem_1fr]">
    <dt className="text-ink-soft">{label}</dt>
    <dd className="min-w-0 font-medium [overflow-wrap:anywhere]">{children}</dd>
  </div>
);

const Shown = ({ profile }: { profile: CustomerProfile }) => {
  const texts = useTexts('account');
  const { code } = useStoreView();
  const mobile = mobileNumberOf(profile);
  return (
    <dl className="grid gap-2">
      <Row label={texts.firstname}>
        <bdi>{profile.firstname}</bdi>
      </Row>
      <Row label={texts.lastname}>
        <bdi>{profile.lastname}</bdi>
      </Row>
      {mobile !== '' && (
        <Row label={texts.mobile}>
          <span className="flex flex-wrap items-center gap-x-3">
            <bdi dir="ltr">{groupedPhone(mobile)}</bdi>
            {profile.telephone_verified === false && (
              <Link
                className={quietLink}
                state={{ from: paths.profile(code) } satisfies WayBack}
                to={accountPaths.verify(code)}
              >
                {texts.confirmNumber}
              </Link>
            )}
          </span>
        </Row>
      )}
      <Row label={texts.email}>
        <bdi dir="ltr">{profile.email}</bdi>
      </Row>
    </dl>
  );
};

// oxlint-disable-next-line max-lines-per-function -- the rules of one form beside its fields
const Form = ({ profile, onDone }: { profile: CustomerProfile; onDone: () => void }) => {
  const texts = useTexts('account');
  const id = useId();
  const { firstname, lastname, email } = profile;
  const kept = { firstname, lastname, email, mobile: mobileNumberOf(profile) };
  const [asksPassword, setAsksPassword] = useState(false);
  const { handlers, errorOf, end } = useAccountForm({
    read: (form) => valuesOf(form, names),
    gapsOf: (fields) => [
      ...accountGaps(fields, detailNames),
      ...(changesSignIn(fields, kept) && fields.currentPassword === '' ? (['currentPassword'] as const) : []),
    ],
    // A password is never queued: it is sent to the provider now or not at all (spec 2 §5).
    hindrance: (fields) => (changesSignIn(fields, kept) && !navigator.onLine ? texts.signInOffline : null),
    send: async ({ mobile, currentPassword, ...fields }) => {
      const custom = { attribute_code: 'mobilenumber', value: phoneDigits(mobile) };
      const customer = {
        firstname: fields.firstname.trim(),
        lastname: fields.lastname.trim(),
        email: fields.email.trim(),
        custom_attributes: [custom],
      };
      if (changesSignIn({ ...fields, mobile }, kept)) return changeSignIn({ customer, currentPassword });
      if (!navigator.onLine) showNotification({ type: 'info', message: texts.savedLater });
      await saveProfile(customer);
      return { ok: true };
    },
    named: { currentPassword: texts.password, email: texts.email, mobile: texts.mobile },
    onDone,
  });
  const onChange = (event: FormEvent<HTMLFormElement>): void => {
    handlers.onChange(event);
    setAsksPassword(changesSignIn(valuesOf(event.currentTarget, names), kept));
  };
  return (
    <form {...handlers} className="grid gap-4" method="post" onChange={onChange}>
      <CustomerFields errorOf={errorOf} id={id} values={kept} />
      {asksPassword && (
        <PasswordField
          autoComplete="current-password"
          error={errorOf('currentPassword', texts.gapPassword)}
          hint={texts.signInHint}
          id={`${id}-password`}
          label={texts.currentPassword}
          name="currentPassword"
        />
      )}
      <FormEnd {...end} busyLabel={texts.saving} label={texts.save} />
      <button className={buttonStyle.quiet} onClick={onDone} type="button">
        {texts.cancel}
      </button>
    </form>
  );
};

/**
 * The customer's name, mobile number and e-mail address, shown or edited. The result of a change is shown in
 * a notification (wire §6.5); for a change that takes the password, an error is shown at the field.
 */
export const ProfilePart = ({ profile }: { profile: CustomerProfile }) => {
  const texts = useTexts('account');
  const [isEditing, setEditing] = useState(false);
  const act = isEditing ? undefined : (
    <button
      aria-label={texts.editDetails}
      className={actStyle}
      onClick={() => setEditing(true)}
      type="button"
    >
      {texts.edit}
    </button>
  );
  return (
    <AccountPart act={act} icon="person" title={texts.details}>
      {isEditing ? <Form onDone={() => setEditing(false)} profile={profile} /> : <Shown profile={profile} />}
    </AccountPart>
  );
};
