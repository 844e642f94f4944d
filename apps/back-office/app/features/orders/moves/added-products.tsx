import { Stepper } from '@dijla/ui-kit/fields/stepper.tsx';
import { TextField } from '@dijla/ui-kit/fields/text-field.tsx';
import { useId, useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { useTexts } from '../../../i18n/use-desk.ts';
import { useCall } from '../../../provider-client/use-call.ts';
import { useMay } from '../../../session/use-session.ts';
import type { AddedProduct, MoveValues } from './move-body.ts';

/** Products found by words or the beginning of a sku; a press adds one. */
const Found = ({ typed, onAdd }: { typed: string; onAdd: (product: AddedProduct) => void }) => {
  const { noneFound } = useTexts('order');
  const { data } = useCall('desk/products', { query: { q: typed, limit: '6', status: 'enabled' } });
  if (data?.items.length === 0) return <p className="text-ink-soft">{noneFound}</p>;
  return (
    <ul className="grid">
      {data?.items.map(({ sku, name }) => (
        <li key={sku}>
          <button
            className="press flex min-h-11 w-full items-center justify-between gap-3 rounded-inner px-3 py-1 text-start hover:bg-sunken"
            onClick={() => onAdd({ sku, name, qty: 1 })}
            type="button"
          >
            <bdi>{name}</bdi>
            <bdi className="text-sm text-ink-soft" dir="ltr">
              {sku}
            </bdi>
          </button>
        </li>
      ))}
    </ul>
  );
};

/** Most pieces of one product that an edit adds. */
const most = 10_000;

/** What was added so far; none of a product takes it out again. */
const Added = ({
  added,
  onSet,
}: {
  added: readonly AddedProduct[];
  onSet: (products: readonly AddedProduct[]) => void;
}) => {
  const texts = useTexts('order');
  const setQty = (sku: string, qty: number): void =>
    onSet(
      added.flatMap((one) => {
        if (one.sku !== sku) return [one];
        return qty === 0 ? [] : [{ ...one, qty }];
      }),
    );
  return (
    <>
      {added.map(({ sku, name, qty }) => (
        <div className="flex items-center justify-between gap-3" key={sku}>
          <bdi className="min-w-0 flex-1">{name}</bdi>
          <Stepper
            labels={{ quantity: texts.piecesOf(name), less: texts.less, more: texts.more }}
            least={0}
            most={most}
            onChange={(value) => setQty(sku, value)}
            value={qty}
          />
        </div>
      ))}
    </>
  );
};

/** Products that are added to an order at the price of today, with how many of each. */
export const AddedProducts = () => {
  const texts = useTexts('order');
  const id = useId();
  const may = useMay();
  const { setValue } = useFormContext<MoveValues>();
  const added = useWatch<MoveValues, 'added'>({ name: 'added' }) ?? [];
  const [typed, setTyped] = useState('');
  const set = (products: readonly AddedProduct[]): void =>
    setValue('added', [...products], { shouldDirty: true });
  if (!may('products.read')) return null;
  return (
    <fieldset className="grid gap-3">
      <legend className="pb-1 font-semibold">{texts.addProducts}</legend>
      <Added added={added} onSet={set} />
      <TextField
        autoComplete="off"
        error={null}
        hint={texts.addProductsHint}
        id={id}
        label={texts.findProduct}
        onChange={(event) => setTyped(event.currentTarget.value)}
        onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
        value={typed}
      />
      {typed.trim().length > 1 && (
        <Found
          onAdd={(product) => {
            if (added.every(({ sku }) => sku !== product.sku)) set([...added, product]);
            setTyped('');
          }}
          typed={typed.trim()}
        />
      )}
    </fieldset>
  );
};
