import type { ChoiceRefusal } from './product-choices.ts';

type Asked = { id: number; title: string; is_required: boolean };
type Given = { option_id: number | string };

/** Returns why an answer to an option is refused. */
export const optionRefusal = (
  code: ChoiceRefusal['code'],
  { id, title }: Pick<Asked, 'id' | 'title'>,
  data: { most?: number } = {},
): ChoiceRefusal => ({ ok: false, code, data: { option_id: id, option: title, ...data } });

/**
 * Returns answers by the ids of their options, given as numbers or strings. Refused when an answer belongs
 * to no option or an option is answered twice.
 */
export const answersByOption = <Answer extends Given>(
  options: readonly Asked[],
  answers: readonly Answer[],
): { ok: true; byId: ReadonlyMap<number, Answer> } | ChoiceRefusal => {
  const known = new Map(options.map((option) => [String(option.id), option]));
  const byId = new Map<number, Answer>();
  for (const answer of answers) {
    const option = known.get(String(answer.option_id));
    if (!option) return { ok: false, code: 'cart.choice-not-found', data: {} };
    if (byId.has(option.id)) return optionRefusal('cart.choice-too-many', option);
    byId.set(option.id, answer);
  }
  const missing = options.find(({ id, is_required }) => is_required && !byId.has(id));
  return missing ? optionRefusal('cart.options-missing', missing) : { ok: true, byId };
};
