import { hasRudeWords } from '@dijla/commerce-rules/reviews/rude-words';
import { callerRefusal } from '../../../call/caller.ts';
import { handleCall } from '../../../call/handle-call.ts';
import { idInPath } from '../../../call/id-in-path.ts';
import { isRefusal, refusal } from '../../../call/refusal.ts';
import type { Database } from '../../../database/connect.ts';
import { inTransaction } from '../../../database/in-transaction.ts';
import type { RateLimits } from '../../../http/limits/rate-limits.ts';
import { isShownProduct } from '../../reviews/reviews.ts';
import { findAnswerable, insertAnswer, insertQuestion, readQuestions, voteFor } from '../question-sql.ts';

type Parts = { database: Database; limits: Pick<RateLimits, 'questions'> };

const pageSize = 5;

/** `GET /api/ext/dijla/questions` (ours). One more than the page holds says whether others follow. */
export const listQuestions = handleCall(
  'question/list',
  ({ readDatabase }: { readDatabase: Database }) =>
    async ({ query: { productId, from = 0 } }, { store }) => {
      const rows = await readQuestions(readDatabase, {
        productId,
        language: store.language,
        from,
        limit: pageSize + 1,
      });
      return {
        result: {
          items: rows
            .slice(0, pageSize)
            .map(({ created_at, ...row }) => ({ ...row, created_at: created_at.toISOString() })),
          has_more: rows.length > pageSize,
        },
      };
    },
);

/** `POST /api/ext/dijla/questions` (ours) */
export const askQuestion = handleCall(
  'question/ask',
  ({ database, limits }: Parts) =>
    async ({ body }, context) => {
      const caller = await context.caller();
      const refused = callerRefusal(caller);
      if (refused) return refused;
      const counted = await limits.questions.count(context.address);
      if (isRefusal(counted)) return counted;
      if (!(await isShownProduct(database, body.product_id))) return refusal('question.product-unknown');
      const customerId = caller.kind === 'customer' ? caller.customer.id : null;
      const id = await inTransaction(database, async (transaction) =>
        insertQuestion(transaction, {
          productId: body.product_id,
          customerId,
          language: context.store.language,
          nickname: body.nickname,
          question: body.question,
          // A customer is told where the account says.
          email: customerId === null ? (body.email?.toLowerCase() ?? null) : null,
          hasRudeWords: [body.question, body.nickname].some(hasRudeWords),
        }),
      );
      return { result: { id } };
    },
);

/** `POST /api/ext/dijla/questions/{questionId}/answers` (ours) */
export const answerQuestion = handleCall(
  'question/answer',
  ({ database, limits }: Parts) =>
    async ({ params, body }, { customer, store, address }) => {
      const questionId = idInPath(params, { name: 'questionId', thing: 'question' });
      if (isRefusal(questionId)) return questionId;
      const found = await findAnswerable(database, { questionId, customerId: customer.id });
      if (found === undefined) return refusal('question.not-found');
      if (!found.isBuyer) return refusal('question.not-a-buyer');
      const counted = await limits.questions.count(address);
      if (isRefusal(counted)) return counted;
      const id = await insertAnswer(database, {
        questionId,
        customerId: customer.id,
        language: store.language,
        nickname: body.nickname,
        answer: body.answer,
        hasRudeWords: [body.answer, body.nickname].some(hasRudeWords),
      });
      return id === null ? refusal('question.already-answered') : { result: { id } };
    },
);

/** `POST /api/ext/dijla/answers/{answerId}/vote` (ours) */
export const voteAnswer = handleCall(
  'question/vote',
  ({ database }: { database: Database }) =>
    async ({ params, body }, { customer }) => {
      const answerId = idInPath(params, { name: 'answerId', thing: 'answer' });
      if (isRefusal(answerId)) return answerId;
      const helpful = await inTransaction(database, async (transaction) =>
        voteFor(transaction, { answerId, customerId: customer.id, isHelpful: body.is_helpful }),
      );
      return helpful === undefined ? refusal('question.not-found') : { result: { helpful } };
    },
);
