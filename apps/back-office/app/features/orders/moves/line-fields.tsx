import { typedQuantity } from '@dijla/ui-kit/fields/stepper.tsx';
import { useTexts } from '../../../i18n/use-desk.ts';
import { FormText } from '../../../resource-form/form-fields.tsx';
import type { DeskOrder } from './offered-moves.ts';

/** A number of pieces for each line of the order. */
export const PieceFields = ({ order }: { order: DeskOrder }) => {
  const texts = useTexts('order');
  return (
    <fieldset className="grid gap-3">
      <legend className="sr-only">{texts.pieces}</legend>
      {order.lines.map(({ line_number, name, qty }) => (
        <FormText
          dir="ltr"
          hint={texts.ofPieces(qty)}
          inputMode="numeric"
          key={line_number}
          label={texts.piecesOf(name)}
          name={`pieces.${line_number}`}
          validate={(value) =>
            String(typedQuantity(String(value), qty, 0) ?? '') !== '' || texts.ofPieces(qty)
          }
        />
      ))}
    </fieldset>
  );
};

/** What staff may change of an order: fewer pieces, and where it goes within its governorate. */
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
      <PieceFields order={order} />
      <fieldset className="grid gap-3">
        <legend className="pb-1 font-semibold">{texts.deliverTo}</legend>
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
