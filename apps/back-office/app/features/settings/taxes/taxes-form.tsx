import { useMemo, useState } from 'react';
import { useTexts } from '../../../i18n/use-desk.ts';
import { Panel } from '../../../parts/panel.tsx';
import { ask } from '../../../provider-client/ask.ts';
import { ResourceForm } from '../../../resource-form/resource-form.tsx';
import { useSavedSetting } from '../use-saved-setting.ts';
import { ClassRows } from './class-rows.tsx';
import { RateRows } from './rate-rows.tsx';
import { RuleRows } from './rule-rows.tsx';
import { TaxPreview } from './tax-preview.tsx';
import { type Taxes, taxesTyped, type TaxValues, taxValuesOf } from './tax-values.ts';

/** The form of all taxes, beside what they do to a product; what a colleague saved since is told. */
export const TaxesForm = ({ latest }: { latest: Taxes }) => {
  const texts = useTexts('taxes');
  const { parts } = useTexts('settings');
  const saved = useSavedSetting();
  const [taxes, setTaxes] = useState(latest);
  const beginning = useMemo(() => taxValuesOf(taxes), [taxes]);
  const save = async (values: TaxValues): Promise<void> => {
    const body = taxesTyped(values);
    if (body === null) return;
    setTaxes(await ask('desk/set-taxes', { body: { version: taxes.version, ...body } }));
    await saved(parts.taxes);
  };
  return (
    <ResourceForm<TaxValues> defaultValues={beginning} onSave={save}>
      {latest.version !== taxes.version && (
        <p className="rounded-card bg-warning-soft p-3" role="alert">
          {texts.changed}
        </p>
      )}
      <div className="grid grid-cols-1 items-start gap-4 xl:grid-cols-[minmax(0,1fr)_24rem]">
        <div className="grid min-w-0 gap-4">
          <Panel title={texts.rates}>
            <p className="pb-3 text-ink-soft">{taxes.prices_include_tax ? texts.included : texts.excluded}</p>
            <RateRows taxes={taxes} />
          </Panel>
          <Panel title={texts.classes}>
            <p className="pb-3 text-sm text-ink-soft">{texts.classHint}</p>
            <ClassRows />
          </Panel>
          <Panel title={texts.rules}>
            <RuleRows />
          </Panel>
        </div>
        <div className="min-w-0 xl:sticky xl:top-4">
          <TaxPreview taxes={taxes} />
        </div>
      </div>
    </ResourceForm>
  );
};
