import type { DeskResult } from '@dijla/contract/desk-client';
import { type Language, languages } from '@dijla/contract/store-views';
import { useMemo } from 'react';
import { useTexts } from '../../i18n/use-desk.ts';
import { Panel } from '../../parts/panel.tsx';
import { ask } from '../../provider-client/ask.ts';
import { FormSwitch, FormText } from '../../resource-form/form-fields.tsx';
import { ResourceForm } from '../../resource-form/resource-form.tsx';
import { LanguageFields } from './fields/language-fields.tsx';
import { NumberField } from './fields/number-field.tsx';
import { typedNumber } from './fields/step-values.ts';
import { useSavedSetting } from './use-saved-setting.ts';

type Shop = DeskResult<'desk/shop'>;
type Typed = Partial<Record<Language, string>>;
type Values = {
  name: Typed;
  company_name: Typed;
  sender_name: Typed;
  hours: Typed;
  address: Typed;
  hotline: string;
  whatsapp: string;
  email: string;
  social: string;
  return_days: string;
  licence_number: string;
  tax_number: string;
  shows_name: boolean;
  accent: string;
  accent_dark: string;
};

const typedOf = ({ contact, colors, ...shop }: Shop): Values => {
  const said = (texts: Shop['name']): Typed =>
    Object.fromEntries(languages.map((language) => [language, texts[language] ?? '']));
  return {
    name: said(shop.name),
    company_name: said(shop.company_name),
    sender_name: said(shop.sender_name),
    hours: said(contact.hours),
    address: said(contact.address),
    hotline: contact.hotline ?? '',
    whatsapp: contact.whatsapp ?? '',
    email: contact.email ?? '',
    social: contact.social.join(' '),
    return_days: String(contact.return_days ?? ''),
    licence_number: shop.licence_number ?? '',
    tax_number: shop.tax_number ?? '',
    shows_name: shop.shows_name,
    accent: colors?.accent ?? '',
    accent_dark: colors?.accent_dark ?? '',
  };
};

const orNull = (typed: string): string | null => (typed.trim() === '' ? null : typed.trim());
const said = (typed: Typed): Record<string, string | null> =>
  Object.fromEntries(languages.map((language) => [language, orNull(typed[language] ?? '')]));

const shopOf = (values: Values): Shop => ({
  name: said(values.name),
  company_name: said(values.company_name),
  sender_name: said(values.sender_name),
  colors:
    values.accent.trim() === ''
      ? null
      : { accent: values.accent.trim(), accent_dark: orNull(values.accent_dark) },
  shows_name: values.shows_name,
  licence_number: orNull(values.licence_number),
  tax_number: orNull(values.tax_number),
  contact: {
    hotline: orNull(values.hotline),
    whatsapp: orNull(values.whatsapp),
    email: orNull(values.email),
    hours: said(values.hours),
    address: said(values.address),
    social: values.social.split(/\s+/).filter((address) => address !== ''),
    return_days: typedNumber(values.return_days) ?? null,
  },
});

const Contacts = () => {
  const texts = useTexts('settings');
  const fields = [
    ['hotline', texts.hotline, 'tel'],
    ['whatsapp', texts.whatsapp, 'tel'],
    ['email', texts.email, 'email'],
  ] as const;
  return (
    <Panel title={texts.contacts}>
      <div className="grid gap-4">
        <div className="grid gap-3 sm:grid-cols-3">
          {fields.map(([name, label, type]) => (
            <FormText dir="ltr" key={name} label={label} name={name} type={type} />
          ))}
        </div>
        <LanguageFields label={texts.hours} name="hours" />
        <LanguageFields label={texts.address} name="address" />
        <FormText dir="ltr" hint={texts.socialHint} label={texts.social} name="social" />
        <NumberField hint={texts.saidReturnDaysHint} label={texts.saidReturnDays} name="return_days" />
      </div>
    </Panel>
  );
};

const Brand = () => {
  const texts = useTexts('settings');
  return (
    <Panel title={texts.brand}>
      <div className="grid gap-4">
        <LanguageFields isRequired label={texts.shopName} name="name" />
        <FormSwitch label={texts.showsName} name="shows_name" />
        <div className="grid gap-3 sm:grid-cols-2">
          <FormText dir="ltr" hint={texts.colorHint} label={texts.accent} name="accent" />
          <FormText dir="ltr" hint={texts.colorHint} label={texts.accentDark} name="accent_dark" />
        </div>
        <LanguageFields label={texts.senderName} name="sender_name" />
      </div>
    </Panel>
  );
};

const Legal = () => {
  const texts = useTexts('settings');
  return (
    <Panel title={texts.legal}>
      <div className="grid gap-4">
        <LanguageFields label={texts.companyName} name="company_name" />
        <div className="grid gap-3 sm:grid-cols-2">
          <FormText dir="ltr" label={texts.licence} name="licence_number" />
          <FormText dir="ltr" label={texts.taxNumber} name="tax_number" />
        </div>
      </div>
    </Panel>
  );
};

/** The form of what an owner says of the shop. */
export const ShopForm = ({ shop }: { shop: Shop }) => {
  const texts = useTexts('settings');
  const saved = useSavedSetting();
  const beginning = useMemo(() => typedOf(shop), [shop]);
  const save = async (values: Values): Promise<void> => {
    await ask('desk/set-shop', { body: shopOf(values) });
    await saved(texts.parts.shop);
  };
  return (
    <ResourceForm<Values> defaultValues={beginning} onSave={save}>
      <Brand />
      <Contacts />
      <Legal />
    </ResourceForm>
  );
};
