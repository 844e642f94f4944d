import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useMemo } from 'react';
import { useFieldArray, useFormContext } from 'react-hook-form';
import { useTexts } from '../../i18n/use-desk.ts';
import { deskButton, deskIconButton } from '../../parts/button-styles.ts';
import { DeskIcon } from '../../parts/desk-icon.tsx';
import { ask } from '../../provider-client/ask.ts';
import { FormText } from '../../resource-form/form-fields.tsx';
import { ResourceForm } from '../../resource-form/resource-form.tsx';
import { showToast } from '../../undo/toast-state.ts';
import {
  isAmountOrDerived,
  newSpecial,
  pricesToSet,
  type PriceValues,
  priceValuesOf,
  type ProductDetail,
} from './price-values.ts';

/** One amount in each currency, of which one may be left to the rate. */
const AmountFields = ({ units, name }: { units: ProductDetail['units']; name: string }) => {
  const texts = useTexts('products');
  const { getValues } = useFormContext();
  return (
    <div className="grid grid-cols-2 gap-3">
      {units.map(({ code, scale }) => (
        <FormText
          dir="ltr"
          hint={texts.byRate}
          inputMode="decimal"
          key={code}
          label={texts.currencies[code]}
          name={`${name}.${code}`}
          validate={(value) => {
            const others = units.filter((unit) => unit.code !== code);
            const typed = others.map((other) => String(getValues(`${name}.${other.code}`) ?? ''));
            return isAmountOrDerived(String(value ?? ''), scale, typed) || texts.wrongAmount;
          }}
        />
      ))}
    </div>
  );
};

/** Special prices, each with its days. */
const SpecialFields = ({ units }: { units: ProductDetail['units'] }) => {
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

/** The regular and special prices of a product; shoppers see them as soon as they are saved. */
export const PriceForm = ({ detail }: { detail: ProductDetail }) => {
  const texts = useTexts('products');
  const client = useQueryClient();
  const { id, name } = detail.product;
  const beginning = useMemo(() => priceValuesOf(detail), [detail]);
  const save = useCallback(
    async (values: PriceValues): Promise<void> => {
      await ask('desk/set-prices', {
        params: { productId: String(id) },
        body: pricesToSet(values, detail),
      });
      showToast({ type: 'success', message: texts.pricesSet(name) });
      await client.invalidateQueries({ queryKey: ['desk/products'] });
      await client.invalidateQueries({ queryKey: ['desk/product'] });
    },
    [client, detail, id, name, texts],
  );
  return (
    <ResourceForm<PriceValues> defaultValues={beginning} onSave={save} saveLabel={texts.savePrices}>
      <fieldset className="grid gap-2">
        <legend className="pb-1 font-semibold">{texts.regular}</legend>
        <AmountFields name="regular" units={detail.units} />
      </fieldset>
      <SpecialFields units={detail.units} />
    </ResourceForm>
  );
};
