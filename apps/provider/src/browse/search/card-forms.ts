import type { CardForm } from '@dijla/search-index/core/search-engine';
import { oncePer } from '@dijla/caching/once-per';
import { type AnswerForm, shownDocument } from '@dijla/search-index/core/answers/answer-of';

let made = 0;

/**
 * Returns how documents are serialized for a response, created once per form. Its name is short because
 * every response looks cards up by it.
 */
export const cardForm = oncePer((form: AnswerForm): CardForm => {
  const show = shownDocument(form);
  made += 1;
  return { name: String(made), textOf: (document) => JSON.stringify(show(document)) };
});
