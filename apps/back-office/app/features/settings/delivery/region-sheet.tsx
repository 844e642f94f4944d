import { useMemo } from 'react';
import { useTexts } from '../../../i18n/use-desk.ts';
import { typedList } from '../../../parts/typed-list.ts';
import { ask } from '../../../provider-client/ask.ts';
import { FormText } from '../../../resource-form/form-fields.tsx';
import { NumberField } from '../fields/number-field.tsx';
import { StepFields } from '../fields/step-fields.tsx';
import { type Delivery, stepsTyped, typedNumber, type TypedStep, typedSteps } from '../fields/step-values.ts';
import { SettingSheet } from '../setting-sheet.tsx';

type Values = { delivery_days: string; same_day_until: string; spellings: string; steps: TypedStep[] };

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
  const { units } = delivery;
  const beginning = useMemo<Values>(
    () => ({
      delivery_days: String(region.delivery_days),
      same_day_until: String(region.same_day_until ?? ''),
      spellings: region.spellings.join(', '),
      steps: typedSteps(region.rates, units),
    }),
    [region, units],
  );
  const send = async ({ delivery_days, same_day_until, spellings, steps }: Values): Promise<void> => {
    await ask('desk/set-region-delivery', {
      params: { regionId: String(region.id) },
      body: {
        delivery_days: typedNumber(delivery_days) ?? 1,
        same_day_until: typedNumber(same_day_until) ?? null,
        spellings: [...new Set(typedList(spellings))],
        rates: stepsTyped(steps, units),
      },
    });
  };
  return (
    <SettingSheet<Values> beginning={beginning} onClose={onClose} send={send} title={region.name}>
      <div className="grid grid-cols-2 gap-3">
        <NumberField isRequired label={texts.deliveryDays} name="delivery_days" />
        <NumberField hint={texts.sameDayHint} label={texts.sameDayUntil} name="same_day_until" />
      </div>
      <div>
        <h3 className="font-semibold">{texts.ownPrice}</h3>
        <p className="text-sm text-ink-soft">{texts.ownPriceHint}</p>
      </div>
      <StepFields delivery={delivery} />
      <FormText autoComplete="off" hint={texts.spellingsHint} label={texts.spellings} name="spellings" />
    </SettingSheet>
  );
};
