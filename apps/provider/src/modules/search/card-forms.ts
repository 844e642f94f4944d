import { keepLatest } from '../../keep-latest.ts';
import type { CardForm } from '../../read-model/cards/card-shelf.ts';
import { type AnswerForm, shownDocument } from './answer-of.ts';

/** So many field lists are known, with what was found out about their paths. */
const formsAtMost = 16;

/** The ways in which documents are written for clients, each made once while it is asked for. */
export const cardForms = (): ((form: AnswerForm) => CardForm) => {
  const known = new Map<string, CardForm>();
  return (form) => {
    const name = JSON.stringify(form);
    const found = known.get(name);
    if (found !== undefined) return found;
    const show = shownDocument(form);
    const made: CardForm = { name, textOf: (document) => JSON.stringify(show(document)) };
    known.set(name, made);
    keepLatest(known, formsAtMost);
    return made;
  };
};
