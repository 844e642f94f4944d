import type { DeskResult } from '@dijla/contract/desk-client';
import { useMemo } from 'react';
import { useTexts } from '../../i18n/use-desk.ts';
import { ask } from '../../provider-client/ask.ts';
import { FormSwitch } from '../../resource-form/form-fields.tsx';
import { NumberField } from './fields/number-field.tsx';
import { ResourceForm } from '../../resource-form/resource-form.tsx';
import { typedNumber } from './fields/step-values.ts';
import { useSavedSetting } from './use-saved-setting.ts';

type Rules = DeskResult<'desk/order-rules'>;
type Values = Record<Exclude<keyof Rules, 'sends_offline_orders'>, string> &
  Pick<Rules, 'sends_offline_orders'>;

/** The form of the limits that hold for every order. */
export const RulesForm = ({ rules }: { rules: Rules }) => {
  const texts = useTexts('settings');
  const saved = useSavedSetting();
  const beginning = useMemo<Values>(
    () => ({
      unpaid_per_buyer: String(rules.unpaid_per_buyer ?? ''),
      unpaid_per_network: String(rules.unpaid_per_network ?? ''),
      unpaid_per_product: String(rules.unpaid_per_product ?? ''),
      return_days: String(rules.return_days ?? ''),
      sends_offline_orders: rules.sends_offline_orders,
    }),
    [rules],
  );
  const save = async (values: Values): Promise<void> => {
    await ask('desk/set-order-rules', {
      body: {
        unpaid_per_buyer: typedNumber(values.unpaid_per_buyer) ?? null,
        unpaid_per_network: typedNumber(values.unpaid_per_network) ?? null,
        unpaid_per_product: typedNumber(values.unpaid_per_product) ?? null,
        return_days: typedNumber(values.return_days) ?? null,
        sends_offline_orders: values.sends_offline_orders,
      },
    });
    await saved(texts.parts.rules);
  };
  const fields = [
    ['unpaid_per_buyer', texts.unpaidPerBuyer, texts.noLimit],
    ['unpaid_per_network', texts.unpaidPerNetwork, texts.noLimit],
    ['unpaid_per_product', texts.unpaidPerProduct, texts.noLimit],
    ['return_days', texts.returnDays, texts.whenever],
  ] as const;
  return (
    <ResourceForm<Values> defaultValues={beginning} onSave={save}>
      {fields.map(([name, label, hint]) => (
        <NumberField hint={hint} key={name} label={label} name={name} />
      ))}
      <FormSwitch
        hint={texts.sendsOfflineOrdersHint}
        label={texts.sendsOfflineOrders}
        name="sends_offline_orders"
      />
    </ResourceForm>
  );
};
