import type { ChosenValues } from '@dijla/commerce-rules/variants/variant-child';
import { useTexts } from '../i18n/texts.tsx';
import { isValueAvailable } from '../view-models/chosen-variant.ts';
import type { BuyableView, OptionView } from '../view-models/product-view.ts';

type OptionProps = { option: OptionView; chosen: number | undefined; isAvailable: (id: number) => boolean };

const labelStyle =
  'press relative grid min-h-11 min-w-11 cursor-pointer place-items-center rounded-card px-4 font-medium inset-ring-1 inset-ring-line-strong/50 hover:bg-sunken has-checked:bg-ink has-checked:text-ground has-checked:inset-ring-ink has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent';
const swatchStyle =
  'press relative grid size-12 cursor-pointer place-items-center rounded-full inset-ring-1 inset-ring-line hover:inset-ring-line-strong has-checked:inset-ring-2 has-checked:inset-ring-ink has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent';

/** A slash through what cannot be had with the other choices; it stays tappable. */
const Struck = () => <span aria-hidden="true" className="absolute inset-x-2 top-1/2 h-px -rotate-12 bg-current" />;

/** One attribute as real radio buttons: colours as dots, everything else as words. */
const Option = ({ option, chosen, isAvailable }: OptionProps) => {
  const texts = useTexts('product');
  const isSwatches = option.values.every(({ hex }) => hex !== null);
  const chosenLabel = option.values.find(({ id }) => id === chosen)?.label;
  return (
    <fieldset>
      <legend className="pb-2">
        <span className="font-semibold">{option.label}</span>
        {chosenLabel !== undefined && (
          <span className="ps-2 text-ink-soft">
            <bdi>{chosenLabel}</bdi>
          </span>
        )}
      </legend>
      <div className="flex flex-wrap gap-2">
        {option.values.map(({ id, label, hex }) => (
          <label className={isSwatches ? swatchStyle : `${labelStyle} ${isAvailable(id) ? '' : 'text-ink-soft'}`} key={id}>
            <input className="sr-only" defaultChecked={id === chosen} name={`option[${option.attributeId}]`} type="radio" value={id} />
            {isSwatches ? <span className="size-9 rounded-full inset-ring-1 inset-ring-ink/15" style={{ backgroundColor: hex ?? undefined }} /> : <bdi>{label}</bdi>}
            {isSwatches && <span className="sr-only">{label}</span>}
            {!isAvailable(id) && (
              <>
                <Struck />
                <span className="sr-only">{texts.notAvailableVariant}</span>
              </>
            )}
          </label>
        ))}
      </div>
    </fieldset>
  );
};

export type VariantChoiceProps = { options: readonly OptionView[]; buyables: readonly BuyableView[]; choice: ChosenValues };

export const VariantChoice = ({ options, buyables, choice }: VariantChoiceProps) =>
  options.map((option) => (
    <Option
      chosen={choice[option.code] === undefined ? undefined : Number(choice[option.code])}
      isAvailable={(id) => isValueAvailable(buyables, choice, [option.code, id])}
      key={option.code}
      option={option}
    />
  ));
