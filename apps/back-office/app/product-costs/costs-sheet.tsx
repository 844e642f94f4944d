import { Sheet } from '@dijla/ui-kit/overlays/sheet.tsx';
import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useTexts } from '../i18n/use-desk.ts';
import { ask } from '../provider-client/ask.ts';
import { FormArea, FormSelect } from '../resource-form/form-fields.tsx';
import { ResourceForm } from '../resource-form/resource-form.tsx';
import { showToast } from '../undo/toast-state.ts';
import { pastedCosts } from './pasted-costs.ts';

type Unit = { code: 'IQD' | 'USD'; scale: number };
type Values = { currency: Unit['code']; lines: string };

/** Returns what typed lines say, in minor units of a currency. */
const readLines = (units: readonly Unit[], { lines, currency }: Values) =>
  pastedCosts(lines, units.find(({ code }) => code === currency)?.scale ?? 0);

const Fields = ({ units }: { units: readonly Unit[] }) => {
  const texts = useTexts('costs');
  const check = (lines: unknown, values: Values): true | string => {
    const given = readLines(units, { ...values, lines: String(lines ?? '') });
    if ('fault' in given) return texts.faults[given.fault](given.line);
    return given.lines.length > 0 || texts.faults.none;
  };
  return (
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
        validate={(lines, values) => check(lines, values as Values)}
      />
    </div>
  );
};

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
  const save = async (values: Values): Promise<void> => {
    const given = readLines(units, values);
    if (!('lines' in given)) throw new Error('it was checked');
    const { changed } = await ask('desk/save-product-costs', {
      body: { currency: values.currency, lines: given.lines },
    });
    showToast({ type: 'success', message: texts.saved(changed) });
    await client.invalidateQueries();
    onClose();
  };
  return (
    <Sheet closeLabel={close} from="end" onClose={onClose} title={texts.title}>
      <ResourceForm<Values> defaultValues={beginning} onSave={save}>
        <Fields units={units} />
      </ResourceForm>
    </Sheet>
  );
};
