import { latinDigits } from '@dijla/commerce-rules/digits/latin-digits';
import type { DeskResult } from '@dijla/contract/desk-client';
import { storeViews } from '@dijla/contract/store-views';
import { useMemo } from 'react';
import { useTexts } from '../../../i18n/use-desk.ts';
import { amountToType, typedAmount } from '../../../parts/typed-amount.ts';
import { ask } from '../../../provider-client/ask.ts';
import { FormSelect, FormText } from '../../../resource-form/form-fields.tsx';
import { ResourceForm } from '../../../resource-form/resource-form.tsx';
import { useSavedSetting } from '../use-saved-setting.ts';

type Payable = DeskResult<'desk/payable'>;
type Currency = Payable['units'][number]['code'];
type Values = { stores: { currency: string; step: string }[] };

const nameOf = (store: string): string =>
  Object.values(storeViews).find(({ code }) => code === store)?.name ?? store;

/** In which currency the orders of each store are paid, and the step they are rounded to. */
// oxlint-disable-next-line max-lines-per-function -- one form and what it sends
export const PayableForm = ({ payable: { units, stores } }: { payable: Payable }) => {
  const texts = useTexts('settings');
  const saved = useSavedSetting();
  const scaleOf = (currency: string): number => units.find(({ code }) => code === currency)?.scale ?? 0;
  const beginning = useMemo<Values>(
    () => ({
      stores: stores.map(({ currency, step }) => ({ currency, step: amountToType(step, scaleOf(currency)) })),
    }),
    // oxlint-disable-next-line react/exhaustive-deps -- scales are of the answer as the stores are
    [stores],
  );
  const save = async (values: Values): Promise<void> => {
    await ask('desk/set-payable', {
      body: {
        stores: stores.map(({ store }, place) => {
          const { currency = 'IQD', step = '' } = values.stores[place] ?? {};
          return {
            store,
            currency: currency as Currency,
            step: typedAmount(latinDigits(step), scaleOf(currency)) ?? 0,
          };
        }),
      },
    });
    await saved(texts.payable);
  };
  return (
    <ResourceForm<Values> defaultValues={beginning} onSave={save}>
      {stores.map(({ store }, place) => (
        <fieldset className="grid grid-cols-2 gap-3" key={store}>
          <legend className="contents font-medium">
            <span className="col-span-2">{nameOf(store)}</span>
          </legend>
          <FormSelect
            choices={units.map(({ code }) => ({ value: code, label: texts.currencies[code] }))}
            label={texts.paidIn}
            name={`stores.${place}.currency`}
          />
          <FormText
            dir="ltr"
            hint={texts.payableStepHint}
            inputMode="decimal"
            isRequired
            label={texts.rateStep}
            name={`stores.${place}.step`}
            validate={(value) => typedAmount(latinDigits(String(value)), 2) !== null || texts.wrongAmount}
          />
        </fieldset>
      ))}
    </ResourceForm>
  );
};
