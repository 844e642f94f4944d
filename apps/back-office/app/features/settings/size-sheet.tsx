import { Sheet } from '@dijla/ui-kit/overlays/sheet.tsx';
import { useMemo } from 'react';
import { useTexts } from '../../i18n/use-desk.ts';
import { ask } from '../../provider-client/ask.ts';
import { FormText } from '../../resource-form/form-fields.tsx';
import { ResourceForm } from '../../resource-form/resource-form.tsx';
import { CodeField } from './code-field.tsx';
import { LanguageFields, textsTyped, type TypedTexts, typedTextsOf } from './language-fields.tsx';
import { StepFields } from './step-fields.tsx';
import {
  type Delivery,
  everywhere,
  stepsTyped,
  typedNumber,
  type TypedStep,
  typedSteps,
} from './step-values.ts';
import { useSavedSetting } from './use-saved-setting.ts';

/** Days by the code of a governorate; empty where it is as everywhere. */
type Values = { code: string; titles: TypedTexts; days: Record<string, string>; steps: TypedStep[] };

const DayFields = ({ regions }: Pick<Delivery, 'regions'>) => {
  const texts = useTexts('settings');
  const isNumber = (value: unknown) => typedNumber(String(value ?? '')) !== undefined || texts.wrongNumber;
  return (
    <details>
      <summary className="flex min-h-11 cursor-pointer items-center font-medium">{texts.daysByPlace}</summary>
      <div className="grid grid-cols-2 gap-3 pt-2">
        {regions.map(({ code, name }) => (
          <FormText
            dir="ltr"
            inputMode="numeric"
            key={code}
            label={name}
            name={`days.${code}`}
            validate={isNumber}
          />
        ))}
      </div>
    </details>
  );
};

/** Days and prices of goods that need more than an ordinary delivery; without a code a new class. */
// oxlint-disable-next-line max-lines-per-function -- one form and what it sends
export const SizeSheet = ({
  delivery,
  code,
  onClose,
}: {
  delivery: Delivery;
  code: string;
  onClose: () => void;
}) => {
  const texts = useTexts('settings');
  const { close } = useTexts('common');
  const saved = useSavedSetting();
  const size = delivery.size_classes.find((each) => each.code === code);
  const beginning = useMemo<Values>(() => {
    const dayIn = (place: string): string =>
      String(size?.days.find(({ region_code }) => region_code === place)?.days ?? '');
    const places = [everywhere, ...delivery.regions.map((region) => region.code)];
    return {
      code,
      titles: typedTextsOf(size?.titles ?? []),
      days: Object.fromEntries(places.map((place) => [place, dayIn(place)])),
      steps: typedSteps(size?.prices ?? [], delivery.units),
    };
  }, [code, size, delivery]);
  const save = async (values: Values): Promise<void> => {
    await ask('desk/set-size-class', {
      params: { code: values.code },
      body: {
        titles: textsTyped(values.titles),
        days: Object.entries(values.days).flatMap(([region_code, typed]) => {
          const days = typedNumber(typed) ?? null;
          return days === null ? [] : [{ region_code, days }];
        }),
        prices: stepsTyped(values.steps, delivery.units),
      },
    });
    await saved(texts.sizes);
    onClose();
  };
  return (
    <Sheet closeLabel={close} from="end" onClose={onClose} title={size ? texts.sizes : texts.addSize}>
      <ResourceForm<Values> defaultValues={beginning} onSave={save}>
        {size === undefined && <CodeField taken={delivery.size_classes.map((each) => each.code)} />}
        <LanguageFields isRequired label={texts.methodName} name="titles" />
        <FormText
          dir="ltr"
          inputMode="numeric"
          isRequired
          label={texts.deliveryDays}
          name={`days.${everywhere}`}
          validate={(value) => typedNumber(String(value)) !== undefined || texts.wrongNumber}
        />
        <DayFields regions={delivery.regions} />
        <p className="text-sm text-ink-soft">{texts.sizePricesHint}</p>
        <StepFields delivery={delivery} hasPlaces />
      </ResourceForm>
    </Sheet>
  );
};
