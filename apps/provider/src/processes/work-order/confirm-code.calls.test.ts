import { accountsOf } from '@dijla/test-kit/accounts';
import { testDatabase } from '@dijla/test-kit/database/test-database';
import { workedShop } from '@dijla/test-kit/orders/worked-shop';
import { beforeEach, describe, expect, it } from 'vitest';
import { noRateLimits } from '../../http/limits/rate-limits.ts';
import { orderAccessToken, readWorkedOrder } from '../../modules/orders/orders.ts';
import { sendConfirmCode } from './confirm-code.ts';

const database = await testDatabase();
const { db } = database;
const worked = await workedShop(database);
const { shop, anOrder, work, dispatched } = worked;
const { aCustomer } = accountsOf(shop);
const secret = 'what tests sign with';

const rule = (changes: { new_numbers?: boolean } = {}) =>
  db
    .updateTable('confirmation_rule')
    .set({ new_numbers: true, after_refusals: null, from_amount: null, ...changes })
    .execute();
beforeEach(() => rule());

let made = 0;
const aNumber = (): string => `0770400${String((made += 1)).padStart(4, '0')}`;
const placed = async (telephone = aNumber(), token?: string) => {
  const address = { ...worked.address, telephone };
  const { id } = await anOrder({
    body: {
      addressInformation: {
        ...worked.information,
        shippingAddress: address,
        billingAddress: { ...address, vat_id: '' },
      },
    },
    ...(token !== undefined && { query: { storeCode: 'ar', token } }),
  });
  const { order_number: number } = await db
    .selectFrom('order')
    .select('order_number')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return { id, telephone, own: { number, key: orderAccessToken(id, secret) } };
};
const query = { storeCode: 'ar' };
const ask = (body: object) => shop.call('order/send-confirm-code', { query, body });
const refusedAsk = async (body: object) =>
  (await shop.refused('order/send-confirm-code', { query, body })).code;
const type = (body: object) => shop.call('order/confirm', { query, body });
const refusedType = async (body: object) => (await shop.refused('order/confirm', { query, body })).code;
const codesTo = async (telephone: string): Promise<{ code: string; order: string }[]> =>
  (
    await db
      .selectFrom('message')
      .select('params')
      .where('to', '=', `+964${telephone.slice(1)}`)
      .where('template', '=', 'one-time-code')
      .orderBy('id', 'desc')
      .execute()
  ).map(({ params }) => params as { code: string; order: string });
const codeTo = async (telephone: string): Promise<string> => (await codesTo(telephone))[0]?.code ?? '';
const confirmedBy = async (id: number) =>
  (await worked.eventsOf(id)).filter(({ move }) => move === 'confirm').map(({ actor }) => actor);
const mayOf = async (own: object) => (await shop.call('order/guest', { query, body: own })).result.may;

describe('a code that confirms an order', () => {
  it('is sent to its telephone, typed in digits of any script, and packs it', async () => {
    const { id, telephone, own } = await placed();
    expect((await mayOf(own)).confirm_by_code).toBe(true);
    expect((await ask(own)).meta).toEqual({ resendAfter: 60 });
    const [sent] = await codesTo(telephone);
    expect(sent).toMatchObject({ code: expect.stringMatching(/^\d{6}$/), order: own.number });
    const typed = [...(sent?.code ?? '')].map((digit) => '٠١٢٣٤٥٦٧٨٩'[Number(digit)]).join('');
    expect((await type({ ...own, otp: typed })).result).toBe(true);
    expect(await confirmedBy(id)).toEqual(['shopper']);
    expect((await mayOf(own)).confirm_by_code).toBe(false);
    expect((await dispatched(id)).state).toBe('dispatched');
    // What was confirmed is answered as that, whatever is typed, and needs no other code.
    expect((await type({ ...own, otp: '000000' })).result).toBe(true);
    expect(await refusedAsk(own)).toBe('order.confirm-not-needed');
    expect(await confirmedBy(id)).toEqual(['shopper']);
  });

  it('confirms once, however many type it at once', async () => {
    const { id, telephone, own } = await placed();
    await ask(own);
    const otp = await codeTo(telephone);
    const answers = await Promise.all(
      [1, 2, 3, 4].map(() => shop.send('order/confirm', { query, body: { ...own, otp } })),
    );
    expect(answers.some(({ status }) => status === 200)).toBe(true);
    expect(await confirmedBy(id)).toEqual(['shopper']);
  });

  it('comes once a minute, and is dead after five wrong tries, however many are made at once', async () => {
    const { id, telephone, own } = await placed();
    await ask(own);
    expect(await refusedAsk(own)).toBe('request.too-many');
    const right = await codeTo(telephone);
    const otp = right === '111111' ? '222222' : '111111';
    const codes = await Promise.all(Array.from({ length: 8 }, () => refusedType({ ...own, otp })));
    expect(codes.filter((code) => code === 'user.code-wrong')).toHaveLength(5);
    expect(codes.filter((code) => code === 'user.code-too-many')).toHaveLength(3);
    expect(await refusedType({ ...own, otp: right })).toBe('user.code-too-many');
    expect(await confirmedBy(id)).toEqual([]);
  });

  it('confirms no other order of the same number, and none once the number has changed', async () => {
    const telephone = aNumber();
    const [one, other] = [await placed(telephone), await placed(telephone)];
    await ask(one.own);
    const otp = await codeTo(telephone);
    expect(await refusedType({ ...other.own, otp })).toBe('user.code-expired');
    await work(one.id, 'desk/edit-order', { reason: 'Wrong number', address: { telephone: aNumber() } });
    expect(await refusedType({ ...one.own, otp })).toBe('user.code-expired');
    expect(await confirmedBy(one.id)).toEqual([]);
  });

  it('is asked for by who has the key of the order or by its customer, and nobody else learns of it', async () => {
    const [owner, stranger] = [await aCustomer(), await aCustomer()];
    const { id, telephone, own } = await placed(aNumber(), owner.token);
    const { number } = own;
    const asking = (token: string) => ({ query: { ...query, token }, body: { number } });
    const refused = async (call: 'order/send-confirm-code' | 'order/confirm', input: object) =>
      (await shop.refused(call, input)).code;
    expect(await refusedAsk({ number })).toBe('user.not-signed-in');
    expect(await refusedAsk({ number, key: 'k'.repeat(22) })).toBe('order.not-found');
    expect(await refused('order/send-confirm-code', asking(stranger.token))).toBe('order.not-found');
    expect(await codesTo(telephone)).toEqual([]);
    await shop.call('order/send-confirm-code', asking(owner.token));
    const typed = (token: string, otp: string) => ({ ...asking(token), body: { number, otp } });
    const otp = await codeTo(telephone);
    expect(await refused('order/confirm', typed(stranger.token, otp))).toBe('order.not-found');
    expect((await shop.call('order/confirm', typed(owner.token, otp))).result).toBe(true);
    expect(await confirmedBy(id)).toEqual(['shopper']);
  });

  it.each<[string, (order: Awaited<ReturnType<typeof placed>>) => Promise<unknown>, string]>([
    [
      'that was called off',
      ({ id }) => work(id, 'desk/cancel-order', { reason: 'x' }),
      'order.confirm-not-possible',
    ],
    ['that need not be confirmed', () => rule({ new_numbers: false }), 'order.confirm-not-needed'],
    [
      'that was confirmed on the telephone',
      ({ id }) => work(id, 'desk/confirm-order'),
      'order.confirm-not-needed',
    ],
  ])('is not sent for an order %s', async (_, happens, code) => {
    const order = await placed();
    await happens(order);
    expect((await mayOf(order.own)).confirm_by_code).toBe(false);
    expect(await refusedAsk(order.own)).toBe(code);
    expect(await codesTo(order.telephone)).toEqual([]);
  });

  it('is not sent to a telephone that takes no SMS', async () => {
    const { own } = await placed('01 719 1234');
    expect((await mayOf(own)).confirm_by_code).toBe(false);
    expect(await refusedAsk(own)).toBe('order.no-mobile-number');
  });

  it('counts among the codes of its telephone, and not where none was sent', async () => {
    const { id, telephone } = await placed();
    const order = await readWorkedOrder(db, id);
    if (order === undefined) throw new Error('no order');
    const counted: string[] = [];
    const codes = {
      ...noRateLimits.codes,
      ask: async ({ subject }: { subject: string }) => {
        counted.push(subject);
        return { undo: async () => void counted.pop() };
      },
    };
    const asked = () =>
      sendConfirmCode({ database: db, limits: { codes }, secret }, order, {
        address: '192.0.2.7',
        store: { language: 'en' } as never,
        now: Date.now(),
      });
    expect(await asked()).toMatchObject({ result: true });
    expect(await asked()).toMatchObject({ code: 'request.too-many' });
    expect(counted).toEqual([telephone]);
  });
});
