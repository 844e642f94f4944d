import { isAbove, typedQuantity } from '@dijla/ui-kit/fields/stepper.tsx';
import { useTexts } from '../../../i18n/use-desk.ts';
import { FormSelect, FormText } from '../../../resource-form/form-fields.tsx';
import { AddedProducts } from './added-products.tsx';
import type { DeskOrder } from './offered-moves.ts';

/** Most pieces of a line that an edit takes. */
const piecesAtMost = 10_000;

/** A number of pieces for each line of the order; no more than it has where it cannot become `more`. */
export const PieceFields = ({ order, more = false }: { order: DeskOrder; more?: boolean }) => {
  const texts = useTexts('order');
  return (
    <fieldset className="grid gap-3">
      <legend className="sr-only">{texts.pieces}</legend>
      {order.lines.map(({ line_number, name, qty }) => (
        <FormText
          dir="ltr"
          hint={more ? texts.orderedPieces(qty) : texts.ofPieces(qty)}
          inputMode="numeric"
          key={line_number}
          label={texts.piecesOf(name)}
          name={`pieces.${line_number}`}
          validate={(value) =>
            (typedQuantity(String(value), piecesAtMost, 0) !== null &&
              !isAbove(String(value), more ? piecesAtMost : qty)) ||
            texts.ofPieces(more ? piecesAtMost : qty)
          }
        />
      ))}
    </fieldset>
  );
};

/** What staff may change of an order: pieces, products, and where it goes. */
export const EditFields = ({ order }: { order: DeskOrder }) => {
  const texts = useTexts('order');
  const shared = useTexts('orders');
  const fields = [
    ['firstname', texts.firstName],
    ['lastname', texts.lastName],
    ['telephone', shared.phone],
    ['city', texts.city],
    ['street', texts.street],
  ] as const;
  return (
    <>
      <PieceFields more order={order} />
      <AddedProducts />
      <fieldset className="grid gap-3">
        <legend className="pb-1 font-semibold">{texts.deliverTo}</legend>
        <FormSelect
          choices={Object.entries(shared.governorates).map(([value, label]) => ({ value, label }))}
          hint={texts.regionHint}
          label={shared.filters.region}
          name="address.region_id"
        />
        {fields.map(([name, label]) => (
          <FormText
            dir={name === 'telephone' ? 'ltr' : undefined}
            key={name}
            label={label}
            name={`address.${name}`}
          />
        ))}
      </fieldset>
    </>
  );
};
