import { sql } from 'kysely';
import type { Database, DatabaseTransaction } from '../../database/connect.ts';

type State = 'pending' | 'approved' | 'rejected';

/** States by their status, as those of reviews. */
const statusOf = { approved: 1, pending: 2, rejected: 3 } as const satisfies Record<State, number>;

type DeskAnswer = {
  id: number;
  state: State;
  text: string;
  nickname: string | null;
  language: string;
  has_rude_words: boolean;
  helpful: number;
  created_at: string;
};

export type DeskQuestion = {
  id: number;
  product: { id: number; sku: string; name: string };
  state: State;
  text: string;
  nickname: string;
  language: string;
  has_rude_words: boolean;
  customer_id: number | null;
  created_at: Date;
  waiting_answers: number;
  answers: DeskAnswer[];
};

export type QuestionFilter = {
  state?: State | 'waiting' | undefined;
  q?: string | undefined;
  before?: number | undefined;
  limit: number;
};

/** Answers of a question that the desk shows at most, the latest first. */
const answersAtMost = 100;

const likeStart = (text: string): string =>
  `${text
    .trim()
    .toLowerCase()
    .replace(/[\\%_]/g, '\\$&')}%`;
const stateOf = (column: string) =>
  sql`case ${sql.ref(column)} when 1 then 'approved' when 2 then 'pending' else 'rejected' end`;
const hasWaitingAnswer = sql`exists (select from product_answer a where a.question_id = q.id and a.status = 2)`;

/** Reads questions with their answers, newest first. */
export const readDeskQuestions = async (
  database: Database,
  { state, q, before, limit }: QuestionFilter,
  language: string,
): Promise<DeskQuestion[]> => {
  const wanted = [
    sql`true`,
    ...(state === undefined
      ? []
      : [
          state === 'waiting'
            ? sql`(q.status = 2 or ${hasWaitingAnswer})`
            : sql`q.status = ${statusOf[state]}`,
        ]),
    ...(q === undefined ? [] : [sql`lower(p.sku) like ${likeStart(q)}`]),
    ...(before === undefined ? [] : [sql`q.id < ${before}::bigint`]),
  ];
  const { rows } = await sql<DeskQuestion>`
    select q.id, ${stateOf('q.status')} as state, q.question as text, q.nickname, q.language, q.has_rude_words, q.customer_id, q.created_at,
      json_build_object('id', p.id, 'sku', p.sku, 'name', coalesce((
        select t.name from product_text t where t.product_id = p.id order by t.language = ${language} desc, t.language limit 1), p.sku)) as product,
      (select count(*)::integer from product_answer a where a.question_id = q.id and a.status = 2) as waiting_answers,
      coalesce((
        select json_agg(json_build_object('id', a.id, 'state', ${stateOf('a.status')}, 'text', a.answer, 'nickname', a.nickname,
          'language', a.language, 'has_rude_words', a.has_rude_words,
          'helpful', (select count(*)::integer from answer_vote v where v.answer_id = a.id),
          'created_at', to_char(a.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')) order by a.id desc)
        from (select * from product_answer where question_id = q.id order by id desc limit ${answersAtMost}) a), '[]') as answers
    from product_question q join product p on p.id = q.product_id
    where ${sql.join(wanted, sql` and `)} order by q.id desc limit ${limit}`.execute(database);
  return rows;
};

/** Counts the questions of the list of what waits: they themselves, or an answer, are not decided on. */
export const countWaitingQuestions = async (database: Database): Promise<number> => {
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count from (
      select id from product_question where status = 2
      union select question_id from product_answer where status = 2) waiting`.execute(database);
  return rows[0]?.count ?? 0;
};

export type Decided = { id: number; before: State };

/** Sets the state of questions, or of answers, that have another. Returns those that changed, with their state before. */
export const setState = async (
  transaction: DatabaseTransaction,
  {
    table,
    ids,
    state,
  }: { table: 'product_question' | 'product_answer'; ids: readonly number[]; state: State },
): Promise<Decided[]> => {
  const { rows } = await sql<Decided>`
    with wanted as (
      select id, status from ${sql.table(table)} where id = any(${[...ids]}::integer[]) and status <> ${statusOf[state]} order by id for update
    )
    update ${sql.table(table)} t set status = ${statusOf[state]} from wanted w where w.id = t.id
    returning t.id, ${stateOf('w.status')} as before`.execute(transaction);
  return rows;
};

/** Returns the ids of the questions that answers belong to. */
export const questionsOf = async (
  transaction: DatabaseTransaction,
  answerIds: readonly number[],
): Promise<number[]> => {
  const { rows } = await sql<{ id: number }>`
    select distinct question_id as id from product_answer where id = any(${[...answerIds]}::integer[])`.execute(
    transaction,
  );
  return rows.map(({ id }) => id);
};

/** Locks a question and returns the shop's answer to it; undefined for no such question. */
export const lockQuestion = async (
  transaction: DatabaseTransaction,
  id: number,
): Promise<{ answer: string | null } | undefined> => {
  const { rows } = await sql<{ answer: string | null }>`
    select (select a.answer from product_answer a where a.question_id = q.id and a.nickname is null) as answer
    from product_question q where q.id = ${id} for update of q`.execute(transaction);
  return rows[0];
};

/** Sets the shop's answer to a question, and returns its id; null takes it away. */
export const setShopAnswer = async (
  transaction: DatabaseTransaction,
  { questionId, answer, language }: { questionId: number; answer: string | null; language: string },
): Promise<number | null> => {
  if (answer === null) {
    await sql`delete from product_answer where question_id = ${questionId} and nickname is null`.execute(
      transaction,
    );
    return null;
  }
  const { rows } = await sql<{ id: number }>`
    insert into product_answer (question_id, status, language, answer) values (${questionId}, 1, ${language}, ${answer})
    on conflict (question_id) where nickname is null do update set answer = excluded.answer, language = excluded.language
    returning id`.execute(transaction);
  return rows[0]?.id ?? null;
};

export type ToTell = {
  answerId: number;
  email: string;
  language: string;
  question: string;
  answer: string;
  name: string;
  path: string | null;
};

/** Reads who is to be told of approved answers, with what they are told. */
export const readToTell = async (
  transaction: DatabaseTransaction,
  answerIds: readonly number[],
): Promise<ToTell[]> => {
  const { rows } = await sql<ToTell>`
    select a.id as "answerId", coalesce(c.email, q.email) as email, q.language, q.question, a.answer,
      coalesce((select t.name from product_text t where t.product_id = p.id order by t.language = q.language desc, t.language limit 1), p.sku) as name,
      (select s.url_path from product_store s join store_view v on v.code = s.store_code
        where s.product_id = p.id and v.language = q.language and s.visibility > 1 and p.status = 1 limit 1) as path
    from product_answer a join product_question q on q.id = a.question_id join product p on p.id = q.product_id
    left join customer c on c.id = q.customer_id
    where a.id = any(${[...answerIds]}::integer[]) and a.status = 1 and coalesce(c.email, q.email) is not null
      and (a.customer_id is null or a.customer_id is distinct from q.customer_id)`.execute(transaction);
  return rows;
};
