import type { ChosenValues } from '@dijla/commerce-rules/variants/variant-child';
import { type SubmitEvent, useRef, useState } from 'react';
import { useTexts } from '../../../i18n/texts.tsx';
import { addToCartSoon } from '../../../device/cart/add-to-cart-soon.ts';
import { newId } from '@dijla/device/platform/new-id';
import { chosenVariant, unanswered } from '../../../view-models/choice/chosen-variant.ts';
import type { BuyableView, ProductView } from '../../../view-models/product/product-view.ts';
import { chosenInForm, focusOption } from './chosen-in-form.ts';
import { showNotification } from '../../page/notification-state.ts';
import { StockLabel } from '../stock-label.tsx';
import { tellAdded, useTelling } from '../../cart/tell-added.ts';
import { VariantChoice } from './variant-choice.tsx';

export type ChoiceFormProps = {
  id: string;
  product: ProductView;
  choice: ChosenValues;
  onChoose: (choice: ChosenValues) => void;
  onClose: () => void;
};

/** Adds a variant and reports the result; ignores further taps while an addition is running. */
const useAdd = (product: ProductView, onClose: () => void) => {
  const telling = useTelling();
  const isBusy = useRef(false);
  const add = async (buyable: BuyableView): Promise<void> => {
    const choice = { values: buyable.values, chosen: {}, quantities: {}, qty: 1 };
    const answer = await addToCartSoon({ product, buyable, choice, ids: [newId()], store: telling.code });
    const outcome = answer !== null && 'error' in answer ? null : answer;
    if (outcome?.ok) onClose();
    tellAdded(outcome, product, telling);
  };
  return (buyable: BuyableView) => {
    if (isBusy.current) return;
    isBusy.current = true;
    void add(buyable).finally(() => {
      isBusy.current = false;
    });
  };
};

/** The choice of a variant. Submitting it incomplete focuses the first missing option. */
export const ChoiceForm = ({ id, product, choice, onChoose, onClose }: ChoiceFormProps) => {
  const { noVariants } = useTexts('product');
  const texts = useTexts('catalogue');
  const [isAsked, setAsked] = useState(false);
  const add = useAdd(product, onClose);
  const { options, buyables, sizeGuide } = product;
  const missing = unanswered(options, choice);
  const buyable = chosenVariant(product, choice);
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const chosen = chosenInForm(form, options);
    const [first] = unanswered(options, chosen);
    if (first !== undefined) {
      setAsked(true);
      focusOption(form, first);
      return;
    }
    const wanted = chosenVariant(product, chosen);
    if (wanted === null) showNotification({ type: 'error', message: noVariants });
    else add(wanted);
  };
  return (
    <form
      className="grid gap-5"
      id={id}
      onChange={(event) => onChoose(chosenInForm(event.currentTarget, options))}
      onSubmit={submit}
    >
      <VariantChoice buyables={buyables} choice={choice} options={options} sizeGuide={sizeGuide} />
      {buyable !== null && <StockLabel stock={buyable.stock} />}
      {buyable === null && missing.length === 0 && <p className="font-medium text-danger">{noVariants}</p>}
      {isAsked && missing.length > 0 && (
        <p className="font-medium text-danger" role="alert">
          {texts.choose(missing.map(({ label }) => label))}
        </p>
      )}
    </form>
  );
};
