import type { CardForm } from '../../read-model/cards/card-cache.ts';
import { oncePer } from '../../once-per.ts';
import { type AnswerForm, shownDocument } from './answer-of.ts';

let made = 0;

/** The way in which documents are written for an answer, made once for each form; its name is a short one, for each answer is asked for by it. */
export const cardForm = oncePer((form: AnswerForm): CardForm => {
  const show = shownDocument(form);
  made += 1;
  return { name: String(made), textOf: (document) => JSON.stringify(show(document)) };
});
