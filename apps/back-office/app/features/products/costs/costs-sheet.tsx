import { Sheet } from '@dijla/ui-kit/overlays/sheet.tsx';
import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useTexts } from '../../../i18n/use-desk.ts';
import { ask } from '../../../provider-client/ask.ts';
import { FormArea, FormSelect } from '../../../resource-form/form-fields.tsx';
import { ResourceForm } from '../../../resource-form/resource-form.tsx';
import { showToast } from '../../../undo/toast-state.ts';
import { pastedCosts } from './pasted-costs.ts';

type Unit = { code: 'IQD' | 'USD'; scale: number };
type Values = { currency: Unit['code']; lines: string };

/** Writes down what products cost the shop, line by line as tables are copied; it begins with `lines`. */
export const CostsSheet = ({
  units,
  lines,
  currency,
  onClose,
}: {
  units: readonly Unit[];
  lines: string;
  currency: Unit['code'];
  onClose: () => void;
}) => {
  const texts = useTexts('costs');
  const { close } = useTexts('common');
  const client = useQueryClient();
  // oxlint-disable-next-line react/exhaustive-deps -- what it began with
  const beginning = useMemo<Values>(() => ({ currency, lines }), []);
  const read = (text: string, code: string) =>
    pastedCosts(text, units.find((unit) => unit.code === code)?.scale ?? 0);
  const save = async (values: Values): Promise<void> => {
    const given = read(values.lines, values.currency);
    if (!('lines' in given)) throw new Error('it was checked');
    const { changed } = await ask('desk/save-product-costs', {
      body: { currency: values.currency, lines: given.lines },
    });
    showToast({ type: 'success', message: texts.saved(changed) });
    await client.invalidateQueries();
    onClose();
  };
  const check = (text: unknown, values: Values): true | string => {
    const given = read(String(text ?? ''), values.currency);
    if ('fault' in given) return texts.faults[given.fault](given.line);
    return given.lines.length > 0 || texts.faults.none;
  };
  return (
    <Sheet closeLabel={close} from="end" onClose={onClose} title={texts.title}>
      <ResourceForm<Values> defaultValues={beginning} onSave={save}>
        <div className="grid gap-4">
          <FormSelect
            choices={units.map(({ code }) => ({ value: code, label: code }))}
            label={texts.currency}
            name="currency"
          />
          <FormArea
            dir="ltr"
            hint={texts.linesHint}
            label={texts.lines}
            maxLength={60_000}
            name="lines"
            rows={12}
            spellCheck={false}
            validate={(text, values) => check(text, values as Values)}
          />
        </div>
      </ResourceForm>
    </Sheet>
  );
};
