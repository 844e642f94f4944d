import { z } from 'zod';
import { defineCall } from '../../define-call.ts';
import { writtenText } from '../../values/written-text.ts';
import { deskQuery, deskRefusals } from '../desk-call.ts';
import { limit, rowId, text } from '../list-query.ts';

const access = { for: 'staff', permission: 'reviews.moderate' } as const;
/** Most questions, and most answers, that one call decides on. */
const decidedAtMost = 100;

const states = ['pending', 'approved', 'rejected'] as const;
const state = z.enum(states);
const ids = z.array(z.int().min(1).max(2_000_000_000)).max(decidedAtMost);

const deskQuestion = z.object({
  id: z.int(),
  product: z.object({ id: z.int(), sku: z.string(), name: z.string() }),
  state,
  text: z.string(),
  nickname: z.string(),
  language: z.string(),
  has_rude_words: z.boolean(),
  customer_id: z.int().nullable(),
  created_at: z.string(),
  /** How many answers wait for a decision. */
  waiting_answers: z.int(),
  answers: z.array(
    z.object({
      id: z.int(),
      state,
      text: z.string(),
      /** Null: the shop's own answer. */
      nickname: z.string().nullable(),
      language: z.string(),
      has_rude_words: z.boolean(),
      helpful: z.int(),
      created_at: z.string(),
    }),
  ),
});

const listDeskQuestions = defineCall({
  method: 'GET',
  path: '/api/desk/questions',
  access,
  summary:
    'Questions about products with their answers, newest first. `waiting` has those where the question or an answer waits. A page goes on with `before`',
  query: deskQuery.extend({
    state: z
      .enum(['', 'waiting', ...states])
      .transform((given) => (given === '' ? undefined : given))
      .optional(),
    /** The beginning of a sku. */
    q: text,
    before: rowId,
    limit,
  }),
  result: z.object({ items: z.array(deskQuestion), next: z.int().nullable() }),
  refusals: [...deskRefusals, 'request.invalid'],
});

const decideQuestions = defineCall({
  method: 'POST',
  path: '/api/desk/questions/decide',
  access,
  summary:
    'Approves or rejects questions and answers, whatever was decided before. Shoppers see what is approved; who asked is told of an approved answer, once',
  query: deskQuery,
  body: z.strictObject({ questions: ids, answers: ids, decision: z.enum(['approve', 'reject']) }),
  result: z.object({ decided: z.int() }),
  refusals: [...deskRefusals, 'request.invalid'],
});

const answerDeskQuestion = defineCall({
  method: 'PUT',
  path: '/api/desk/questions/{questionId}/answer',
  access,
  summary:
    'Sets the shop’s answer to a question, which approves the question; who asked is told. An empty one takes the answer away',
  query: deskQuery,
  body: z.strictObject({ answer: writtenText(2000) }),
  result: z.literal(true),
  refusals: [...deskRefusals, 'request.invalid', 'question.not-found'],
});

/** The calls of the desk about questions, by name. */
export const deskQuestionCalls = {
  'desk/questions': listDeskQuestions,
  'desk/decide-questions': decideQuestions,
  'desk/answer-question': answerDeskQuestion,
} as const;
