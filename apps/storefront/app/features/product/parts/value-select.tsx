import { extraAmount } from '@dijla/commerce-rules/price/extra-amount';
import { useTexts } from '../../../i18n/texts.tsx';
import { useMoneyText } from '../../../shop/cards/price.tsx';
import { Select } from '@dijla/ui-kit/fields/select.tsx';
import { fieldNames } from '../../../view-models/choice/chosen-of-fields.ts';
import { ChoiceLegend } from './choice-legend.tsx';
import type { CustomOptionProps } from './custom-option-props.ts';
import { errorId, ErrorLine } from './error-line.tsx';

/** A dropdown of an option's values, each with what it adds to the price. */
export const ValueSelect = ({ option, ownPrice, error }: CustomOptionProps) => {
  const texts = useTexts('productChoice');
  const moneyText = useMoneyText();
  const name = fieldNames.custom(option.id);
  const isFaulty = error?.field === name;
  return (
    <div className="grid grid-cols-1 gap-1.5">
      <label htmlFor={name}>
        <ChoiceLegend isRequired={option.is_required} title={option.title} />
      </label>
      <Select
        aria-describedby={isFaulty ? errorId(name) : undefined}
        aria-invalid={isFaulty}
        aria-required={option.is_required}
        defaultValue=""
        id={name}
        name={name}
      >
        <option value="">{option.is_required ? texts.choose : texts.without}</option>
        {option.values.map(({ id, title, extra }) => {
          const amount = extraAmount(ownPrice, extra);
          return (
            <option key={id} value={id}>
              {amount === 0 ? title : `${title} (+ ${moneyText(amount)})`}
            </option>
          );
        })}
      </Select>
      <ErrorLine error={error} field={name} />
    </div>
  );
};
