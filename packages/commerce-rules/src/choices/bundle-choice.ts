import type { ProductOption } from '@dijla/contract/client';
import { quantityOf } from '../cart/quantity-of.ts';
import { answersByOption, optionRefusal } from './answers-by-option.ts';
import { isOneOnly } from './is-one-only.ts';
import { listed } from './listed.ts';
import type { BundleOption, BundleSelection, ChoiceRefusal, ChosenPart } from './product-choices.ts';

type Given = NonNullable<ProductOption['extension_attributes']>['bundle_options'];
type Answer = {
  option_id: number | string;
  option_qty?: number | string | null | undefined;
  option_selections: readonly (number | string | null)[];
};

/** The parts chosen for one option of a bundle. */
export type ChosenOptionParts = { option: BundleOption; parts: readonly ChosenPart[] };

const selectionIds = ({ option_selections }: Answer): string[] =>
  option_selections.flatMap((id) => (id === null || id === '' ? [] : [String(id)]));

/**
 * Quantity of a selection: the shopper's where it can be changed, otherwise its own. In an option with
 * several selections each keeps its own.
 */
const pieces = (
  option: BundleOption,
  selection: BundleSelection,
  asked: Answer['option_qty'],
): number | ChoiceRefusal => {
  if (
    asked === undefined ||
    asked === null ||
    Number(asked) === selection.qty ||
    (!isOneOnly(option) && Number(asked) === 1)
  )
    return selection.qty;
  if (!isOneOnly(option) || !selection.can_change_quantity)
    return optionRefusal('cart.choice-qty-fixed', option);
  const quantity = quantityOf(asked);
  return quantity.ok ? quantity.qty : optionRefusal(quantity.code, option, quantity.data);
};

const partsOf = (option: BundleOption, answer: Answer): readonly ChosenPart[] | ChoiceRefusal => {
  const ids = selectionIds(answer);
  if (new Set(ids).size < ids.length || (isOneOnly(option) && ids.length > 1))
    return optionRefusal('cart.choice-too-many', option);
  const parts: ChosenPart[] = [];
  for (const id of ids) {
    const selection = option.selections.find((each) => String(each.id) === id);
    if (!selection) return optionRefusal('cart.choice-not-found', option);
    const qty = pieces(option, selection, answer.option_qty);
    if (typeof qty !== 'number') return qty;
    parts.push({ product: selection.product, qty });
  }
  return parts;
};

/**
 * Returns the products that `bundle_options` put into a bundle (wire §2.5), by option. Every required option
 * must be answered, a single-choice option has one selection, and the quantity may differ only where the
 * shopper can change it. Ids may be numbers or strings; an option without selections is unanswered.
 */
export const bundleChoice = (
  options: readonly BundleOption[],
  given: Given,
): { ok: true; chosen: readonly ChosenOptionParts[] } | ChoiceRefusal => {
  const answers = answersByOption(
    options,
    listed<Answer>(given).filter((answer) => selectionIds(answer).length > 0),
  );
  if (!answers.ok) return answers;
  const chosen: ChosenOptionParts[] = [];
  for (const option of options) {
    const answer = answers.byId.get(option.id);
    const parts = answer ? partsOf(option, answer) : [];
    if ('ok' in parts) return parts;
    if (parts.length > 0) chosen.push({ option, parts });
  }
  return { ok: true, chosen };
};
