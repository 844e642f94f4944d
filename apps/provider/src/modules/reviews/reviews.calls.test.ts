import { accountsOf } from '@dijla/test-kit/accounts';
import { testDatabase } from '@dijla/test-kit/database/test-database';
import { workedShop } from '@dijla/test-kit/orders/worked-shop';
import { describe, expect, it } from 'vitest';
import { readApprovedReviews } from './approved-reviews-sql.ts';

const database = await testDatabase();
const { db } = database;
const worked = await workedShop(database);
const { shop, anOrder, work, dispatched, desk } = worked;
const { aCustomer } = accountsOf(shop);

const productOf = async (sku: string) =>
  (await db.selectFrom('product').select('id').where('sku', '=', sku).executeTakeFirstOrThrow()).id;
const goods = await productOf((await anOrder()).sku);
let names = 0;
const aReview = (changes: object = {}) => ({
  product_id: goods,
  title: 'Keeps tea hot',
  detail: 'All day.\nReally.',
  nickname: `Noor ${(names += 1)}`,
  rating: 5,
  ...changes,
});
const write = (review: object, token = '') =>
  shop.call('review/create', { query: { storeCode: 'en', token }, body: { review } });
const refusedWrite = async (review: object, token = '') =>
  (await shop.refused('review/create', { query: { storeCode: 'en', token }, body: { review } })).code;

describe('POST /api/ext/vaimo-review/create', () => {
  it('case 68: is pending whatever is sent, of nobody for a guest, with its own language', async () => {
    const review = aReview({ review_status: 1, customer_id: 1, review_entity: 'product' });
    const { result } = await write(review);
    expect(result).toMatchObject({ review_status: 2, customer_id: null, title: 'Keeps tea hot' });
    const row = await db
      .selectFrom('review')
      .selectAll()
      .where('id', '=', result.id)
      .executeTakeFirstOrThrow();
    expect(row).toMatchObject({
      status: 2,
      language: 'en',
      rating: 5,
      bought_here: false,
      has_rude_words: false,
    });
  });

  it('takes one without stars, as clients of the wire send it', async () => {
    const { rating: _, ...review } = aReview();
    expect((await write(review)).result.review_status).toBe(2);
  });

  it('is once of each guest name and product; the same again answers the same', async () => {
    const review = aReview();
    const first = await write(review);
    expect((await write(review)).result.id).toBe(first.result.id);
    expect(await refusedWrite({ ...review, nickname: review.nickname.toUpperCase(), title: 'Other' })).toBe(
      'review.already-written',
    );
  });

  it('is once of each customer and product, however many come at once', async () => {
    const { token } = await aCustomer();
    const outcomes = await Promise.all(
      [1, 2, 3, 4].map(async (number) => {
        const body = { review: aReview({ title: `Number ${number}` }) };
        return (await shop.send('review/create', { query: { token }, body })).status;
      }),
    );
    expect(outcomes.toSorted((a, b) => a - b)).toEqual([200, 409, 409, 409]);
  });

  it('5.25: is refused by a list of errors with status 500', async () => {
    for (const changes of [
      { title: 'x' },
      { product_id: '1' },
      { rating: 6 },
      { detail: ' ' },
      { nickname: '' },
    ]) {
      const body = { review: aReview(changes) };
      const refused = await shop.refused('review/create', { body });
      expect(refused).toMatchObject({ status: 500, code: 'review.invalid' });
      expect(Array.isArray(refused.result)).toBe(true);
    }
    expect(await refusedWrite(aReview({ product_id: 2_000_000 }))).toBe('review.product-unknown');
  });
});

describe('the desk', () => {
  it('looks at rude words first, approves, and the product follows', async () => {
    const member = await desk('support');
    const { result: rude } = await write(aReview({ detail: 'صاحب المحل نصاب' }));
    const { result: kind } = await write(aReview());
    const pages = [];
    let before = '';
    do {
      const page = await member.call('desk/reviews', { query: { state: 'pending', limit: '2', before } });
      pages.push(...page.items.map(({ id }) => id));
      before = String(page.next ?? '');
    } while (before !== '');
    expect(pages[0]).toBe(rude.id);
    expect(pages[1]).toBe(kind.id);
    expect(new Set(pages).size).toBe(pages.length);

    const decide = (reviews: number[], decision: string) =>
      member.call('desk/decide-reviews', { body: { reviews, decision } });
    expect(await decide([rude.id, 999_999], 'reject')).toEqual({ decided: 1 });
    expect(await decide([kind.id, kind.id], 'approve')).toEqual({ decided: 1 });
    expect(await decide([kind.id], 'approve')).toEqual({ decided: 0 });
    const changes = await db
      .selectFrom('change')
      .select(['entity_id', 'kind'])
      .where('actor', '=', `staff:${member.id}`)
      .execute();
    const change = { entity_id: kind.product_id, kind: 'reviews' };
    expect(changes).toEqual([change, change]);
    const acts = await db
      .selectFrom('audit')
      .select(['act', 'entity_id'])
      .where('entity', '=', 'review')
      .where('entity_id', 'is not', null)
      .orderBy('id')
      .execute();
    expect(acts).toEqual([
      { act: 'rejected', entity_id: String(rude.id) },
      { act: 'approved', entity_id: String(kind.id) },
    ]);
  });

  it('answers, and takes the answer away', async () => {
    const owner = await desk();
    const { result } = await write(aReview());
    const query = { reviewId: String(result.id) };
    const answered = await owner.call('desk/answer-review', { query, body: { answer: ' Thank you! ' } });
    expect(answered.review.answer).toBe('Thank you!');
    expect(
      (await owner.call('desk/answer-review', { query, body: { answer: '' } })).review.answer,
    ).toBeNull();
    expect(
      await owner.refused('desk/answer-review', { query: { reviewId: '999' }, body: { answer: 'x' } }),
    ).toBe('desk.review-not-found');
  });
});

describe('stars by aspect', () => {
  const changesBy = async (member: number) => {
    const rows = await db.selectFrom('change').select('seq').where('actor', '=', `staff:${member}`).execute();
    return rows.length;
  };
  const aspectsIn = async (storeCode: 'ar' | 'en') =>
    (await shop.call('review/aspects', { query: { storeCode } })).result;

  it('are asked for in the store’s language, kept with the review, and shown at the desk', async () => {
    expect(await aspectsIn('ar')).toContainEqual({ code: 'quality', name: 'الجودة' });
    const aspects = [
      { aspect: 'value', stars: 2 },
      { aspect: 'quality', stars: 5 },
      { aspect: 'nobody-asks', stars: 1 },
    ];
    const review = aReview({ aspects });
    const { result } = await write(review);
    expect((await write(review)).result.id).toBe(result.id);
    const { items } = await (await desk()).call('desk/reviews', { query: { state: 'pending' } });
    expect(items.find(({ id }) => id === result.id)?.aspects).toEqual([
      { name: 'Quality', stars: 5 },
      { name: 'Value for money', stars: 2 },
    ]);
    for (const stars of [0, 6, 2.5])
      expect(await refusedWrite(aReview({ aspects: [{ aspect: 'quality', stars }] }))).toBe('review.invalid');
  });

  it('are the owner’s: renamed, added and no longer asked for, and pages follow', async () => {
    const { result } = await write(aReview({ aspects: [{ aspect: 'as-described', stars: 3 }] }));
    const owner = await desk();
    await owner.call('desk/decide-reviews', { body: { reviews: [result.id], decision: 'approve' } });
    const names = (text: string) => [{ language: 'en', text }];
    const before = await owner.call('desk/review-rules');
    const changes = await changesBy(owner.id);
    const set = (aspects: object[], invite_after_days = 5) =>
      owner.call('desk/set-review-rules', { body: { invite_after_days, aspects } });
    const after = await set([
      { code: null, names: names('Smell') },
      { code: 'quality', names: names('Make') },
    ]);
    expect(after).toMatchObject({
      invite_after_days: 5,
      aspects: [{ names: names('Smell') }, { code: 'quality' }],
    });
    expect((await aspectsIn('en')).map(({ name }) => name)).toEqual(['Smell', 'Make']);
    expect((await aspectsIn('ar')).map(({ name }) => name)).toEqual(['Smell', 'Make']);
    expect((await changesBy(owner.id)) - changes).toBe(1);
    expect(
      (await readApprovedReviews(db, [goods])).get(goods)?.find(({ id }) => id === result.id)?.aspects,
    ).toBeNull();
    await set(before.aspects, before.invite_after_days);
    const kept = (await readApprovedReviews(db, [goods])).get(goods)?.find(({ id }) => id === result.id);
    expect(kept?.aspects).toMatchObject([{ stars: 3, names: { ar: 'مطابق للوصف', en: 'As described' } }]);
    expect(
      await owner.refused('desk/set-review-rules', {
        body: { invite_after_days: 5, aspects: [{ code: 'nothing', names: names('x') }] },
      }),
    ).toBe('desk.setting-not-found');
  });
});

describe('POST /api/ext/dijla/reviews/{reviewId}/vote', () => {
  const device = (letter: string) => letter.repeat(22);
  const vote = (review: number, key: string, { token = '', is_helpful = true } = {}) => ({
    query: { storeCode: 'en', token, reviewId: String(review) },
    body: { is_helpful, device: device(key) },
  });
  const voted = async (...given: Parameters<typeof vote>) =>
    (await shop.call('review/vote', vote(...given))).result.helpful;
  const refusedVote = async (...given: Parameters<typeof vote>) =>
    (await shop.refused('review/vote', vote(...given))).code;
  const anApproved = async (changes: object = {}, token = '') => {
    const { result } = await write(aReview(changes), token);
    await (await desk()).call('desk/decide-reviews', { body: { reviews: [result.id], decision: 'approve' } });
    return result.id;
  };

  it('counts each customer and each device of guests once, however often and at once they press', async () => {
    const review = await anApproved();
    const { token } = await aCustomer();
    await Promise.all(['a', 'a', 'a', 'b', 'b'].map((key) => voted(review, key)));
    expect(await voted(review, 'a')).toBe(2);
    await Promise.all([1, 2, 3].map(() => voted(review, 'c', { token })));
    expect(await voted(review, 'd', { token })).toBe(3);
    expect(await voted(review, 'a', { is_helpful: false })).toBe(2);
    expect(await voted(review, 'a', { is_helpful: false })).toBe(2);
    // A guest who signs in has one vote with this account.
    expect(await voted(review, 'b', { token })).toBe(2 - 1);
    expect(await voted(review, 'c', { token, is_helpful: false })).toBe(0);
    // Logged out again, the device has no second vote, and may take back the one it has.
    expect(await voted(review, 'g', { token })).toBe(1);
    expect(await voted(review, 'g')).toBe(1);
    const another = await aCustomer();
    expect(await voted(review, 'g', { token: another.token })).toBe(2);
    expect(await voted(review, 'g', { token: another.token, is_helpful: false })).toBe(1);
    expect(await voted(review, 'g', { is_helpful: false })).toBe(0);
    const stored = await db.selectFrom('review_vote').selectAll().where('review_id', '=', review).execute();
    expect(JSON.stringify(stored)).not.toContain(device('a'));
  });

  it('is refused of one’s own review, of one that is not shown, and without a device', async () => {
    const { token } = await aCustomer();
    const own = await anApproved({}, token);
    expect(await refusedVote(own, 'e', { token })).toBe('review.own');
    const guests = await anApproved({ device: device('f') });
    expect(await refusedVote(guests, 'f')).toBe('review.own');
    expect(await voted(guests, 'g')).toBe(1);
    expect(await refusedVote((await write(aReview())).result.id, 'g')).toBe('review.not-found');
    expect(await refusedVote(999_999, 'g')).toBe('review.not-found');
    const body = { is_helpful: true };
    expect((await shop.refused('review/vote', { query: { reviewId: String(guests) }, body })).code).toBe(
      'request.invalid',
    );
  });

  it('tells the catalogue of what changed alone', async () => {
    const review = await anApproved();
    const told = async () =>
      (await db.selectFrom('change').select('entity_id').where('actor', '=', 'shopper').execute()).length;
    const before = await told();
    await voted(review, 'h');
    await voted(review, 'h');
    expect((await told()) - before).toBe(1);
  });
});

it('says of a delivered customer that she bought it here, and lists her own reviews', async () => {
  const { token } = await aCustomer();
  const order = await anOrder({ query: { storeCode: 'en', token } });
  const product_id = await productOf(order.sku);
  const review = aReview({ product_id });
  const { result } = await write(review, token);
  const boughtHere = async () =>
    (
      await db
        .selectFrom('review')
        .select('bought_here')
        .where('id', '=', result.id)
        .executeTakeFirstOrThrow()
    ).bought_here;
  expect(await boughtHere()).toBe(false);
  await dispatched(order.id);
  await work(order.id, 'desk/deliver-order', { move: 'deliver', amount: 0 });
  const member = await desk('content');
  await member.call('desk/decide-reviews', { body: { reviews: [result.id], decision: 'approve' } });
  expect(await boughtHere()).toBe(true);
  const own = await shop.call('user/reviews', { query: { storeCode: 'en', token } });
  expect(own.result).toMatchObject({
    items: [{ id: result.id, review_status: 1, rating: 5, title: 'Keeps tea hot' }],
    next: null,
  });
});
