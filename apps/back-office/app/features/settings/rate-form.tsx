import { grouped } from '@dijla/messages/plural';
import { latinDigits } from '@dijla/commerce-rules/digits/latin-digits';
import type { DeskResult } from '@dijla/contract/desk-client';
import { useMemo } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { useTexts } from '../../i18n/use-desk.ts';
import { Amount } from '../../parts/amount.tsx';
import { ask } from '../../provider-client/ask.ts';
import { useCall } from '../../provider-client/use-call.ts';
import { FormText } from '../../resource-form/form-fields.tsx';
import { ResourceForm } from '../../resource-form/resource-form.tsx';
import { useSavedSetting } from './use-saved-setting.ts';

type Rate = DeskResult<'desk/exchange-rate'>;
type Values = { rate: string; step: string };

const typedRate = (typed: string): string =>
  latinDigits(typed)
    .replaceAll(/[\s,٬]/g, '')
    .replace('٫', '.');
const isRate = (typed: string): boolean => /^(?=.*[1-9])\d{1,7}(\.\d{1,4})?$/.test(typedRate(typed));
const isStep = (typed: string): boolean => /^[1-9]\d{0,5}$/.test(typedRate(typed));

type PreviewedRate = DeskResult<'desk/preview-exchange-rate'>;

const Examples = ({ examples }: Pick<PreviewedRate, 'examples'>) => {
  const texts = useTexts('settings');
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls is reached by keyboard
    <section aria-label={texts.previewTitle} className="overflow-x-auto" tabIndex={0}>
      <table className="w-full border-collapse">
        <thead>
          <tr className="text-sm text-ink-soft">
            <th className="h-9 pe-3 text-start font-medium" scope="col">
              {texts.product}
            </th>
            <th className="h-9 px-3 text-end font-medium" scope="col">
              {texts.before}
            </th>
            <th className="h-9 ps-3 text-end font-medium" scope="col">
              {texts.after}
            </th>
          </tr>
        </thead>
        <tbody>
          {examples.map(({ sku, name, unit, before, after }) => (
            <tr className="border-t border-line" key={sku}>
              <td className="max-w-56 truncate py-2 pe-3">
                <bdi>{name}</bdi>
              </td>
              <td className="px-3 py-2 text-end text-ink-soft">
                <Amount minor={before} unit={unit} />
              </td>
              <td className={`ps-3 py-2 text-end ${before === after ? '' : 'font-semibold'}`}>
                <Amount minor={after} unit={unit} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
};

/** What some products cost now and would cost by what is typed. */
const Preview = () => {
  const texts = useTexts('settings');
  const { control } = useFormContext<Values>();
  const [rate, step] = useWatch({ control, name: ['rate', 'step'] });
  const isOff = !isRate(rate) || !isStep(step);
  const { data } = useCall(
    'desk/preview-exchange-rate',
    { query: { rate: typedRate(rate), step: typedRate(step) } },
    { isOff },
  );
  if (isOff || data === undefined) return null;
  return (
    <section className="grid gap-2">
      <h3 className="font-semibold">{texts.previewTitle}</h3>
      <p className="text-ink-soft">{texts.previewText(grouped(data.products))}</p>
      {data.examples.length > 0 && <Examples examples={data.examples} />}
    </section>
  );
};

/** The form of the rate, with what some products would cost by what is typed. */
export const RateForm = ({ rate }: { rate: Rate }) => {
  const texts = useTexts('settings');
  const saved = useSavedSetting();
  const beginning = useMemo<Values>(() => ({ rate: rate.rate, step: String(rate.step) }), [rate]);
  const save = async ({ rate: typed, step }: Values): Promise<void> => {
    await ask('desk/set-exchange-rate', {
      body: { rate: typedRate(typed), step: Number(typedRate(step)), seen_rate: rate.rate },
    });
    await saved(texts.parts.rate);
  };
  return (
    <ResourceForm<Values> defaultValues={beginning} onSave={save} saveLabel={texts.saveRate}>
      <div className="grid grid-cols-2 gap-3">
        <FormText
          dir="ltr"
          inputMode="decimal"
          isRequired
          label={texts.rate}
          name="rate"
          validate={(value) => isRate(String(value)) || texts.wrongRate}
        />
        <FormText
          dir="ltr"
          hint={texts.stepHint}
          inputMode="numeric"
          isRequired
          label={texts.rateStep}
          name="step"
          validate={(value) => isStep(String(value)) || texts.wrongNumber}
        />
      </div>
      <Preview />
    </ResourceForm>
  );
};
