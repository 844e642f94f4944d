import { useMemo } from 'react';
import { useTexts } from '../../i18n/use-desk.ts';
import { ask } from '../../provider-client/ask.ts';
import { NumberField } from './fields/number-field.tsx';
import { CodeField } from './fields/code-field.tsx';
import { LanguageFields, textsTyped, type TypedTexts, typedTextsOf } from './fields/language-fields.tsx';
import { StepFields } from './fields/step-fields.tsx';
import {
  type Delivery,
  everywhere,
  stepsTyped,
  typedNumber,
  type TypedStep,
  typedSteps,
} from './fields/step-values.ts';
import { SettingSheet } from './setting-sheet.tsx';

/** Days by the code of a governorate; empty where it is as everywhere. */
type Values = { code: string; titles: TypedTexts; days: Record<string, string>; steps: TypedStep[] };

const DayFields = ({ regions }: Pick<Delivery, 'regions'>) => {
  const texts = useTexts('settings');
  return (
    <details>
      <summary className="flex min-h-11 cursor-pointer items-center font-medium">{texts.daysByPlace}</summary>
      <div className="grid grid-cols-2 gap-3 pt-2">
        {regions.map(({ code, name }) => (
          <NumberField key={code} label={name} name={`days.${code}`} />
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
  const send = async (values: Values): Promise<void> => {
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
  };
  return (
    <SettingSheet<Values>
      beginning={beginning}
      onClose={onClose}
      savedName={texts.sizes}
      send={send}
      title={size ? texts.sizes : texts.addSize}
    >
      {size === undefined && <CodeField taken={delivery.size_classes.map((each) => each.code)} />}
      <LanguageFields isRequired label={texts.methodName} name="titles" />
      <NumberField isRequired label={texts.deliveryDays} name={`days.${everywhere}`} />
      <DayFields regions={delivery.regions} />
      <p className="text-sm text-ink-soft">{texts.sizePricesHint}</p>
      <StepFields delivery={delivery} hasPlaces />
    </SettingSheet>
  );
};
