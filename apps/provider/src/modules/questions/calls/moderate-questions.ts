import { handleCall } from '../../../call/handle-call.ts';
import { idInPath } from '../../../call/id-in-path.ts';
import { isRefusal, refusal } from '../../../call/refusal.ts';
import type { Database } from '../../../database/connect.ts';
import { handleDeskWrite } from '../../audit/audit.ts';
import {
  lockQuestion,
  questionsOf,
  readDeskQuestions,
  setShopAnswer,
  setState,
} from '../desk-question-sql.ts';
import { tellAskers } from '../tell-asker.ts';

/** `GET /api/desk/questions`. One row more than the page holds says whether another follows. */
export const listDeskQuestions = handleCall(
  'desk/questions',
  ({ database }: { database: Database }) =>
    async ({ query: { state, q, before, limit } }, { store }) => {
      const rows = await readDeskQuestions(database, { state, q, before, limit: limit + 1 }, store.language);
      const items = rows.slice(0, limit);
      return {
        result: {
          items: items.map((row) => ({ ...row, created_at: row.created_at.toISOString() })),
          next: rows.length > limit ? (items.at(-1)?.id ?? null) : null,
        },
      };
    },
);

/** `POST /api/desk/questions/decide`: an answer that is approved approves its question with it. */
export const decideQuestions = handleDeskWrite(
  'desk/decide-questions',
  () =>
    async ({ body: { questions, answers, decision } }, { transaction, act }) => {
      const state = decision === 'approve' ? 'approved' : 'rejected';
      const asked = state === 'approved' ? await questionsOf(transaction, answers) : [];
      const decided = {
        product_question: await setState(transaction, {
          table: 'product_question',
          ids: [...questions, ...asked],
          state,
        }),
        product_answer: await setState(transaction, { table: 'product_answer', ids: answers, state }),
      };
      for (const entity of ['product_question', 'product_answer'] as const)
        for (const { id, before } of decided[entity])
          await act({ act: state, entity, entityId: id, before: { state: before }, after: { state } });
      const count = decided.product_question.length + decided.product_answer.length;
      if (count === 0)
        await act({ act: state, entity: 'product_question', entityId: null, before: null, after: null });
      if (state === 'approved')
        await tellAskers(
          transaction,
          decided.product_answer.map(({ id }) => id),
        );
      return { result: { decided: count } };
    },
);

/** `PUT /api/desk/questions/{questionId}/answer` */
export const answerDeskQuestion = handleDeskWrite(
  'desk/answer-question',
  () =>
    async ({ params, body }, { transaction, act, store }) => {
      const questionId = idInPath(params, { name: 'questionId', thing: 'question' });
      if (isRefusal(questionId)) return questionId;
      const locked = await lockQuestion(transaction, questionId);
      if (locked === undefined) return refusal('question.not-found');
      const answer = body.answer === '' ? null : body.answer;
      const answerId = await setShopAnswer(transaction, { questionId, answer, language: store.language });
      if (answerId !== null)
        await setState(transaction, { table: 'product_question', ids: [questionId], state: 'approved' });
      await act({
        act: 'answered',
        entity: 'product_question',
        entityId: questionId,
        before: { answer: locked.answer },
        after: { answer },
      });
      if (answerId !== null) await tellAskers(transaction, [answerId]);
      return { result: true };
    },
);
