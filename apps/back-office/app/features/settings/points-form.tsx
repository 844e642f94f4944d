import type { DeskResult } from '@dijla/contract/desk-client';
import { useMemo } from 'react';
import { useFieldArray, useFormContext } from 'react-hook-form';
import { useTexts } from '../../i18n/use-desk.ts';
import { deskButton, deskIconButton } from '../../parts/button-styles.ts';
import { DeskIcon } from '../../parts/desk-icon.tsx';
import { useGroupName } from '../../parts/group-name.ts';
import { amountToType, typedAmount } from '../../parts/typed-amount.ts';
import { ask } from '../../provider-client/ask.ts';
import { FormChecks, FormSelect, FormText } from '../../resource-form/form-fields.tsx';
import { ResourceForm } from '../../resource-form/resource-form.tsx';
import { NumberField } from './fields/number-field.tsx';
import { isAmountOf, typedNumber } from './fields/step-values.ts';
import { useSavedSetting } from './use-saved-setting.ts';

type Rates = DeskResult<'desk/reward-rates'>;
type Code = Rates['base_currency'];
type TypedRate = {
  direction: '1' | '2';
  points: string;
  money: string;
  currency: string;
  priority: string;
  groups: string[];
};
type Values = {
  registration: string;
  review: string;
  expires: string;
  two_above: string;
  rates: TypedRate[];
};

const mostMonths = 120;
/** Whether it is a number of months, or nothing. */
const areMonths = (typed: string): boolean => {
  const months = typedNumber(typed);
  return months === null || (months !== undefined && months >= 1 && months <= mostMonths);
};

const scaleIn = ({ units }: Pick<Rates, 'units'>, currency: string): number =>
  units.find(({ code }) => code === currency)?.scale ?? 0;

const typedRates = (rates: Rates): Values => ({
  registration: String(rates.registration),
  review: String(rates.review),
  expires: rates.expire_after_months === null ? '' : String(rates.expire_after_months),
  two_above: typeof rates.two_above === 'number' ? String(rates.two_above) : '',
  rates: rates.rates.map(({ direction, points, money, currency, priority, customer_group_ids: groups }) => ({
    direction: direction === 1 ? '1' : '2',
    points: String(points),
    money: amountToType(money, scaleIn(rates, currency)),
    currency,
    priority: String(priority),
    groups: groups.map(String),
  })),
});

const ratesTyped = ({ registration, review, expires, two_above: twoAbove, rates }: Values, known: Rates) => ({
  registration: typedNumber(registration) ?? 0,
  review: typedNumber(review) ?? 0,
  expire_after_months: typedNumber(expires) ?? null,
  two_above: typedNumber(twoAbove) ?? null,
  rates: rates.map(({ direction, points, money, currency, priority, groups }) => ({
    direction: direction === '1' ? (1 as const) : (2 as const),
    points: typedNumber(points) ?? 0,
    money: typedAmount(money, scaleIn(known, currency)) ?? 0,
    currency: currency as Code,
    priority: typedNumber(priority) ?? 0,
    customer_group_ids: groups.map(Number),
  })),
});

const RateRow = ({ rates, place }: { rates: Rates; place: number }) => {
  const texts = useTexts('settings');
  const groupName = useGroupName();
  const { getValues } = useFormContext();
  const name = `rates.${place}`;
  const isAmount = (value: unknown) =>
    isAmountOf(String(value ?? ''), String(getValues(`${name}.currency`)), rates.units) || texts.wrongAmount;
  return (
    <>
      <FormSelect
        choices={(['1', '2'] as const).map((value) => ({ value, label: texts.points.directions[value] }))}
        label={texts.points.direction}
        name={`${name}.direction`}
      />
      <div className="grid grid-cols-3 gap-3">
        <NumberField isRequired label={texts.points.points} name={`${name}.points`} />
        <FormText
          dir="ltr"
          inputMode="decimal"
          isRequired
          label={texts.points.money}
          name={`${name}.money`}
          validate={isAmount}
        />
        <FormSelect
          choices={rates.units.map(({ code }) => ({ value: code, label: texts.currencies[code] }))}
          label={texts.currency}
          name={`${name}.currency`}
        />
      </div>
      <FormChecks
        choices={rates.groups.map(({ id, code }) => ({ value: String(id), label: groupName(code) }))}
        label={texts.points.groups}
        name={`${name}.groups`}
        validate={(chosen) => chosen.length > 0 || texts.points.oneGroup}
      />
      <NumberField isRequired label={texts.points.priority} name={`${name}.priority`} />
    </>
  );
};

const RateRows = ({ rates }: { rates: Rates }) => {
  const texts = useTexts('settings');
  const { fields, append, remove } = useFieldArray<{ rates: TypedRate[] }, 'rates'>({ name: 'rates' });
  const add = (): void =>
    append({
      direction: '1',
      points: '100',
      money: '1',
      currency: rates.base_currency,
      priority: '0',
      groups: ['1'],
    });
  return (
    <>
      {fields.map(({ id }, place) => (
        <fieldset className="relative grid gap-3 rounded-card bg-sunken/50 p-3" key={id}>
          <legend className="sr-only">{texts.points.rate(place + 1)}</legend>
          <button
            aria-label={texts.points.remove(place + 1)}
            className={`${deskIconButton} absolute end-1 top-1 z-stuck`}
            onClick={() => remove(place)}
            type="button"
          >
            <DeskIcon name="close" />
          </button>
          <RateRow place={place} rates={rates} />
        </fieldset>
      ))}
      <div>
        <button className={deskButton.plain} onClick={add} type="button">
          <DeskIcon name="plus" />
          {texts.points.add}
        </button>
      </div>
    </>
  );
};

/** The form of the rates of points, and of the points for accounts and reviews. */
export const PointsForm = ({ rates }: { rates: Rates }) => {
  const texts = useTexts('settings');
  const saved = useSavedSetting();
  const beginning = useMemo<Values>(() => typedRates(rates), [rates]);
  const save = async (values: Values): Promise<void> => {
    await ask('desk/set-reward-rates', { body: ratesTyped(values, rates) });
    await saved(texts.parts.points);
  };
  return (
    <ResourceForm<Values> defaultValues={beginning} onSave={save}>
      <NumberField isRequired label={texts.points.registration} name="registration" />
      <NumberField isRequired label={texts.points.review} name="review" />
      <FormText
        dir="ltr"
        hint={texts.points.expiresHint}
        inputMode="numeric"
        label={texts.points.expires}
        name="expires"
        validate={(value) => areMonths(String(value ?? '')) || texts.points.wrongMonths}
      />
      <NumberField hint={texts.points.twoAboveHint} label={texts.points.twoAbove} name="two_above" />
      <RateRows rates={rates} />
    </ResourceForm>
  );
};
