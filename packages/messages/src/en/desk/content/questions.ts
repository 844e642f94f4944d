import { grouped, pluralEnglish } from '../../../plural.ts';

/** Texts of questions about products at the desk. */
export const questions = {
  title: 'Questions',
  help: [
    'What shoppers ask about a product waits here until you approve it. Answering a question approves it, too.',
    'Customers who bought the product may answer; their answers wait here as well. Who asked is told of each answer by email.',
  ],
  waiting: 'Waiting',
  states: { pending: 'Waiting', approved: 'Approved', rejected: 'Rejected' },
  state: 'State',
  sku: 'Product code',
  columns: {
    question: 'Question',
    product: 'Product',
    by: 'By',
    answers: 'Answers',
    state: 'State',
    since: 'Since',
  },
  rude: 'Rude words',
  waitingAnswers: (count: number) => `${grouped(count)} waiting`,
  approve: 'Approve',
  reject: 'Reject',
  approveMany: (count: number) => `Approve (${grouped(count)})`,
  rejectMany: (count: number) => `Reject (${grouped(count)})`,
  decided: (count: number) => pluralEnglish(count, { one: '1 decided', other: `${grouped(count)} decided` }),
  answers: 'Answers',
  shop: 'The shop',
  helpful: (count: number) => `Helpful to ${grouped(count)}`,
  answer: 'The shop’s answer',
  answerHint:
    'Everybody reads it on the product’s page, and who asked is told. Leave it empty for no answer.',
  saveAnswer: 'Save answer',
  answerSaved: 'Answer saved',
};
