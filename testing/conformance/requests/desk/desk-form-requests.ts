import type { ProviderOverHttp } from '@dijla/test-kit/provider-over-http';
import { sql } from 'kysely';

type Shop = Pick<ProviderOverHttp, 'database'>;

let made = 0;

/** Somebody who gets the newsletter. */
const aSubscriber = async ({ database: { db } }: Shop) => {
  made += 1;
  const { rows } = await sql<{ id: number }>`
    insert into newsletter_subscriber (email, language, key, confirmed_at)
    values (${`subscriber-${made}@example.iq`}, 'en', gen_random_uuid()::text, now()) returning id`.execute(
    db,
  );
  return { subscriberId: String(rows[0]?.id) };
};

/** A review that waits for the staff. */
const aReview = async ({ database: { db } }: Shop) => {
  const { rows } = await sql<{ id: number }>`
    insert into review (product_id, language, nickname, title, detail, rating, source)
    select id, 'en', ${`reviewer ${(made += 1)}`}, 'Fine', 'Fine', 5, 'test' from product where sku = 'DJ-SIMPLE' returning id`.execute(
    db,
  );
  return { reviewId: String(rows[0]?.id) };
};

/** A question that waits for the staff. */
const aQuestion = async ({ database: { db } }: Shop) => {
  const { rows } = await sql<{ id: number }>`
    insert into product_question (product_id, language, nickname, question)
    select id, 'en', 'Noor', 'Is it loud?' from product where sku = 'DJ-SIMPLE' returning id`.execute(db);
  return { questionId: String(rows[0]?.id) };
};

/** Something that somebody wrote to the shop. */
const anEnquiry = async ({ database: { db } }: Shop) => {
  const { rows } = await sql<{ id: number }>`
    insert into enquiry (kind, language, name, email, message)
    values ('contact', 'en', 'Noor', 'noor@example.iq', 'Are you open?') returning id`.execute(db);
  return { enquiryId: String(rows[0]?.id) };
};

/** Requests of what staff change of what shoppers sent by forms. */
export const formWrites = {
  'desk/decide-reviews': async (shop: Shop) => ({
    body: { reviews: [Number((await aReview(shop)).reviewId)], decision: 'approve' },
  }),
  'desk/decide-review-pictures': async (shop: Shop) => ({
    query: await aReview(shop),
    body: { pictures: [1], decision: 'approve' },
  }),
  'desk/answer-review': async (shop: Shop) => ({
    query: await aReview(shop),
    body: { answer: 'Thank you!' },
  }),
  'desk/answer-enquiry': async (shop: Shop) => ({
    query: await anEnquiry(shop),
    body: { answer: 'Every day.' },
  }),
  'desk/close-enquiry': async (shop: Shop) => ({ query: await anEnquiry(shop), body: { is_closed: true } }),
  'desk/decide-questions': async (shop: Shop) => ({
    body: { questions: [Number((await aQuestion(shop)).questionId)], answers: [], decision: 'approve' },
  }),
  'desk/answer-question': async (shop: Shop) => ({
    query: await aQuestion(shop),
    body: { answer: 'It is quiet.' },
  }),
  'desk/export-subscribers': async () => ({ body: {} }),
  'desk/remove-subscriber': async (shop: Shop) => ({ query: await aSubscriber(shop) }),
};
