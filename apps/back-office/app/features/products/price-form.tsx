import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useMemo } from 'react';
import { useTexts } from '../../i18n/use-desk.ts';
import { ask } from '../../provider-client/ask.ts';
import { ResourceForm } from '../../resource-form/resource-form.tsx';
import { showToast } from '../../undo/toast-state.ts';
import { AmountFields, SpecialFields } from './price-fields.tsx';
import { pricesToSet, type PriceValues, priceValuesOf, type ProductDetail } from './price-values.ts';

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
