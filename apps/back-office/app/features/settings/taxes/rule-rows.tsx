import { useFieldArray, useFormContext, useWatch } from 'react-hook-form';
import { useTexts } from '../../../i18n/use-desk.ts';
import { deskButton } from '../../../parts/button-styles.ts';
import { DeskIcon } from '../../../parts/desk-icon.tsx';
import { typedAmount } from '../../../parts/typed-amount.ts';
import { FormChecks, FormText } from '../../../resource-form/form-fields.tsx';
import { RowFrame } from './row-frame.tsx';
import type { ClassKind, TaxValues } from './tax-values.ts';

/** Which rates a rule has. */
const Takes = ({ name }: { name: string }) => {
  const texts = useTexts('taxes');
  const rates = useWatch<TaxValues, 'rates'>({ name: 'rates' });
  if (rates.length === 0) return <p className="text-ink-soft">{texts.noRates}</p>;
  return (
    <FormChecks
      choices={rates.map(({ key, code }, at) => ({ value: key, label: code.trim() || texts.rate(at + 1) }))}
      label={texts.takes}
      name={name}
    />
  );
};

const RuleRow = ({ place, onRemove }: { place: number; onRemove: () => void }) => {
  const texts = useTexts('taxes');
  const { getValues } = useFormContext<TaxValues>();
  const name = `rules.${place}` as const;
  const rule = useWatch<TaxValues, typeof name>({ name });
  const classes = useWatch<TaxValues, 'classes'>({ name: 'classes' });
  const classChoices = (kind: ClassKind) =>
    classes
      .filter((each) => each.kind === kind)
      .map(({ id, name: label }) => ({ value: id, label: label.trim() || texts.className[kind] }));
  const isAlone = (code: unknown): boolean =>
    getValues('rules').filter((each) => each.code.trim() === String(code).trim()).length === 1;
  return (
    <RowFrame name={rule?.code.trim() || texts.rule(place + 1)} onRemove={onRemove}>
      <div className="grid gap-3 sm:grid-cols-2">
        <FormText
          isRequired
          label={texts.code}
          maxLength={100}
          name={`${name}.code`}
          readOnly={rule?.isNew !== true}
          validate={(code) => isAlone(code) || texts.taken}
        />
        <FormText
          dir="ltr"
          hint={texts.priorityHint}
          inputMode="numeric"
          isRequired
          label={texts.priority}
          maxLength={4}
          name={`${name}.priority`}
          validate={(value) => typedAmount(String(value), 0) !== null || texts.wrongNumber}
        />
        <FormChecks choices={classChoices('product')} label={texts.ofProducts} name={`${name}.products`} />
        <FormChecks choices={classChoices('customer')} label={texts.ofCustomers} name={`${name}.customers`} />
      </div>
      <Takes name={`${name}.rates`} />
    </RowFrame>
  );
};

/** The rules: which rates hold for which classes. */
export const RuleRows = () => {
  const texts = useTexts('taxes');
  const { fields, append, remove } = useFieldArray<TaxValues, 'rules', 'field'>({
    name: 'rules',
    keyName: 'field',
  });
  const add = (): void =>
    append({ isNew: true, code: '', priority: '0', position: 0, products: [], customers: [], rates: [] });
  return (
    <div className="grid gap-3">
      {fields.map(({ field }, place) => (
        <RuleRow key={field} onRemove={() => remove(place)} place={place} />
      ))}
      <div>
        <button className={deskButton.plain} onClick={add} type="button">
          <DeskIcon name="plus" />
          {texts.addRule}
        </button>
      </div>
    </div>
  );
};
