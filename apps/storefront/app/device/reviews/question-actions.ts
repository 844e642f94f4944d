import { pageListClient, refusedText, storeCode } from '../lists/page-lists.ts';

type Answer<Result> = { ok: true; result: Result } | { ok: false; text: string };

const outcomeOf = async <Result>(
  asked: Promise<{ ok: true; result: Result } | { ok: false; result: string | object }>,
): Promise<Answer<Result>> => {
  const answer = await asked.catch(() => null);
  if (answer?.ok) return answer;
  return { ok: false, text: answer === null ? '' : refusedText(answer.result) };
};

const query = () => ({ storeCode: storeCode() });

/** Reads approved questions about a product after the `known` first ones. */
export const readQuestions = (productId: number, known: number) =>
  outcomeOf(
    pageListClient('question/list', {
      query: { ...query(), productId: String(productId), from: String(known) },
    }),
  );

type Page = Extract<Awaited<ReturnType<typeof readQuestions>>, { ok: true }>['result'];
export type ShownQuestion = Page['items'][number];
export type ShownAnswer = ShownQuestion['answers'][number];

/** Asks a question about a product; a guest may leave an address for answers. */
export const askQuestion = (body: {
  product_id: number;
  question: string;
  nickname: string;
  email?: string;
}) => outcomeOf(pageListClient('question/ask', { query: query(), body }));

/** Answers a question, for customers who bought the product. */
export const answerQuestion = (questionId: number, body: { answer: string; nickname: string }) =>
  outcomeOf(
    pageListClient('question/answer', {
      query: query(),
      params: { questionId: String(questionId) },
      body,
    }),
  );

/** Says whether the customer finds an answer helpful. */
export const voteAnswer = (answerId: number, isHelpful: boolean) =>
  outcomeOf(
    pageListClient('question/vote', {
      query: query(),
      params: { answerId: String(answerId) },
      body: { is_helpful: isHelpful },
    }),
  );
