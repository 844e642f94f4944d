import { Sheet } from '@dijla/ui-kit/overlays/sheet.tsx';
import { useMemo } from 'react';
import { useTexts } from '../../i18n/use-desk.ts';
import { ask } from '../../provider-client/ask.ts';
import { FormText } from '../../resource-form/form-fields.tsx';
import { ResourceForm } from '../../resource-form/resource-form.tsx';
import { StepFields } from './step-fields.tsx';
import { type Delivery, stepsTyped, typedNumber, type TypedStep, typedSteps } from './step-values.ts';
import { useSavedSetting } from './use-saved-setting.ts';

type Values = { delivery_days: string; same_day_until: string; steps: TypedStep[] };

/** When orders arrive in a governorate, and what that costs where it is not as everywhere. */
// oxlint-disable-next-line max-lines-per-function -- one form and what it sends
export const RegionSheet = ({
  delivery,
  region,
  onClose,
}: {
  delivery: Delivery;
  region: Delivery['regions'][number];
  onClose: () => void;
}) => {
  const texts = useTexts('settings');
  const { close } = useTexts('common');
  const saved = useSavedSetting();
  const { units } = delivery;
  const beginning = useMemo<Values>(
    () => ({
      delivery_days: String(region.delivery_days),
      same_day_until: String(region.same_day_until ?? ''),
      steps: typedSteps(region.rates, units),
    }),
    [region, units],
  );
  const save = async ({ delivery_days, same_day_until, steps }: Values): Promise<void> => {
    await ask('desk/set-region-delivery', {
      params: { regionId: String(region.id) },
      body: {
        delivery_days: typedNumber(delivery_days) ?? 1,
        same_day_until: typedNumber(same_day_until) ?? null,
        rates: stepsTyped(steps, units),
      },
    });
    await saved(region.name);
    onClose();
  };
  const isNumber = (value: unknown) => typedNumber(String(value)) !== undefined || texts.wrongNumber;
  return (
    <Sheet closeLabel={close} from="end" onClose={onClose} title={region.name}>
      <ResourceForm<Values> defaultValues={beginning} onSave={save}>
        <div className="grid grid-cols-2 gap-3">
          <FormText
            dir="ltr"
            inputMode="numeric"
            isRequired
            label={texts.deliveryDays}
            name="delivery_days"
            validate={isNumber}
          />
          <FormText
            dir="ltr"
            hint={texts.sameDayHint}
            inputMode="numeric"
            label={texts.sameDayUntil}
            name="same_day_until"
            validate={isNumber}
          />
        </div>
        <div>
          <h3 className="font-semibold">{texts.ownPrice}</h3>
          <p className="text-sm text-ink-soft">{texts.ownPriceHint}</p>
        </div>
        <StepFields delivery={delivery} />
      </ResourceForm>
    </Sheet>
  );
};
