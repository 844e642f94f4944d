import { useFieldArray, useFormContext, useWatch } from 'react-hook-form';
import { useTexts } from '../../../i18n/use-desk.ts';
import { deskButton } from '../../../parts/button-styles.ts';
import { DeskIcon } from '../../../parts/desk-icon.tsx';
import { FormSelect, FormText } from '../../../resource-form/form-fields.tsx';
import { RowFrame } from './row-frame.tsx';
import { type Taxes, type TaxValues, typedPercent } from './tax-values.ts';

const regionsOf = ({ regions }: Taxes, country: string) =>
  regions
    .filter((region) => region.country === country.trim().toUpperCase())
    .map(({ id, name: label }) => ({ value: String(id), label }));

const RateRow = ({ taxes, place, onRemove }: { taxes: Taxes; place: number; onRemove: () => void }) => {
  const texts = useTexts('taxes');
  const { getValues } = useFormContext<TaxValues>();
  const name = `rates.${place}` as const;
  const rate = useWatch<TaxValues, typeof name>({ name });
  const isAlone = (code: unknown): boolean =>
    getValues('rates').filter((each) => each.code.trim() === String(code).trim()).length === 1;
  return (
    <RowFrame name={rate?.code.trim() || texts.rate(place + 1)} onRemove={onRemove}>
      <div className="grid gap-3 sm:grid-cols-2">
        <FormText
          hint={texts.codeHint}
          isRequired
          label={texts.code}
          maxLength={100}
          name={`${name}.code`}
          readOnly={rate?.isNew !== true}
          validate={(code) => isAlone(code) || texts.taken}
        />
        <FormText
          dir="ltr"
          inputMode="decimal"
          isRequired
          label={texts.percent}
          name={`${name}.percent`}
          validate={(value) => typedPercent(String(value)) !== null || texts.wrongPercent}
        />
        <FormText
          autoCapitalize="characters"
          dir="ltr"
          isRequired
          label={texts.country}
          maxLength={2}
          name={`${name}.country`}
          validate={(value) => /^[A-Za-z]{2}$/.test(String(value).trim()) || texts.wrongCountry}
        />
        <FormSelect
          choices={[{ value: '', label: texts.wholeCountry }, ...regionsOf(taxes, rate?.country ?? '')]}
          label={texts.region}
          name={`${name}.region`}
        />
      </div>
    </RowFrame>
  );
};

/** The rates of places. */
export const RateRows = ({ taxes }: { taxes: Taxes }) => {
  const texts = useTexts('taxes');
  const { fields, append, remove } = useFieldArray<TaxValues, 'rates', 'field'>({
    name: 'rates',
    keyName: 'field',
  });
  const add = (): void =>
    append({
      key: crypto.randomUUID(),
      isNew: true,
      code: '',
      country: taxes.country,
      region: '',
      percent: '',
    });
  return (
    <div className="grid gap-3">
      {fields.map(({ field }, place) => (
        <RateRow key={field} onRemove={() => remove(place)} place={place} taxes={taxes} />
      ))}
      <div>
        <button className={deskButton.plain} onClick={add} type="button">
          <DeskIcon name="plus" />
          {texts.addRate}
        </button>
      </div>
    </div>
  );
};
