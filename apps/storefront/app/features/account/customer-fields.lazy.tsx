import { useState } from 'react';
import { useStoreView } from '../../i18n/store-context.ts';
import { useTexts } from '../../i18n/texts.tsx';
import { groupedPhone } from '../../shop/delivery/phone-number.ts';
import { PhoneField } from '../../shop/delivery/phone-field.tsx';
import { TextField } from '@dijla/ui-kit/fields/text-field.tsx';
import type { AccountFieldName } from './account-fields.ts';

type CustomerFieldName = Exclude<AccountFieldName, 'password'>;

export type CustomerFieldsProps = {
  id: string;
  errorOf: (name: CustomerFieldName, text: string) => string | null;
  /** Initial values. */
  values?: Partial<Record<CustomerFieldName, string | null>> | undefined;
  /** False where the e-mail address is known and not asked for. */
  hasEmail?: boolean;
};

/** The customer's first and last name and contact fields. */
export const CustomerFields = ({ id, errorOf, values, hasEmail = true }: CustomerFieldsProps) => {
  const texts = useTexts('account');
  const side = useStoreView().direction === 'rtl' ? 'text-end' : 'text-start';
  const [mobile, setMobile] = useState(() => groupedPhone(values?.mobile ?? ''));
  const field = (name: CustomerFieldName, error: string) => ({
    id: `${id}-${name}`,
    name,
    error: errorOf(name, error),
    defaultValue: values?.[name] ?? undefined,
    enterKeyHint: 'next' as const,
  });
  return (
    <>
      <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,9rem),1fr))] gap-4">
        <TextField
          {...field('firstname', texts.shortName)}
          autoComplete="given-name"
          label={texts.firstname}
        />
        <TextField
          {...field('lastname', texts.shortName)}
          autoComplete="family-name"
          label={texts.lastname}
        />
      </div>
      <PhoneField
        enterKeyHint="next"
        error={errorOf('mobile', texts.wrongMobile)}
        id={`${id}-mobile`}
        label={texts.mobile}
        name="mobile"
        onType={setMobile}
        placeholder={texts.mobilePlaceholder}
        value={mobile}
      />
      {hasEmail && (
        <TextField
          {...field('email', texts.wrongEmail)}
          autoComplete="email"
          className={side}
          dir="ltr"
          inputMode="email"
          label={texts.email}
          type="email"
        />
      )}
    </>
  );
};
