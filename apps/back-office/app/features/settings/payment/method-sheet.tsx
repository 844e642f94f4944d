import { useMemo } from 'react';
import { useTexts } from '../../../i18n/use-desk.ts';
import { ask } from '../../../provider-client/ask.ts';
import { FormSwitch } from '../../../resource-form/form-fields.tsx';
import { StepFields } from '../fields/step-fields.tsx';
import { type Delivery, methodKey, stepsTyped, type TypedStep, typedSteps } from '../fields/step-values.ts';
import { SettingSheet } from '../setting-sheet.tsx';

type Values = { is_active: boolean; steps: TypedStep[] };

/** What a method costs where no governorate has a price of its own. */
export const MethodSheet = ({
  delivery,
  method,
  onClose,
}: {
  delivery: Delivery;
  method: Delivery['methods'][number];
  onClose: () => void;
}) => {
  const texts = useTexts('settings');
  const { units } = delivery;
  const beginning = useMemo<Values>(
    () => ({
      is_active: method.is_active,
      steps: typedSteps(
        method.prices.map((step) => ({ ...step, ...method })),
        units,
      ),
    }),
    [method, units],
  );
  const send = async ({ is_active, steps }: Values): Promise<void> => {
    const { carrier_code, method_code } = method;
    await ask('desk/set-method-prices', {
      params: { carrier: carrier_code, method: method_code },
      body: {
        is_active,
        prices: stepsTyped(steps, units).map(({ currency, min_subtotal, price }) => ({
          currency,
          min_subtotal,
          price,
        })),
      },
    });
  };
  return (
    <SettingSheet<Values> beginning={beginning} onClose={onClose} send={send} title={method.title}>
      <FormSwitch label={texts.isOffered} name="is_active" />
      <p className="text-sm text-ink-soft">{texts.stepsHint}</p>
      <StepFields delivery={delivery} method={methodKey(method)} />
    </SettingSheet>
  );
};
