import { SelectField } from '@dijla/ui-kit/fields/select.tsx';
import { TextField } from '@dijla/ui-kit/fields/text-field.tsx';
import { useId } from 'react';
import { useTexts } from '../../../i18n/use-desk.ts';
import type { Choices } from './typed-rule.ts';
import type { Choice } from '../../../parts/picked-values.tsx';

/** One of several values of a rule. */
export const RuleSelect = ({
  label,
  choices,
  value,
  onChange,
}: {
  label: string;
  choices: readonly Choice[];
  value: string;
  onChange: (value: string) => void;
}) => (
  <SelectField
    error={null}
    id={useId()}
    label={label}
    onChange={(event) => onChange(event.currentTarget.value)}
    value={value}
  >
    {choices.map((choice) => (
      <option key={choice.value} value={choice.value}>
        {choice.label}
      </option>
    ))}
  </SelectField>
);

/** A number of a rule, in any digits. */
export const RuleNumber = ({
  label,
  hint,
  value,
  onChange,
}: {
  label: string;
  hint?: string;
  value: string;
  onChange: (value: string) => void;
}) => (
  <TextField
    dir="ltr"
    error={null}
    id={useId()}
    inputMode="decimal"
    label={label}
    onChange={(event) => onChange(event.currentTarget.value)}
    value={value}
    {...(hint !== undefined && { hint })}
  />
);

/** An amount in each currency of the shop, of which one may be left to the rate. */
export const RuleAmounts = ({
  units,
  amounts,
  onChange,
}: {
  units: Choices['units'];
  amounts: Readonly<Record<string, string>>;
  onChange: (amounts: Readonly<Record<string, string>>) => void;
}) => {
  const texts = useTexts('promotions');
  return units.map(({ code }) => (
    <RuleNumber
      hint={texts.amountHint}
      key={code}
      label={texts.amount[code]}
      onChange={(text) => onChange({ ...amounts, [code]: text })}
      value={amounts[code] ?? ''}
    />
  ));
};
