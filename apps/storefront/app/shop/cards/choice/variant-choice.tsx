import type { ChosenValues } from '@dijla/commerce-rules/variants/variant-child';
import { memo } from 'react';
import { useTexts } from '../../../i18n/texts.tsx';
import { Photo } from '../../pictures/photo.ts';
import { isValueAvailable } from '../../../view-models/choice/chosen-variant.ts';
import type { BuyableView, OptionView } from '../../../view-models/product/product-view.ts';
import { optionField } from './chosen-in-form.ts';
import { SizeGuideLink } from '../size-guide/size-guide-link.tsx';

type Value = OptionView['values'][number];
type OptionProps = {
  option: OptionView;
  chosen: number | undefined;
  isAvailable: (id: number) => boolean;
  guide: string | undefined;
};

const style = 'relative cursor-pointer has-focus-visible:focus-ring';
/**
 * A pressed value looks as if it were chosen. It does not scale, because compositing a layer for that would
 * delay the response.
 */
const appearances = {
  picture: `${style} size-14 overflow-hidden rounded-card inset-ring-1 inset-ring-line outline-offset-2 outline-ink active:outline-2 has-checked:outline-2`,
  swatch: `${style} grid size-12 place-items-center rounded-full inset-ring-1 inset-ring-line hover:inset-ring-line-strong active:inset-ring-2 active:inset-ring-ink has-checked:inset-ring-2 has-checked:inset-ring-ink`,
  label: `${style} grid min-h-11 min-w-12 place-items-center overflow-hidden rounded-card px-4 font-medium inset-ring-1 inset-ring-line-strong/60 hover:bg-sunken active:inset-ring-ink has-checked:bg-ink has-checked:text-ground has-checked:inset-ring-ink`,
} as const;

/** A diagonal line over a value that is not available with the other choices; the value stays tappable. */
const Struck = () => (
  <span aria-hidden="true" className="struck pointer-events-none absolute inset-0 rounded-[inherit]" />
);

const lookOf = ({ values }: OptionView): keyof typeof appearances =>
  values.some(({ picture }) => picture !== null)
    ? 'picture'
    : values.every(({ hex }) => hex !== null)
      ? 'swatch'
      : 'label';

/** The appearance of a value: its picture, its color or its name. */
const ValueContent = ({ value: { label, hex, picture }, isStruck }: { value: Value; isStruck: boolean }) => {
  if (picture !== null)
    return (
      <Photo
        alt=""
        className={isStruck ? 'opacity-45' : ''}
        path={picture}
        size={100}
        slot="56px"
        tone={hex}
      />
    );
  if (hex !== null)
    return (
      <span
        className={`size-9 rounded-full inset-ring-1 inset-ring-ink/15 ${isStruck ? 'opacity-45' : ''}`}
        style={{ backgroundColor: hex }}
      />
    );
  return <bdi className={isStruck ? 'opacity-60' : ''}>{label}</bdi>;
};

type ValueButtonProps = {
  value: Value;
  look: keyof typeof appearances;
  name: string;
  isChosen: boolean;
  isStruck: boolean;
};

/** A value as a radio button, memoized so that a choice renders only the values it changes. */
const ValueButton = memo(({ value, look, name, isChosen, isStruck }: ValueButtonProps) => {
  const { notAvailableVariant } = useTexts('product');
  return (
    <label className={appearances[look]}>
      <input className="sr-only" defaultChecked={isChosen} name={name} type="radio" value={value.id} />
      <ValueContent isStruck={isStruck} value={value} />
      {(value.picture !== null || value.hex !== null) && <span className="sr-only">{value.label}</span>}
      {isStruck && (
        <>
          <Struck />
          <span className="sr-only">{notAvailableVariant}</span>
        </>
      )}
    </label>
  );
});
ValueButton.displayName = 'ValueButton';

/** An option as native radio buttons: colors as pictures or dots, other values as text. */
const Option = ({ option, chosen, isAvailable, guide }: OptionProps) => {
  const look = lookOf(option);
  const chosenLabel = option.values.find(({ id }) => id === chosen)?.label;
  return (
    <fieldset>
      <legend className={guide === undefined ? 'pb-2.5' : 'float-start pb-2.5'}>
        <span className="font-semibold">{option.label}</span>
        {chosenLabel !== undefined && (
          <span className="ps-2 text-ink-soft">
            <bdi>{chosenLabel}</bdi>
          </span>
        )}
      </legend>
      {guide !== undefined && <SizeGuideLink chosen={chosenLabel} page={guide} sizes={option.values} />}
      <div className="clear-both flex flex-wrap gap-2">
        {option.values.map((value) => (
          <ValueButton
            isChosen={value.id === chosen}
            isStruck={!isAvailable(value.id)}
            key={value.id}
            look={look}
            name={optionField(option.attributeId)}
            value={value}
          />
        ))}
      </div>
    </fieldset>
  );
};

/** Code of the option that size guides describe. */
const guided = 'size';

export type VariantChoiceProps = {
  options: readonly OptionView[];
  buyables: readonly BuyableView[];
  choice: ChosenValues;
  /** Slug of the page of text with the measurements of the sizes. */
  sizeGuide?: string | undefined;
};

/**
 * The options of a product's variants. Values not available with the current choice in the other options are
 * struck through.
 */
export const VariantChoice = ({ options, buyables, choice, sizeGuide }: VariantChoiceProps) =>
  options.map((option) => (
    <Option
      chosen={choice[option.code] === undefined ? undefined : Number(choice[option.code])}
      guide={option.code === guided ? sizeGuide : undefined}
      isAvailable={(id) => isValueAvailable(buyables, choice, [option.code, id])}
      key={option.code}
      option={option}
    />
  ));
