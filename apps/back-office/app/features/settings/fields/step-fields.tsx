import { useFieldArray, useFormContext, useWatch } from 'react-hook-form';
import { useTexts } from '../../../i18n/use-desk.ts';
import { deskButton, deskIconButton } from '../../../parts/button-styles.ts';
import { DeskIcon } from '../../../parts/desk-icon.tsx';
import { FormSelect, FormText } from '../../../resource-form/form-fields.tsx';
import { type Delivery, everywhere, isAmountOf, methodKey, type TypedStep } from './step-values.ts';

type StepFieldsProps = {
  delivery: Pick<Delivery, 'units' | 'methods' | 'regions'>;
  /** The method whose steps they are; without it each says its own. */
  method?: string;
  /** Whether each says its place. */
  hasPlaces?: boolean;
};

// oxlint-disable-next-line max-lines-per-function -- the markup of one row of fields
const StepRow = ({ delivery, method, hasPlaces, place }: StepFieldsProps & { place: number }) => {
  const texts = useTexts('settings');
  const { control, getValues } = useFormContext();
  const name = `steps.${place}`;
  const currency = String(useWatch({ control, name: `${name}.currency` }) ?? '');
  const isAmount = (value: unknown) =>
    isAmountOf(String(value ?? ''), String(getValues(`${name}.currency`)), delivery.units) ||
    texts.wrongAmount;
  return (
    <>
      {method === undefined && (
        <FormSelect
          choices={delivery.methods.map((each) => ({ value: methodKey(each), label: each.title }))}
          label={texts.method}
          name={`${name}.method`}
        />
      )}
      {hasPlaces && (
        <FormSelect
          choices={[
            { value: everywhere, label: texts.everywhere },
            ...delivery.regions.map(({ code, name: label }) => ({ value: code, label })),
          ]}
          label={texts.place}
          name={`${name}.place`}
        />
      )}
      <div className="grid grid-cols-3 gap-3">
        <FormSelect
          choices={delivery.units.map(({ code }) => ({ value: code, label: texts.currencies[code] }))}
          label={texts.currency}
          name={`${name}.currency`}
        />
        <FormText
          dir="ltr"
          inputMode="decimal"
          key={`from-${currency}`}
          label={texts.fromSubtotal}
          name={`${name}.from`}
          validate={isAmount}
        />
        <FormText
          dir="ltr"
          inputMode="decimal"
          key={`price-${currency}`}
          label={texts.price}
          name={`${name}.price`}
          validate={isAmount}
        />
      </div>
    </>
  );
};

/** Steps of prices: from goods worth so much on, a delivery costs so much. */
export const StepFields = (props: StepFieldsProps) => {
  const texts = useTexts('settings');
  const { fields, append, remove } = useFieldArray<{ steps: TypedStep[] }, 'steps'>({ name: 'steps' });
  const { delivery, method } = props;
  const add = (): void =>
    append({
      method: method ?? delivery.methods.map(methodKey)[0] ?? '',
      place: everywhere,
      currency: delivery.units[0]?.code ?? '',
      from: '0',
      price: '',
    });
  return (
    <>
      {fields.map(({ id }, place) => (
        <fieldset className="relative grid gap-3 rounded-card bg-sunken/50 p-3" key={id}>
          <legend className="sr-only">{texts.step(place + 1)}</legend>
          <button
            aria-label={texts.removeStep(place + 1)}
            className={`${deskIconButton} absolute end-1 top-1 z-stuck`}
            onClick={() => remove(place)}
            type="button"
          >
            <DeskIcon name="close" />
          </button>
          <StepRow {...props} place={place} />
        </fieldset>
      ))}
      <div>
        <button className={deskButton.plain} onClick={add} type="button">
          <DeskIcon name="plus" />
          {texts.addStep}
        </button>
      </div>
    </>
  );
};
