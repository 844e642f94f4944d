import { isOneOnly } from '@dijla/commerce-rules/choices/is-one-only';
import type { BundleOption, BundleSelection } from '@dijla/commerce-rules/choices/product-choices';
import { useTexts } from '../../../i18n/texts.tsx';
import { Stepper } from '@dijla/ui-kit/fields/stepper.tsx';
import { fieldNames } from '../../../view-models/choice/chosen-of-fields.ts';
import { stockView } from '../../../view-models/product/stock-view.ts';
import type { PartProps } from '../buy/purchase.ts';
import { ChoiceLegend } from './choice-legend.tsx';
import { errorId, ErrorLine } from './error-line.tsx';
import { PartPrice } from './part-price.tsx';
import { PickedCard } from './picked-card.tsx';

type OptionProps = PartProps & { option: BundleOption };

/** A product of a bundle option; a sold-out one stays readable but cannot be chosen. */
const Selection = ({
  selection,
  option,
  product: { parts },
  choice: { chosen },
}: OptionProps & { selection: BundleSelection }) => {
  const texts = useTexts('catalogue');
  const { product, id, qty } = selection;
  const part = parts[product.sku];
  const isSoldOut = stockView(product.stock).state === 'out-of-stock';
  return (
    <PickedCard
      aside={<PartPrice className="justify-items-end" price={part?.price ?? null} />}
      defaultChecked={chosen.bundle?.[option.id]?.selections.includes(id) ?? false}
      detail={isSoldOut ? texts.outOfStock : undefined}
      disabled={isSoldOut}
      name={fieldNames.bundle(option.id)}
      picture={part?.picture ?? null}
      title={
        <bdi>{qty > 1 && !selection.can_change_quantity ? `${qty} × ${product.name}` : product.name}</bdi>
      }
      type={isOneOnly(option) ? 'radio' : 'checkbox'}
      value={id}
    />
  );
};

/** The quantity of the chosen product, where the shopper may change it. */
const Quantity = ({ option, choice, onQuantity }: OptionProps) => {
  const [texts, { quantityOf }] = [useTexts('catalogue'), useTexts('productChoice')];
  const name = fieldNames.bundle(option.id);
  const chosenId = choice.chosen.bundle?.[option.id]?.selections[0];
  const selection = option.selections.find(({ id }) => id === chosenId);
  if (!isOneOnly(option) || selection?.can_change_quantity !== true) return null;
  const { product, qty } = selection;
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 ps-1">
      <span className="text-ink-soft">{texts.quantity}</span>
      <Stepper
        labels={{ quantity: quantityOf(product.name), less: texts.less, more: texts.more }}
        most={
          product.stock.manage_stock
            ? Math.max(Math.min(product.stock.qty, product.stock.max_sale_qty), 1)
            : product.stock.max_sale_qty
        }
        name={`bundle_option_qty[${option.id}]`}
        onChange={(next) => onQuantity(name, next)}
        value={choice.quantities[name] ?? qty}
      />
    </div>
  );
};

const Option = (props: OptionProps) => {
  const { option, choice, error } = props;
  const texts = useTexts('productChoice');
  const name = fieldNames.bundle(option.id);
  const isOptionalOne = isOneOnly(option) && !option.is_required;
  return (
    <fieldset
      aria-describedby={error?.field === name ? errorId(name) : undefined}
      className="grid grid-cols-1 gap-2"
    >
      <legend className="pb-2">
        <ChoiceLegend isRequired={option.is_required} title={option.title} />
      </legend>
      {option.selections.map((selection) => (
        <Selection {...props} key={selection.id} selection={selection} />
      ))}
      {isOptionalOne && (
        <PickedCard
          defaultChecked={choice.chosen.bundle?.[option.id] === undefined}
          name={name}
          title={texts.without}
          type="radio"
          value=""
        />
      )}
      <Quantity {...props} />
      <ErrorLine error={error} field={name} />
    </fieldset>
  );
};

/** The options of a bundle, each with the products to choose from. */
export const BundleBuilder = (props: PartProps) => {
  const texts = useTexts('productChoice');
  return (
    <section aria-label={texts.bundleTitle} className="grid grid-cols-1 gap-6">
      {props.product.choices.bundle.map((option) => (
        <Option {...props} key={option.id} option={option} />
      ))}
    </section>
  );
};
