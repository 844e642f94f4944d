import type { DeskResult } from '@dijla/contract/desk-client';
import { languages, storeViews } from '@dijla/contract/store-views';
import { useMemo } from 'react';
import { useOwnLanguagesFirst, useTexts } from '../../../i18n/use-desk.ts';
import { amountToType, typedAmount } from '../../../parts/typed-amount.ts';
import { ask } from '../../../provider-client/ask.ts';
import { FormSwitch, FormText } from '../../../resource-form/form-fields.tsx';
import { NumberField } from '../fields/number-field.tsx';
import { typedNumber } from '../fields/step-values.ts';
import { SettingSheet } from '../setting-sheet.tsx';
import { writtenIn } from '../../../parts/written-in.ts';

export type Payments = DeskResult<'desk/payment-methods'>;
export type Payment = Payments['items'][number];

type TypedLimit = { isOffered: boolean; min: string; max: string; fee: string };
type Values = {
  is_active: boolean;
  hours: string;
  limits: Record<string, TypedLimit>;
  titles: Record<string, string>;
  instructions: Record<string, string>;
  /** Fee in percent by number of months; empty where they are not offered. */
  terms: Record<string, string>;
};

const allMonths = Array.from({ length: 12 }, (_, place) => place + 1);
/** Fees are typed in percent and kept in hundredths of it. */
const percentScale = 2;

const typedOf = (payment: Payment, units: Payments['units']): Values => {
  const said = (language: string) => payment.texts.find((each) => each.language === language);
  const limitOf = ({ code, scale }: Payments['units'][number]): TypedLimit => {
    const limit = payment.limits.find(({ currency }) => currency === code);
    const typed = (amount: number | null | undefined) =>
      amount === null || amount === undefined ? '' : amountToType(amount, scale);
    return {
      isOffered: limit !== undefined,
      min: typed(limit?.min_total),
      max: typed(limit?.max_total),
      fee: typed(limit?.fee ?? 0),
    };
  };
  return {
    is_active: payment.is_active,
    hours: String(payment.pay_within_hours ?? ''),
    limits: Object.fromEntries(units.map((unit) => [unit.code, limitOf(unit)])),
    titles: Object.fromEntries(languages.map((language) => [language, said(language)?.title ?? ''])),
    instructions: Object.fromEntries(
      languages.map((language) => [language, said(language)?.instructions ?? '']),
    ),
    terms: Object.fromEntries(
      (payment.terms ?? []).map(({ months, fee_rate }) => [months, amountToType(fee_rate, percentScale)]),
    ),
  };
};

const bodyOf = ({ is_active, hours, limits, titles, instructions }: Values, units: Payments['units']) => ({
  is_active,
  pay_within_hours: typedNumber(hours) ?? null,
  limits: units.flatMap(({ code, scale }) => {
    const limit = limits[code];
    if (!limit?.isOffered) return [];
    return [
      {
        currency: code,
        min_total: typedAmount(limit.min, scale),
        max_total: typedAmount(limit.max, scale),
        fee: typedAmount(limit.fee, scale) ?? 0,
      },
    ];
  }),
  texts: languages.flatMap((language) => {
    const title = titles[language]?.trim() ?? '';
    const told = instructions[language]?.trim() ?? '';
    return title === '' ? [] : [{ language, title, instructions: told === '' ? null : told }];
  }),
});

/** Returns the months that have a fee, zero included; undefined of a method without months. */
const termsOf = ({ terms }: Values, payment: Payment) =>
  payment.terms === undefined
    ? {}
    : {
        terms: allMonths.flatMap((months) => {
          const fee_rate = typedAmount(terms[months] ?? '', percentScale);
          return fee_rate === null ? [] : [{ months, fee_rate }];
        }),
      };

/** The months that employees may pay in, and what each costs. */
const MonthFields = () => {
  const texts = useTexts('settings');
  return (
    <fieldset className="grid gap-2 rounded-card bg-sunken/50 p-3">
      <legend className="contents font-medium">{texts.months}</legend>
      <p className="text-sm text-ink-soft">{texts.monthsHint}</p>
      <div className="grid grid-cols-3 gap-3">
        {allMonths.map((months) => (
          <FormText
            dir="ltr"
            inputMode="decimal"
            key={months}
            label={texts.monthsCount(months)}
            name={`terms.${months}`}
            validate={(value) =>
              String(value ?? '').trim() === '' ||
              (typedAmount(String(value), percentScale) ?? 10_001) <= 10_000 ||
              texts.wrongNumber
            }
          />
        ))}
      </div>
    </fieldset>
  );
};

const LimitFields = ({ unit: { code, scale } }: { unit: Payments['units'][number] }) => {
  const texts = useTexts('settings');
  const isAmount = (value: unknown) =>
    String(value ?? '').trim() === '' || typedAmount(String(value), scale) !== null || texts.wrongAmount;
  const fields = [
    ['min', texts.least],
    ['max', texts.most],
    ['fee', texts.fee],
  ] as const;
  return (
    <fieldset className="grid gap-2 rounded-card bg-sunken/50 p-3">
      <legend className="sr-only">{texts.currencies[code]}</legend>
      <FormSwitch label={texts.offeredIn(texts.currencies[code])} name={`limits.${code}.isOffered`} />
      <div className="grid grid-cols-3 gap-3">
        {fields.map(([name, label]) => (
          <FormText
            dir="ltr"
            inputMode="decimal"
            key={name}
            label={label}
            name={`limits.${code}.${name}`}
            validate={isAmount}
          />
        ))}
      </div>
    </fieldset>
  );
};

/** One way to pay: for which totals it is offered, how long it is waited for, and what it says. */
// oxlint-disable-next-line max-lines-per-function -- one form and what it sends
export const PaymentSheet = ({
  payment,
  name,
  units,
  onClose,
}: {
  payment: Payment;
  name: string;
  units: Payments['units'];
  onClose: () => void;
}) => {
  const ordered = useOwnLanguagesFirst();
  const texts = useTexts('settings');
  const beginning = useMemo(() => typedOf(payment, units), [payment, units]);
  const send = async (values: Values): Promise<void> => {
    await ask('desk/set-payment-method', {
      params: { code: payment.code },
      body: { ...bodyOf(values, units), ...termsOf(values, payment) },
    });
  };
  return (
    <SettingSheet<Values> beginning={beginning} onClose={onClose} send={send} title={name}>
      <FormSwitch label={texts.isOffered} name="is_active" />
      {units.map((unit) => (
        <LimitFields key={unit.code} unit={unit} />
      ))}
      {payment.terms !== undefined && <MonthFields />}
      <NumberField hint={texts.payWithinHint} label={texts.payWithin} name="hours" />
      {ordered.map((language) => (
        <div className="grid gap-3" key={language}>
          <FormText
            {...writtenIn(language)}
            isRequired
            label={`${texts.name} · ${storeViews[language].name}`}
            name={`titles.${language}`}
          />
          <FormText
            {...writtenIn(language)}
            label={`${texts.instructions} · ${storeViews[language].name}`}
            name={`instructions.${language}`}
          />
        </div>
      ))}
    </SettingSheet>
  );
};
