import type { CustomerProfile } from '@dijla/contract/client';
import type { FreshProof } from '@dijla/device/session/account/passkeys';
import { type SubmitEvent, useState } from 'react';
import { buttonStyle } from '@dijla/ui-kit/button-style.ts';
import { SelectField } from '@dijla/ui-kit/fields/select.tsx';
import { TextField } from '@dijla/ui-kit/fields/text-field.tsx';
import { askAffiliate } from '../../../device/account/affiliate-actions.ts';
import { useTexts } from '../../../i18n/texts.tsx';
import { showNotification } from '../../../shop/page/notification-state.ts';
import { ProofForm } from '../codes/proof-form.lazy.tsx';
import { recipientOf } from '../codes/recipient-of.lazy.ts';
import type { PartnerAccount } from './answered.lazy.tsx';
import { isWebAddress } from './is-web-address.lazy.ts';
import { useSentForm } from './use-sent-form.lazy.ts';

type Details = PartnerAccount['extension_attributes'];
type Typed = Pick<
  PartnerAccount,
  'referral_website' | 'payment_type' | 'firstname' | 'lastname' | 'email'
> & {
  details: Details;
};

const latin = new Set<keyof Details>(['account_number', 'iban', 'swift_code', 'wallet_number']);

const DetailField = ({
  name,
  label,
  value,
  onChange,
}: {
  name: keyof Details;
  label: string;
  value: string;
  onChange: (details: Partial<Details>) => void;
}) => (
  <TextField
    autoComplete="off"
    dir={latin.has(name) ? 'ltr' : 'auto'}
    error={null}
    id={`affiliate-${name}`}
    label={label}
    maxLength={200}
    onChange={({ currentTarget }) => onChange({ [name]: currentTarget.value })}
    value={value}
  />
);

const BankFields = ({
  details,
  onChange,
}: {
  details: Details;
  onChange: (part: Partial<Details>) => void;
}) => {
  const texts = useTexts('affiliate');
  const fields: readonly (readonly [keyof Details, string])[] = [
    ['bank_name', texts.bankName],
    ['bank_branch_address', texts.bankBranch],
    ['account_number', texts.accountNumber],
    ['iban', texts.iban],
    ['swift_code', texts.swift],
    ['wallet_number', texts.wallet],
  ];
  return (
    <fieldset className="grid gap-4">
      <legend className="mb-1 text-xl font-semibold">{texts.bankTitle}</legend>
      <p className="text-sm text-ink-soft">{texts.bankHint}</p>
      {fields.map(([name, label]) => (
        <DetailField key={name} label={label} name={name} onChange={onChange} value={details[name]} />
      ))}
    </fieldset>
  );
};

const typedOf = (account: PartnerAccount): Typed => {
  const { referral_website, payment_type, firstname, lastname, email } = account;
  return {
    referral_website,
    payment_type,
    firstname,
    lastname,
    email,
    details: account.extension_attributes,
  };
};

/** Whether a change of where she is paid takes a proof: where she has named an account before. */
const takesProof = (account: PartnerAccount, { payment_type, details }: Typed): boolean => {
  const before = Object.entries(account.extension_attributes);
  return (
    before.some(([, value]) => value !== '') &&
    (payment_type !== account.payment_type ||
      before.some(([name, value]) => details[name as keyof Details].trim() !== value))
  );
};

const personFields = ['firstname', 'lastname', 'email'] as const;

const useDetails = (account: PartnerAccount, onSaved: () => void) => {
  const { saved: savedText } = useTexts('affiliate');
  const [kept, setKept] = useState(account);
  const [typed, setTyped] = useState(() => typedOf(account));
  const [isTried, setTried] = useState(false);
  const [isProofAsked, setProofAsked] = useState(false);
  const { isSending, send } = useSentForm();
  const isWrong = !isWebAddress(typed.referral_website.trim());
  const save = (proof?: FreshProof) => {
    const { details, ...members } = typed;
    const changed = {
      ...members,
      referral_website: members.referral_website.trim(),
      website_id: account.website_id,
      extension_attributes: details,
    };
    return askAffiliate('affiliate/save-account', { body: { account: changed, ...proof } });
  };
  const show = (saved: PartnerAccount) => {
    setProofAsked(false);
    setKept(saved);
    setTyped(typedOf(saved));
    showNotification({ type: 'success', message: savedText });
    onSaved();
  };
  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    setTried(true);
    if (isWrong) return document.getElementById('affiliate-site')?.focus();
    if (takesProof(kept, typed)) return setProofAsked(true);
    const saved = await send(() => save());
    if (saved !== null) show(saved);
  };
  return {
    typed,
    isSending,
    isProofAsked,
    isGap: isTried && isWrong,
    set: (part: Partial<Typed>) => setTyped((before) => ({ ...before, ...part })),
    submit,
    sendProven: async (proof: FreshProof) => {
      const outcome = await save(proof);
      if (outcome.ok) show(outcome.result);
      return outcome;
    },
  };
};

const PersonFields = ({
  typed,
  isGap,
  set,
}: Pick<ReturnType<typeof useDetails>, 'typed' | 'isGap' | 'set'>) => {
  const texts = useTexts('affiliate');
  return (
    <>
      <TextField
        dir="ltr"
        error={isGap ? texts.validUrl : null}
        id="affiliate-site"
        inputMode="url"
        label={texts.website}
        maxLength={255}
        onChange={({ currentTarget }) => set({ referral_website: currentTarget.value })}
        value={typed.referral_website}
      />
      {personFields.map((name) => (
        <TextField
          dir={name === 'email' ? 'ltr' : 'auto'}
          error={null}
          id={`affiliate-${name}`}
          key={name}
          label={texts[name]}
          maxLength={100}
          onChange={({ currentTarget }) => set({ [name]: currentTarget.value })}
          value={typed[name]}
        />
      ))}
    </>
  );
};

const PaidBy = ({ typed, set }: Pick<ReturnType<typeof useDetails>, 'typed' | 'set'>) => {
  const texts = useTexts('affiliate');
  return (
    <SelectField
      error={null}
      id="affiliate-pay-by"
      label={texts.payBy}
      onChange={({ currentTarget }) => set({ payment_type: currentTarget.value as Typed['payment_type'] })}
      value={typed.payment_type}
    >
      {(['bank', 'wallet'] as const).map((type) => (
        <option key={type} value={type}>
          {texts.payTypes[type]}
        </option>
      ))}
    </SelectField>
  );
};

type AccountDetailsProps = { account: PartnerAccount; profile: CustomerProfile; onSaved: () => void };

/**
 * The account of a partner and by what she is paid; numbers come as they are shown and stay unless they are typed anew. To
 * be paid elsewhere she gives her password or a code.
 */
export const AccountDetails = ({ account, profile, onSaved }: AccountDetailsProps) => {
  const texts = useTexts('affiliate');
  const { typed, isSending, isProofAsked, isGap, set, submit, sendProven } = useDetails(account, onSaved);
  return (
    <div className="grid max-w-xl gap-4">
      <form className="grid gap-4" noValidate onSubmit={(event) => void submit(event)}>
        <PersonFields isGap={isGap} set={set} typed={typed} />
        <PaidBy set={set} typed={typed} />
        <BankFields
          details={typed.details}
          onChange={(part) => set({ details: { ...typed.details, ...part } })}
        />
        {!isProofAsked && (
          <button
            aria-busy={isSending}
            className={`${buttonStyle.primary} justify-self-start max-md:w-full`}
            type="submit"
          >
            {isSending ? texts.saving : texts.save}
          </button>
        )}
      </form>
      {isProofAsked && (
        <ProofForm
          busyLabel={texts.saving}
          hint={texts.payoutProof}
          label={texts.save}
          onDone={() => undefined}
          reason="payout-account"
          send={sendProven}
          to={recipientOf(profile)}
          username={profile.email}
        />
      )}
    </div>
  );
};
