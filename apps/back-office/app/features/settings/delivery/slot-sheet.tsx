import { useMemo } from 'react';
import { useTexts } from '../../../i18n/use-desk.ts';
import { ask } from '../../../provider-client/ask.ts';
import { FormSwitch } from '../../../resource-form/form-fields.tsx';
import { CodeField } from '../fields/code-field.tsx';
import { LanguageFields, textsTyped, type TypedTexts, typedTextsOf } from '../fields/language-fields.tsx';
import { type Delivery, typedNumber } from '../fields/step-values.ts';
import { NumberField } from '../fields/number-field.tsx';
import { SettingSheet } from '../setting-sheet.tsx';

type Values = { code: string; is_active: boolean; until_hour: string; labels: TypedTexts };

/** A time of the day that goods may come at; without a code a new one. */
// oxlint-disable-next-line max-lines-per-function -- one form and what it sends
export const SlotSheet = ({
  delivery,
  code,
  onClose,
}: {
  delivery: Delivery;
  code: string;
  onClose: () => void;
}) => {
  const texts = useTexts('settings');
  const slot = delivery.slots.find((each) => each.code === code);
  const beginning = useMemo<Values>(
    () => ({
      code,
      is_active: slot?.is_active ?? true,
      until_hour: String(slot?.until_hour ?? ''),
      labels: typedTextsOf(slot?.labels ?? []),
    }),
    [code, slot],
  );
  const send = async (values: Values): Promise<void> => {
    await ask('desk/set-slot', {
      params: { code: values.code },
      body: {
        is_active: values.is_active,
        until_hour: typedNumber(values.until_hour) ?? null,
        labels: textsTyped(values.labels),
      },
    });
  };
  return (
    <SettingSheet<Values>
      beginning={beginning}
      onClose={onClose}
      savedName={texts.slots}
      send={send}
      title={slot ? texts.slots : texts.addSlot}
    >
      {slot === undefined && <CodeField taken={delivery.slots.map((each) => each.code)} />}
      <LanguageFields isRequired label={texts.name} name="labels" />
      <NumberField hint={texts.slotUntilHint} label={texts.slotUntil} name="until_hour" />
      <FormSwitch label={texts.isOffered} name="is_active" />
    </SettingSheet>
  );
};
