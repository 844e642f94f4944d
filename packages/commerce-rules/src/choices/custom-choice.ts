import type { PriceExtra, ProductOption } from '@dijla/contract/client';
import { answersByOption, optionRefusal } from './answers-by-option.ts';
import { isCalendarDate, writtenDate } from './is-calendar-date.ts';
import { listed } from './listed.ts';
import type { ChoiceRefusal, CustomOption, OptionValue } from './product-choices.ts';

type Given = NonNullable<ProductOption['extension_attributes']>['custom_options'];

/** One answered option: its texts and what it adds to the price. */
export type CustomAnswer = { option: CustomOption; texts: readonly string[]; extras: readonly PriceExtra[] };

/** Maximum number of characters of a text without a limit of its own, and of any text. */
const [usualRoom, largestRoom] = [1_000, 4_000];

const isWritten = ({ type }: CustomOption): boolean => type === 'field' || type === 'area' || type === 'date';

const writtenAnswer = (option: CustomOption, text: string): CustomAnswer | ChoiceRefusal => {
  const most = Math.min(option.max_characters ?? usualRoom, largestRoom);
  if (option.type === 'date')
    return isCalendarDate(text)
      ? { option, texts: [writtenDate(text)], extras: [option.extra] }
      : optionRefusal('cart.date-invalid', option);
  return [...text].length > most
    ? optionRefusal('cart.text-too-long', option, { most })
    : { option, texts: [text], extras: [option.extra] };
};

const chosenAnswer = (option: CustomOption, text: string): CustomAnswer | ChoiceRefusal => {
  const ids = text.split(',').map((id) => id.trim());
  const isMany = option.type === 'checkbox' || option.type === 'multiple';
  if (new Set(ids).size < ids.length || (!isMany && ids.length > 1))
    return optionRefusal('cart.choice-too-many', option);
  const values: OptionValue[] = [];
  for (const id of ids) {
    const value = option.values.find((each) => String(each.id) === id);
    if (!value) return optionRefusal('cart.choice-not-found', option);
    values.push(value);
  }
  return { option, texts: values.map(({ title }) => title), extras: values.map(({ extra }) => extra) };
};

/**
 * Parses the answers in `custom_options` (wire §2.5): a text, a date as `2026-02-28`, the id of a value, or
 * several ids joined by commas. Every required option must be answered; blank and null are no answer.
 * Characters are counted as users perceive them.
 */
export const customChoice = (
  options: readonly CustomOption[],
  given: Given,
): { ok: true; answers: readonly CustomAnswer[] } | ChoiceRefusal => {
  const texts = listed(given)
    .map(({ option_id, option_value }) => ({ option_id, text: String(option_value ?? '').trim() }))
    .filter(({ text }) => text !== '');
  const found = answersByOption(options, texts);
  if (!found.ok) return found;
  const answers: CustomAnswer[] = [];
  for (const option of options) {
    const { text } = found.byId.get(option.id) ?? { text: '' };
    if (text === '') continue;
    const answer = isWritten(option) ? writtenAnswer(option, text) : chosenAnswer(option, text);
    if ('ok' in answer) return answer;
    answers.push(answer);
  }
  return { ok: true, answers };
};
