import { latinDigits } from '@dijla/commerce-rules/digits/latin-digits';
import type { DeskResult } from '@dijla/contract/desk-client';
import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useTexts } from '../../i18n/use-desk.ts';
import { ask } from '../../provider-client/ask.ts';
import { FormSwitch, FormText } from '../../resource-form/form-fields.tsx';
import { ResourceForm } from '../../resource-form/resource-form.tsx';
import { showToast } from '../../undo/toast-state.ts';

type Rules = DeskResult<'desk/affiliate-rules'>;
type Values = {
  self_referral: boolean;
  own_address: boolean;
  returns: boolean;
  days: string;
  percent: string;
  least_orders: string;
  velocity: boolean;
  hours: string;
  orders: string;
};

/** A whole number in any digits; NaN of anything else. */
const numberOf = (typed: string): number =>
  /^\d{1,6}$/.test(latinDigits(typed.trim())) ? Number(latinDigits(typed.trim())) : Number.NaN;

const Bounded = ({ name, label, from, to }: { name: string; label: string; from: number; to: number }) => {
  const { rules } = useTexts('affiliates');
  const isWithin = (value: unknown): boolean => {
    const given = numberOf(String(value ?? ''));
    return given >= from && given <= to;
  };
  return (
    <FormText
      dir="ltr"
      inputMode="numeric"
      isRequired
      label={label}
      name={name}
      validate={(value) => isWithin(value) || rules.bounds(from, to)}
    />
  );
};

const mostDays = 366;
const mostHours = 8784;
const mostOrders = 100_000;

const valuesOf = ({ self_referral, own_address, returns, velocity }: Rules): Values => ({
  self_referral: self_referral.is_active,
  own_address: own_address.is_active,
  returns: returns.is_active,
  days: String(returns.days),
  percent: String(returns.percent),
  least_orders: String(returns.least_orders),
  velocity: velocity.is_active,
  hours: String(velocity.hours),
  orders: String(velocity.orders),
});

const rulesTyped = (values: Values): Rules => ({
  self_referral: { is_active: values.self_referral },
  own_address: { is_active: values.own_address },
  returns: {
    is_active: values.returns,
    days: numberOf(values.days),
    percent: numberOf(values.percent),
    least_orders: numberOf(values.least_orders),
  },
  velocity: {
    is_active: values.velocity,
    hours: numberOf(values.hours),
    orders: numberOf(values.orders),
  },
});

/** The form of the rules against fraud. */
export const AffiliateRulesForm = ({ rules }: { rules: Rules }) => {
  const texts = useTexts('affiliates');
  const words = texts.rules;
  const client = useQueryClient();
  const beginning = useMemo<Values>(() => valuesOf(rules), [rules]);
  const save = async (values: Values): Promise<void> => {
    await ask('desk/set-affiliate-rules', { body: rulesTyped(values) });
    await client.invalidateQueries({ queryKey: ['desk/affiliate-rules'] });
    showToast({ type: 'success', message: texts.saved });
  };
  return (
    <ResourceForm<Values> defaultValues={beginning} onSave={save} saveLabel={texts.save}>
      <FormSwitch hint={words.selfReferralHint} label={words.selfReferral} name="self_referral" />
      <FormSwitch hint={words.ownAddressHint} label={words.ownAddress} name="own_address" />
      <FormSwitch hint={words.returnsHint} label={words.returns} name="returns" />
      <div className="grid gap-3 md:grid-cols-3 md:items-end">
        <Bounded from={0} label={words.percent} name="percent" to={100} />
        <Bounded from={1} label={words.days} name="days" to={mostDays} />
        <Bounded from={1} label={words.leastOrders} name="least_orders" to={mostOrders} />
      </div>
      <FormSwitch hint={words.velocityHint} label={words.velocity} name="velocity" />
      <div className="grid gap-3 md:grid-cols-2 md:items-end">
        <Bounded from={1} label={words.orders} name="orders" to={mostOrders} />
        <Bounded from={1} label={words.hours} name="hours" to={mostHours} />
      </div>
    </ResourceForm>
  );
};
