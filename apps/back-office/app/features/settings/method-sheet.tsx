import { Sheet } from '@dijla/ui-kit/overlays/sheet.tsx';
import { useMemo } from 'react';
import { useTexts } from '../../i18n/use-desk.ts';
import { ask } from '../../provider-client/ask.ts';
import { FormSwitch } from '../../resource-form/form-fields.tsx';
import { ResourceForm } from '../../resource-form/resource-form.tsx';
import { StepFields } from './step-fields.tsx';
import { type Delivery, methodKey, stepsTyped, type TypedStep, typedSteps } from './step-values.ts';
import { useSavedSetting } from './use-saved-setting.ts';

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
  const { close } = useTexts('common');
  const saved = useSavedSetting();
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
  const save = async ({ is_active, steps }: Values): Promise<void> => {
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
    await saved(method.title);
    onClose();
  };
  return (
    <Sheet closeLabel={close} from="end" onClose={onClose} title={method.title}>
      <ResourceForm<Values> defaultValues={beginning} onSave={save}>
        <FormSwitch label={texts.isOffered} name="is_active" />
        <p className="text-sm text-ink-soft">{texts.stepsHint}</p>
        <StepFields delivery={delivery} method={methodKey(method)} />
      </ResourceForm>
    </Sheet>
  );
};
