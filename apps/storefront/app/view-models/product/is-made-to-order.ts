import { isMadeBy, type ProductChoices } from '@dijla/commerce-rules/choices/product-choices';
import type { Chosen } from '../choice/chosen-option.ts';

/**
 * Whether the product is made to order: either it always is, or because of the text the shopper has entered
 * so far.
 */
export const isMade = (
  { custom }: Pick<ProductChoices, 'custom'>,
  { custom: answers = {} }: Chosen,
): boolean =>
  custom.some((option) => {
    const answer = answers[option.id];
    return isMadeBy(option) && (option.is_required || (typeof answer === 'string' && answer.trim() !== ''));
  });
