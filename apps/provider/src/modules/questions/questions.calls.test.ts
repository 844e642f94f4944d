import { accountsOf } from '@dijla/test-kit/accounts';
import { testDatabase } from '@dijla/test-kit/database/test-database';
import { workedShop } from '@dijla/test-kit/orders/worked-shop';
import { describe, expect, it } from 'vitest';

const database = await testDatabase();
const { db } = database;
const { shop, anOrder, work, dispatched, desk } = await workedShop(database);
const { aCustomer } = accountsOf(shop);

const goods = await anOrder();
const productOf = async (sku: string) =>
  (await db.selectFrom('product').select('id').where('sku', '=', sku).executeTakeFirstOrThrow()).id;
const product = await productOf(goods.sku);
const query = (token = '') => ({ storeCode: 'en', token });
let asked = 0;
const ask = async (body: object = {}, token = '') =>
  (
    await shop.call('question/ask', {
      query: query(token),
      body: { product_id: product, question: `Is it loud? ${(asked += 1)}`, nickname: 'Noor', ...body },
    })
  ).result.id;
const list = async (productId = product) =>
  (await shop.call('question/list', { query: { ...query(), productId: String(productId) } })).result;
const messagesTo = (to: string) =>
  db.selectFrom('message').select(['template', 'params']).where('to', '=', to).execute();

describe('a question', () => {
  it('waits until the staff approve it, and is stored once', async () => {
    const member = await desk('support');
    const body = { question: 'Does it fit a bicycle?' };
    const id = await ask(body);
    expect(await Promise.all([ask(body), ask(body), ask(body)])).toEqual([id, id, id]);
    const many = await Promise.all([1, 2, 3, 4].map(() => ask({ question: 'Sent four times at once?' })));
    expect(new Set(many).size).toBe(1);
    expect((await list()).items.map((item) => item.id)).not.toContain(id);
    const waiting = await member.call('desk/questions', { query: { state: 'waiting' } });
    expect(waiting.items.map((item) => item.id)).toContain(id);
    const decide = (decision: string) =>
      member.call('desk/decide-questions', { body: { questions: [id], answers: [], decision } });
    expect(await decide('approve')).toEqual({ decided: 1 });
    expect(await decide('approve')).toEqual({ decided: 0 });
    expect((await list()).items).toContainEqual(
      expect.objectContaining({ id, text: body.question, answers: [] }),
    );
    await decide('reject');
    expect((await list()).items.map((item) => item.id)).not.toContain(id);
  });

  it('answered by the shop is approved with it, and a guest who left an address is told once', async () => {
    const member = await desk('content');
    const email = 'asks@example.iq';
    const id = await ask({ email });
    const params = { query: { questionId: String(id), storeCode: 'en' } };
    await member.call('desk/answer-question', { ...params, body: { answer: 'It is quiet.' } });
    await member.call('desk/answer-question', { ...params, body: { answer: 'It is very quiet.' } });
    const shown = (await list()).items.find((item) => item.id === id);
    expect(shown?.answers).toMatchObject([{ nickname: null, text: 'It is very quiet.', helpful: 0 }]);
    expect(await messagesTo(email)).toMatchObject([
      { template: 'question-answered', params: { answer: 'It is quiet.' } },
    ]);
    await member.call('desk/answer-question', { ...params, body: { answer: '' } });
    expect((await list()).items.find((item) => item.id === id)?.answers).toEqual([]);
    expect(
      await member.refused('desk/answer-question', { query: { questionId: '9' }, body: { answer: 'x' } }),
    ).toBe('question.not-found');
  });

  it('is refused of what is not sold, and too short', async () => {
    const body = { product_id: 2_000_000, question: 'Is it loud?', nickname: 'Noor' };
    expect((await shop.refused('question/ask', { body })).code).toBe('question.product-unknown');
    for (const wrong of [{ question: 'x' }, { nickname: ' ' }, { email: 'noor' }])
      expect((await shop.refused('question/ask', { body: { ...body, ...wrong } })).code).toBe(
        'request.invalid',
      );
  });
});

describe('an answer of a buyer', () => {
  it('is taken of who was delivered the product alone, once, and helps whom it helps', async () => {
    const { token } = await aCustomer();
    const stranger = await aCustomer();
    const order = await anOrder({ query: { storeCode: 'en', token } });
    const member = await desk();
    const questionId = await ask({ product_id: await productOf(order.sku) }, stranger.token);
    await member.call('desk/decide-questions', {
      body: { questions: [questionId], answers: [], decision: 'approve' },
    });
    const given = (of: string) => ({
      query: { ...query(of), questionId: String(questionId) },
      body: { answer: 'Mine is quiet.', nickname: 'Sara' },
    });
    expect((await shop.refused('question/answer', given(token))).code).toBe('question.not-a-buyer');
    await dispatched(order.id);
    await work(order.id, 'desk/deliver-order', { move: 'deliver', amount: 0 });
    const { id: answerId } = (await shop.call('question/answer', given(token))).result;
    expect((await shop.refused('question/answer', given(token))).code).toBe('question.already-answered');
    expect((await shop.refused('question/answer', given(stranger.token))).code).toBe('question.not-a-buyer');

    const vote = (of: string, is_helpful: boolean) =>
      shop.call('question/vote', {
        query: { ...query(of), answerId: String(answerId) },
        body: { is_helpful },
      });
    const early = await shop.refused('question/vote', {
      query: { ...query(token), answerId: String(answerId) },
      body: { is_helpful: true },
    });
    expect(early.code).toBe('question.not-found');
    await member.call('desk/decide-questions', {
      body: { questions: [], answers: [answerId], decision: 'approve' },
    });
    expect((await messagesTo(stranger.email)).map(({ template }) => template)).toContain('question-answered');
    expect((await vote(token, true)).result.helpful).toBe(1);
    expect((await vote(token, true)).result.helpful).toBe(1);
    expect((await vote(stranger.token, true)).result.helpful).toBe(2);
    expect((await vote(token, false)).result.helpful).toBe(1);
    const { items } = await list(await productOf(order.sku));
    expect(items.find(({ id }) => id === questionId)?.answers).toMatchObject([
      { id: answerId, nickname: 'Sara', helpful: 1 },
    ]);
  });
});

it('goes through questions page by page', async () => {
  const member = await desk();
  const ids = [];
  for (let count = 0; count < 7; count += 1) ids.push(await ask());
  await member.call('desk/decide-questions', { body: { questions: ids, answers: [], decision: 'approve' } });
  const first = await list();
  expect([first.items.length, first.has_more]).toEqual([5, true]);
  const second = (
    await shop.call('question/list', { query: { ...query(), productId: String(product), from: '5' } })
  ).result;
  const seen = [...first.items, ...second.items].map(({ id }) => id);
  expect(new Set(seen).size).toBe(seen.length);
});
