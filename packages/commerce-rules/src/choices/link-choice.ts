import type { ProductOption } from '@dijla/contract/client';
import type { ChoiceRefusal, Download } from './product-choices.ts';

type Given = NonNullable<ProductOption['extension_attributes']>['downloadable_option'];

/**
 * Returns the links that `downloadable_option` names (wire §2.5). Links sold separately must be named;
 * otherwise all links come with the product, whichever are named.
 */
export const linkChoice = (
  { is_separate, links }: Download,
  given: Given,
): { ok: true; links: Download['links'] } | ChoiceRefusal => {
  const ids = (given?.downloadable_links ?? []).map(String);
  if (new Set(ids).size < ids.length) return { ok: false, code: 'cart.choice-too-many', data: {} };
  const named = links.filter(({ id }) => ids.includes(String(id)));
  if (named.length < ids.length) return { ok: false, code: 'cart.choice-not-found', data: {} };
  if (!is_separate) return { ok: true, links };
  return named.length === 0
    ? { ok: false, code: 'cart.links-missing', data: {} }
    : { ok: true, links: named };
};
