import type { CustomOption } from '@dijla/commerce-rules/choices/product-choices';
import { useTexts } from '../../../i18n/texts.tsx';
import { fieldNames } from '../../../view-models/choice/chosen-of-fields.ts';
import type { PartProps } from '../buy/purchase.ts';
import { ChoiceLegend } from './choice-legend.tsx';
import type { CustomOptionProps } from './custom-option-props.ts';
import { ExtraPrice } from './extra-price.tsx';
import { errorId, ErrorLine } from './error-line.tsx';
import { PickedCard } from './picked-card.tsx';
import { ValueSelect } from './value-select.tsx';
import { WrittenOption } from './written-option.tsx';

const isWritten = ({ type }: CustomOption): boolean => type === 'field' || type === 'area' || type === 'date';

/** The values of an option as cards; one or several can be chosen. */
const ValueCards = ({ option, ownPrice, error }: CustomOptionProps) => {
  const texts = useTexts('productChoice');
  const name = fieldNames.custom(option.id);
  const type = option.type === 'radio' ? 'radio' : 'checkbox';
  return (
    <fieldset
      aria-describedby={error?.field === name ? errorId(name) : undefined}
      className="grid grid-cols-1 gap-2"
    >
      <legend className="pb-2">
        <ChoiceLegend isRequired={option.is_required} title={option.title} />
      </legend>
      {option.values.map(({ id, title, extra }) => (
        <PickedCard
          aside={<ExtraPrice extra={extra} ownPrice={ownPrice} />}
          key={id}
          name={name}
          title={<bdi>{title}</bdi>}
          type={type}
          value={id}
        />
      ))}
      {type === 'radio' && !option.is_required && (
        <PickedCard defaultChecked name={name} title={texts.without} type="radio" value="" />
      )}
      <ErrorLine error={error} field={name} />
    </fieldset>
  );
};

const Option = (props: CustomOptionProps) => {
  if (isWritten(props.option)) return <WrittenOption {...props} />;
  return props.option.type === 'drop_down' ? <ValueSelect {...props} /> : <ValueCards {...props} />;
};

/** The product's custom options: text to enter and values to choose, each with its price. */
export const CustomOptions = (props: PartProps) => (
  <div className="grid grid-cols-1 gap-5">
    {props.product.choices.custom.map((option) => (
      <Option {...props} key={option.id} option={option} />
    ))}
  </div>
);
