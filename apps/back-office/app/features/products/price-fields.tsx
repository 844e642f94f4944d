import { useFieldArray, useFormContext } from 'react-hook-form';
import { useTexts } from '../../i18n/use-desk.ts';
import { deskButton, deskIconButton } from '../../parts/button-styles.ts';
import { DeskIcon } from '../../parts/desk-icon.tsx';
import { FormText } from '../../resource-form/form-fields.tsx';
import { isAmountOrDerived, newSpecial, type PriceValues, type ProductDetail } from './price-values.ts';

/** One amount in each currency, of which one may be left to the rate. */
export const AmountFields = ({ units, name }: { units: ProductDetail['units']; name: string }) => {
  const texts = useTexts('products');
  const { getValues } = useFormContext();
  return (
    <div className="grid grid-cols-2 gap-3">
      {units.map(({ code, scale }, place) => (
        <FormText
          deps={units.map((unit) => `${name}.${unit.code}`).filter((other) => other !== `${name}.${code}`)}
          dir="ltr"
          hint={texts.byRate}
          inputMode="decimal"
          key={code}
          label={texts.currencies[code]}
          name={`${name}.${code}`}
          validate={(value) => {
            const others = units.filter((unit) => unit.code !== code);
            const typed = others.map((other) => String(getValues(`${name}.${other.code}`) ?? ''));
            const isBlank = [String(value ?? ''), ...typed].every((each) => each.trim() === '');
            // One amount is enough, so that one field says it and the other keeps its hint.
            if (isBlank) return place > 0 || texts.noAmount;
            return isAmountOrDerived(String(value ?? ''), scale, typed) || texts.wrongAmount;
          }}
        />
      ))}
    </div>
  );
};

/** Special prices, each with its days. */
export const SpecialFields = ({ units }: { units: ProductDetail['units'] }) => {
  const texts = useTexts('products');
  const { fields, append, remove } = useFieldArray<PriceValues, 'specials'>({ name: 'specials' });
  return (
    <>
      {fields.map(({ id }, place) => (
        <fieldset className="grid gap-3 rounded-card bg-sunken/50 p-3" key={id}>
          <legend className="sr-only">{texts.special}</legend>
          <div className="flex items-center justify-between">
            <span aria-hidden="true" className="font-semibold">
              {texts.special}
            </span>
            <button
              aria-label={texts.removeSpecial}
              className={deskIconButton}
              onClick={() => remove(place)}
              type="button"
            >
              <DeskIcon name="close" />
            </button>
          </div>
          <AmountFields name={`specials.${place}.amounts`} units={units} />
          <div className="grid grid-cols-2 gap-3">
            <FormText label={texts.fromDay} name={`specials.${place}.from`} type="date" />
            <FormText label={texts.untilDay} name={`specials.${place}.until`} type="date" />
          </div>
        </fieldset>
      ))}
      <div>
        <button className={deskButton.plain} onClick={() => append(newSpecial(units))} type="button">
          <DeskIcon name="plus" />
          {texts.addSpecial}
        </button>
      </div>
    </>
  );
};
