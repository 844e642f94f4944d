import { randomUUID } from 'node:crypto';
import { inTransaction } from '@dijla/provider/database';
import { loggerOf } from '@dijla/provider/logger';
import { send } from '@dijla/provider/modules/messaging/messaging';
import { mailServer } from '@dijla/test-kit/messages/mail-server';
import { messageSettings, outboxFolder } from '@dijla/test-kit/messages/test-messenger';
import { providerOverHttp } from '@dijla/test-kit/provider-over-http';
import { cookieOf, staffLink } from '@dijla/test-kit/staff-session';
import { describe, expect, it } from 'vitest';
import { sampleRequests } from './requests/sample-requests.ts';
import { executeTask, vsfTasks } from './vsf-tasks.ts';

const lines: string[] = [];
const outbox = outboxFolder();
// Every e-mail is refused with the words of servers that repeat the address.
const mails = await mailServer({
  onRecipient: (address) => ({ code: 550, text: `5.7.1 <${address}> says no to 07809988776` }),
});
const { url, database, provider } = await providerOverHttp({
  logger: loggerOf('trace', { write: (line) => void lines.push(line) }),
  messages: messageSettings({ outboxFolder: outbox.folder, smtpUrl: mails.url }),
});
const samples = await sampleRequests(url);
const tasks = vsfTasks(url, 'ar');

const token = 'a-token-of-somebody';
const buyer = {
  firstname: 'زينب',
  lastname: 'Alwan-Rasool',
  street: ['Haifa street 71', 'third floor'],
  city: 'Kadhimiya',
  telephone: '٠٧٨٠٩٩٨٨٧٧٦',
  email: 'zainab@example.iq',
  company: 'Alwan and sons',
};
const personal = (cartId: string): string[] => [
  cartId,
  token,
  buyer.firstname,
  buyer.lastname,
  ...buyer.street,
  buyer.city,
  buyer.telephone,
  '7809988776',
  buyer.email,
  buyer.company,
  '127.0.0.1',
  'storeCode',
  'cartId=',
  'a-search-for',
];
const found = (text: string, words: readonly string[]) => words.filter((word) => text.includes(word));

/** Makes every request of a buyer, including refused ones. */
const buy = async (headers: Record<string, string> = {}) => {
  const cartId = await samples.filledCart();
  const body = samples.of('order/place', cartId).body as {
    addressInformation: { shippingAddress: object; billingAddress: object };
  };
  const { shippingAddress, billingAddress } = body.addressInformation;
  const address = { ...shippingAddress, ...buyer };
  await tasks.shippingMethods(cartId, address);
  await tasks.shippingInformation(cartId, {
    shippingAddress: { ...address, countryId: 'IQ' },
    shippingCarrierCode: 'flatrate',
    shippingMethodCode: 'flatrate',
  });
  await executeTask(`${url}/api/cart/totals?token=${token}&cartId=${cartId}&storeCode=ar`, {
    headers: { authorization: `Bearer ${token}`, cookie: `dijla_cart=${cartId}` },
  });
  await executeTask(
    `${url}/api/catalog/iq_catalog_ar/product/_search?request_format=search-query&request=${encodeURIComponent(JSON.stringify({ _searchText: 'a-search-for' }))}`,
  );
  await executeTask(`${url}/api/stock/check?sku=${encodeURIComponent(buyer.telephone)}`);
  await tasks.update(cartId, { sku: buyer.email, qty: 1 });
  const order = (changes: object) =>
    executeTask(`${url}/api/order?storeCode=ar`, { method: 'POST', headers, body: { ...body, ...changes } });
  await order({ products: [{ sku: buyer.email, qty: 1 }] });
  await order({
    addressInformation: { ...body.addressInformation, shippingAddress: { ...address, city: '1' } },
  });
  const placed = await order({
    addressInformation: {
      ...body.addressInformation,
      shippingAddress: address,
      billingAddress: { ...billingAddress, ...buyer },
    },
  });
  return { cartId, placed };
};

describe('what a purchase leaves behind', () => {
  it('in the log at its most talkative is nothing of the buyer, no query and no cart', async () => {
    lines.length = 0;
    const { cartId, placed } = await buy();
    expect(placed.code).toBe(200);
    expect(lines.length).toBeGreaterThan(8);
    expect(lines.map((line) => (JSON.parse(line) as { call?: string }).call)).toEqual(
      expect.arrayContaining(['order/place', 'cart/shipping-information', 'catalog/search']),
    );
    expect(found(lines.join(''), personal(cartId))).toEqual([]);
  });

  it('in the metrics is nothing but call names, statuses and codes', async () => {
    const { cartId } = await buy();
    const answer = await fetch(`${url}/metrics`);
    const text = await answer.text();
    const labels = new Set(
      [...text.matchAll(/^dijla_\w+\{([^}]*)\}/gm)].flatMap(([, given = '']) =>
        [...given.matchAll(/(\w+)="/g)].map(([, name]) => name),
      ),
    );
    // Jobs and the ledger have labels of their own once a schedule has run.
    const ofSchedules = new Set<string | undefined>(['of', 'queue', 'state']);
    expect([...labels].filter((name) => !ofSchedules.has(name)).toSorted()).toEqual([
      'call',
      'code',
      'journey',
      'le',
      'outcome',
      'status',
    ]);
    expect(text).toContain('call="order/place"');
    expect(found(text, [...personal(cartId), 'iq_catalog', 'DJ-SIMPLE', '?'])).toEqual([]);
  });

  it('an unforeseen fault is logged once under its request id, without the buyer, and answered as 500 with a text', async () => {
    await database.pool
      .query(`create function refuse_orders() returns trigger language plpgsql as $$ begin raise exception 'planted fault'; end $$;
      create trigger planted before insert on order_address for each row execute function refuse_orders()`);
    lines.length = 0;
    const requestId = randomUUID();
    const { cartId, placed } = await buy({ 'x-request-id': requestId });
    await database.pool.query('drop trigger planted on order_address');
    expect(placed).toMatchObject({
      status: 500,
      code: 500,
      result: expect.stringMatching(/^[\u0600-\u06ff]/),
    });
    expect(placed.headers.get('x-request-id')).toBe(requestId);
    const faults = lines.filter((line) => line.includes('planted fault'));
    expect(faults.map((line) => JSON.parse(line) as object)).toEqual([
      expect.objectContaining({ requestId, call: 'order/place', msg: 'unexpected' }),
    ]);
    expect(found(lines.join(''), personal(cartId))).toEqual([]);
    expect((await tasks.pull(cartId)).code).toBe(200);
  });

  it('in change rows is the order alone', async () => {
    await provider.catchUp();
    const { rows } = await database.pool.query<{ row: string }>(
      'select change::text as row from change order by seq desc limit 20',
    );
    expect(
      found(rows.map(({ row }) => row).join(''), [buyer.lastname, buyer.telephone, buyer.email]),
    ).toEqual([]);
  });
});

describe('what an account leaves behind', () => {
  it('in the log at its most talkative, and in the metrics, is no token, password, phone number, e-mail address or name', async () => {
    lines.length = 0;
    const [password, wrong] = ['a-good-password-1', 'a-wrong-password-1'];
    const customer = {
      email: buyer.email,
      firstname: buyer.firstname,
      lastname: buyer.lastname,
      custom_attributes: [{ attribute_code: 'mobilenumber', value: buyer.telephone }],
    };
    for (const given of [customer, customer, { email: buyer.email }]) await tasks.register(given, password);
    await tasks.logIn(buyer.email, wrong);
    const { result, meta } = await tasks.logIn(buyer.email, password);
    const [userToken, { refreshToken }] = [String(result), meta as { refreshToken: string }];
    const own = vsfTasks(url, 'ar', userToken);
    const cartId = String((await own.create()).result);
    await own.me();
    await own.saveProfile({
      ...customer,
      addresses: [{ ...buyer, street: [...buyer.street], country_id: 'IQ', id: 1 }],
    });
    await own.changePassword(wrong, 'another-password-1');
    await own.refresh(refreshToken);
    const refreshed = await executeTask(`${url}/api/user/refresh`, {
      method: 'POST',
      body: {},
      headers: { 'x-refresh-token': 'cookie', cookie: `dijla_refresh=${refreshToken}` },
    });
    await executeTask(`${url}/api/user/logout?token=${userToken}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${userToken}` },
    });
    await own.me();
    expect(refreshed.code).toBe(200);
    expect(lines.map((line) => (JSON.parse(line) as { call?: string }).call)).toEqual(
      expect.arrayContaining([
        'user/create',
        'user/login',
        'user/me',
        'user/update',
        'user/refresh',
        'user/logout',
      ]),
    );
    const metrics = await (await fetch(`${url}/metrics`)).text();
    expect(
      found(lines.join('') + metrics, [
        ...personal(cartId),
        password,
        wrong,
        'another-password-1',
        userToken,
        refreshToken,
        String(refreshed.result),
      ]),
    ).toEqual([]);
  });
});

describe('what staff leave behind', () => {
  it('in the log at its most talkative, and in the metrics, is no link, no session, no e-mail address and no name', async () => {
    lines.length = 0;
    const email = 'staff-of-dijla@example.iq';
    const { token: link } = await staffLink({ url, database }, { email, role: 'owner' });
    const headers = { 'content-type': 'application/json' };
    const open = () =>
      fetch(`${url}/api/desk/link`, { method: 'POST', headers, body: JSON.stringify({ link }) });
    const opened = await open();
    const cookie = cookieOf(opened);
    await open();
    for (const path of ['session', 'sessions', 'audit?actor=staff-of-dijla', 'none'])
      await fetch(`${url}/api/desk/${path}`, { headers: { ...headers, cookie } });
    await fetch(`${url}/api/desk/session`, { method: 'DELETE', headers: { ...headers, cookie } });
    const typed = { email, password: 'typed-by-staff-1', code: 'abcd-efgh-jkm9' };
    await fetch(`${url}/api/desk/session`, { method: 'POST', headers, body: JSON.stringify(typed) });
    expect(opened.status).toBe(200);
    expect(lines.map((line) => (JSON.parse(line) as { call?: string }).call)).toEqual(
      expect.arrayContaining(['desk/link', 'desk/session', 'desk/audit', 'desk/end-session']),
    );
    const metrics = await (await fetch(`${url}/metrics`)).text();
    const [, session = ''] = cookie.split('=');
    expect(
      found(lines.join('') + metrics, [link, session, 'staff-of-dijla', 'Noor', ...Object.values(typed)]),
    ).toEqual([]);
  });
});

describe('what messages leave behind', () => {
  const stateOf = async (cause: string, channel: string) => {
    const { rows } = await database.pool.query<{ state: string }>(
      "select state from message where dedupe_key like $1 || ' %' and channel = $2",
      [cause, channel],
    );
    return rows[0]?.state;
  };
  const jobs = async () =>
    JSON.stringify((await database.pool.query('select data, output from jobs.job')).rows) +
    JSON.stringify((await database.pool.query('select * from event')).rows);

  it('of an order, in log, metrics and jobs is nothing of the buyer, even when a mail server repeats it', async () => {
    lines.length = 0;
    const { cartId, placed } = await buy();
    const cause = `order.placed ${(placed.result as { backendOrderId: string }).backendOrderId}`;
    await expect.poll(() => stateOf(cause, 'sms'), { timeout: 20_000 }).toBe('sent');
    await expect.poll(() => stateOf(cause, 'email'), { timeout: 20_000 }).toBe('failed');
    expect(outbox.messages().at(-1)).toMatchObject({ to: '+9647809988776', template: 'order-to-confirm' });
    await expect.poll(() => lines.join('')).toContain('SMTP 550 5.7.1 at RCPT TO');
    const metrics = await (await fetch(`${url}/metrics`)).text();
    expect(metrics).toContain('dijla_jobs{queue="messages.email",state="dead"}');
    const told = lines.join('') + metrics + (await jobs());
    expect(found(told, [...personal(cartId), 'says no to', '/order-tracking'])).toEqual([]);
  });

  it('of a one-time code, in log, metrics, jobs and rows is no code once it is sent', async () => {
    lines.length = 0;
    const code = '603917';
    await inTransaction(database.db, (transaction) =>
      send(transaction, [
        {
          channel: 'sms',
          to: buyer.telephone,
          template: 'one-time-code',
          params: { code, validMinutes: 5 },
          language: 'ar',
          cause: 'secrecy',
        },
      ]),
    );
    await expect.poll(() => stateOf('secrecy', 'sms'), { timeout: 20_000 }).toBe('sent');
    expect(outbox.messages().at(-1)?.text).toContain(code);
    const metrics = await (await fetch(`${url}/metrics`)).text();
    const rows = await database.pool.query('select * from message');
    expect(lines.join('') + metrics + (await jobs()) + JSON.stringify(rows.rows)).not.toContain(code);
  });
});
