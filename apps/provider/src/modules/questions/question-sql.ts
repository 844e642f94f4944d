import { sql } from 'kysely';
import type { Database, DatabaseTransaction } from '../../database/connect.ts';
import { boughtHere } from '../reviews/reviews.ts';

/** A question as a shopper asks it; `email` is that of a guest who wants to be told. */
export type AskedQuestion = {
  productId: number;
  customerId: number | null;
  language: string;
  nickname: string;
  question: string;
  email: string | null;
  hasRudeWords: boolean;
};

/** Stores a question as pending and returns its id; the same of the same person is the one stored before. */
export const insertQuestion = async (
  transaction: DatabaseTransaction,
  { productId, customerId, language, nickname, question, email, hasRudeWords }: AskedQuestion,
): Promise<number> => {
  // The same question sent twice at once waits here, and then finds itself.
  await sql`select pg_advisory_xact_lock(hashtextextended(${`question ${productId} ${nickname}`}, 0))`.execute(
    transaction,
  );
  const { rows } = await sql<{ id: number }>`
    with same as (
      select id from product_question where product_id = ${productId} and question = ${question} and nickname = ${nickname}
        and customer_id is not distinct from ${customerId}::integer limit 1
    ), added as (
      insert into product_question (product_id, language, nickname, question, customer_id, email, has_rude_words)
      select ${productId}, ${language}, ${nickname}, ${question}, ${customerId}::integer, ${email}::text, ${hasRudeWords}::boolean
      where not exists (select from same) returning id
    ) select id from same union all select id from added`.execute(transaction);
  const [row] = rows;
  if (row === undefined) throw new Error('A question was neither found nor stored');
  return row.id;
};

export type GivenAnswer = {
  questionId: number;
  customerId: number;
  language: string;
  nickname: string;
  answer: string;
  hasRudeWords: boolean;
};

/** Whether an approved question is there, and whether a customer was delivered its product. */
export const findAnswerable = async (
  database: Database,
  { questionId, customerId }: { questionId: number; customerId: number },
): Promise<{ isBuyer: boolean } | undefined> => {
  const { rows } = await sql<{ isBuyer: boolean }>`
    select ${boughtHere('q.product_id', 'q.customer_id')} as "isBuyer" from (
      select product_id, ${customerId}::integer as customer_id from product_question where id = ${questionId} and status = 1
    ) q`.execute(database);
  return rows[0];
};

/** Stores a customer's answer as pending and returns its id; null when the customer has answered already. */
export const insertAnswer = async (
  database: Database,
  { questionId, customerId, language, nickname, answer, hasRudeWords }: GivenAnswer,
): Promise<number | null> => {
  const { rows } = await sql<{ id: number }>`
    insert into product_answer (question_id, language, nickname, answer, customer_id, has_rude_words)
    values (${questionId}, ${language}, ${nickname}, ${answer}, ${customerId}, ${hasRudeWords})
    on conflict do nothing returning id`.execute(database);
  return rows[0]?.id ?? null;
};

/** Notes whether a customer finds an approved answer helpful, and returns how many do; undefined for no such answer. */
export const voteFor = async (
  transaction: DatabaseTransaction,
  { answerId, customerId, isHelpful }: { answerId: number; customerId: number; isHelpful: boolean },
): Promise<number | undefined> => {
  const found = await sql`select from product_answer where id = ${answerId} and status = 1`.execute(
    transaction,
  );
  if (found.rows.length === 0) return undefined;
  await (
    isHelpful
      ? sql`insert into answer_vote (answer_id, customer_id) values (${answerId}, ${customerId}) on conflict do nothing`
      : sql`delete from answer_vote where answer_id = ${answerId} and customer_id = ${customerId}`
  ).execute(transaction);
  const { rows } = await sql<{ helpful: number }>`
    select count(*)::integer as helpful from answer_vote where answer_id = ${answerId}`.execute(transaction);
  return rows[0]?.helpful;
};

type ShownAnswer = {
  id: number;
  nickname: string | null;
  text: string;
  lang: string;
  created_at: string;
  helpful: number;
};
export type ShownQuestion = {
  id: number;
  nickname: string;
  text: string;
  lang: string;
  created_at: Date;
  answers: ShownAnswer[];
};

/** Answers that a question shows at most. */
const answersAtMost = 20;

/** Reads approved questions about a product with their approved answers: those in the language first, the latest first. */
export const readQuestions = async (
  database: Database,
  { productId, language, from, limit }: { productId: number; language: string; from: number; limit: number },
): Promise<ShownQuestion[]> => {
  const { rows } = await sql<ShownQuestion>`
    select q.id, q.nickname, q.question as text, q.language as lang, q.created_at, coalesce((
      select json_agg(json_build_object('id', a.id, 'nickname', a.nickname, 'text', a.answer, 'lang', a.language,
        'created_at', to_char(a.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'), 'helpful', a.helpful)
        order by a.nickname is not null, a.helpful desc, a.id)
      from (select a.*, (select count(*)::integer from answer_vote v where v.answer_id = a.id) as helpful
        from product_answer a where a.question_id = q.id and a.status = 1
        order by a.nickname is not null, helpful desc, a.id limit ${answersAtMost}) a), '[]') as answers
    from product_question q where q.product_id = ${productId} and q.status = 1
    order by q.language = ${language} desc, q.id desc offset ${from} limit ${limit}`.execute(database);
  return rows;
};
