import { z } from 'zod';
import { storeQuery, tokenRefusals, userQuery } from '../common-query.ts';
import { defineCall } from '../define-call.ts';
import { lineOf } from '../values/single-line.ts';
import { writtenText } from '../values/written-text.ts';

/** Questions per page. */
const pageSize = 5;
/** Least letters of a question, an answer and a name. */
const leastLetters = 2;
/** Most characters of a question. */
const longestQuestion = 1000;

const productId = z.int().min(1).max(2_000_000_000);
const said = (most: number) => writtenText(most).pipe(z.string().min(leastLetters));
const nickname = lineOf(60).pipe(z.string().trim().min(leastLetters));

const answer = z.object({
  id: z.int(),
  /** Null: the shop's own answer. */
  nickname: z.string().nullable(),
  text: z.string(),
  lang: z.string(),
  created_at: z.string(),
  /** How many customers found it helpful. */
  helpful: z.int(),
});

const listQuestions = defineCall({
  method: 'GET',
  path: '/api/ext/dijla/questions',
  access: { for: 'anyone' },
  limit: 'search',
  of: 'lists',
  summary: `Questions about a product that the staff have approved, with their answers, those in the language of the store first, ${pageSize} at a time; a page goes on with \`from\` (ours)`,
  query: storeQuery.extend({
    productId: z
      .string()
      .regex(/^\d{1,9}$/, 'should be the id of a product')
      .transform(Number),
    /** How many are known. */
    from: z
      .string()
      .regex(/^\d{0,4}$/, 'should be a number of questions')
      .transform((given) => Number(given))
      .optional(),
  }),
  result: z.object({
    items: z.array(
      z.object({
        id: z.int(),
        nickname: z.string(),
        text: z.string(),
        lang: z.string(),
        created_at: z.string(),
        /** The shop's own first, then the most helpful. */
        answers: z.array(answer),
      }),
    ),
    has_more: z.boolean(),
  }),
  refusals: ['request.invalid', 'request.too-many'],
});

const waits = z.object({ id: z.int() });

const askQuestion = defineCall({
  method: 'POST',
  path: '/api/ext/dijla/questions',
  access: { for: 'anyone' },
  tokenPlace: 'query',
  captcha: 'on-use',
  of: 'lists',
  summary:
    'A question about a product, which waits until the staff have approved it. Who asks is told of answers by e-mail: a customer by the account’s address, a guest by the one given, if any (ours)',
  query: userQuery,
  body: z.strictObject({
    product_id: productId,
    question: said(longestQuestion),
    nickname,
    /** Of a guest who wants to be told of answers. */
    email: z.email().max(254).optional(),
  }),
  result: waits,
  refusals: [...tokenRefusals, 'request.invalid', 'request.too-many', 'question.product-unknown'],
});

const answerQuestion = defineCall({
  method: 'POST',
  path: '/api/ext/dijla/questions/{questionId}/answers',
  access: { for: 'customer' },
  tokenPlace: 'query',
  of: 'lists',
  summary:
    'An answer of a customer who was delivered the product, which waits until the staff have approved it; one of each customer and question (ours)',
  query: userQuery,
  body: z.strictObject({ answer: said(2000), nickname }),
  result: waits,
  refusals: [
    ...tokenRefusals,
    'request.invalid',
    'request.too-many',
    'question.not-found',
    'question.not-a-buyer',
    'question.already-answered',
  ],
});

const voteAnswer = defineCall({
  method: 'POST',
  path: '/api/ext/dijla/answers/{answerId}/vote',
  access: { for: 'customer' },
  tokenPlace: 'query',
  of: 'lists',
  summary: 'Whether a customer finds an answer helpful; the same again changes nothing (ours)',
  query: userQuery,
  body: z.strictObject({ is_helpful: z.boolean() }),
  result: z.object({ helpful: z.int() }),
  refusals: [...tokenRefusals, 'request.invalid', 'question.not-found'],
});

/** The calls of questions about products, by name. */
export const questionCalls = {
  'question/list': listQuestions,
  'question/ask': askQuestion,
  'question/answer': answerQuestion,
  'question/vote': voteAnswer,
};
