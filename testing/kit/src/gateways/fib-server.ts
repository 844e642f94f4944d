import { randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';

type Payment = {
  paymentId: string;
  status: 'UNPAID' | 'PAID' | 'DECLINED' | 'REFUND_REQUESTED' | 'REFUNDED';
  amount: { amount: number; currency: string };
  decliningReason: string | null;
  validUntil: string;
};
type Answer = { status: number; body?: object };

const [clientId, clientSecret] = ['the-shop', 'a secret of the shop'];
const tokenSeconds = 60;
const png = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAQAAAC1HAwCAAAAC0lEQVR42mNk+A8AAQUBAScY42YAAAAASUVORK5CYII=';

const refusal = (code: string): Answer => ({
  status: 400,
  body: { traceId: randomUUID(), errors: [{ code }] },
});

const textOf = async (request: IncomingMessage): Promise<string> =>
  Buffer.concat(await request.toArray()).toString();

const durationMs = (given: unknown): number => {
  const [, hours = '0', minutes = '0'] = /^PT(?:(\d+)H)?(?:(\d+)M)?$/.exec(String(given ?? 'PT8H')) ?? [];
  return Number(hours) * 3_600_000 + Number(minutes) * 60_000;
};

/**
 * The bank FIB as its protocol is (spec 4 §1), on this machine: tokens of a minute, payments with their states, cancel
 * and refund with their refusals. `pay`, `decline` and `refunded` are what the payer and the bank do; `state` makes it
 * fail. `asked` has every request as method and path.
 */
export const fibServer = async (now: () => number = Date.now) => {
  const payments = new Map<string, Payment>();
  const tokens = new Map<string, number>();
  const asked: string[] = [];
  const state = { isAway: false, losesAnswers: false, saysAmount: null as number | null };

  const token = (form: URLSearchParams): Answer => {
    if (form.get('client_id') !== clientId || form.get('client_secret') !== clientSecret)
      return { status: 401, body: { error: 'invalid_client', error_description: 'Invalid client' } };
    const access_token = randomUUID();
    tokens.set(access_token, now() + tokenSeconds * 1000);
    return { status: 200, body: { access_token, expires_in: tokenSeconds, token_type: 'Bearer' } };
  };

  const create = (text: string): Answer => {
    const { monetaryValue, description = '', expiresIn } = JSON.parse(text);
    const amount = Number(monetaryValue?.amount);
    if (monetaryValue?.currency !== 'IQD') return refusal('UNSUPPORTED_CURRENCY');
    if (!(amount >= 250)) return refusal('AMOUNT_TOO_LOW');
    if (description.length > 50) return refusal('DESCRIPTION_TOO_LONG');
    const validFor = durationMs(expiresIn);
    if (validFor < 300_000 || validFor > 172_800_000) return refusal('INVALID_EXPIRY');
    const paymentId = randomUUID();
    const validUntil = new Date(now() + validFor).toISOString();
    payments.set(paymentId, {
      paymentId,
      status: 'UNPAID',
      amount: { amount, currency: 'IQD' },
      decliningReason: null,
      validUntil,
    });
    return {
      status: 201,
      body: {
        paymentId,
        readableCode: 'A1B2-C3D4-E5F6',
        qrCode: `data:image/png;base64,${png}`,
        validUntil,
        personalAppLink: `https://personal.fib.test/${paymentId}`,
        businessAppLink: `https://business.fib.test/${paymentId}`,
        corporateAppLink: `https://corporate.fib.test/${paymentId}`,
      },
    };
  };

  const act = (payment: Payment, name: string): Answer => {
    if (payment.status === 'UNPAID' && Date.parse(payment.validUntil) < now())
      Object.assign(payment, { status: 'DECLINED', decliningReason: 'PAYMENT_EXPIRATION' });
    if (name === 'status') {
      const amount = { ...payment.amount, amount: state.saysAmount ?? payment.amount.amount };
      return { status: 200, body: { ...payment, amount } };
    }
    if (name === 'cancel' && payment.status === 'UNPAID') {
      Object.assign(payment, { status: 'DECLINED', decliningReason: 'PAYMENT_CANCELLATION' });
      return { status: 204 };
    }
    if (name === 'refund' && payment.status === 'PAID') {
      payment.status = 'REFUND_REQUESTED';
      return { status: 202 };
    }
    return refusal('NOT_ALLOWED');
  };

  const answerOf = (request: IncomingMessage, text: string): Answer => {
    const path = request.url ?? '';
    if (path === '/auth/realms/fib-online-shop/protocol/openid-connect/token')
      return token(new URLSearchParams(text));
    const bearer = request.headers.authorization?.replace('Bearer ', '') ?? '';
    if ((tokens.get(bearer) ?? 0) <= now()) return { status: 401, body: { error: 'invalid_token' } };
    if (path === '/protected/v1/payments') return create(text);
    const [, id = '', name = ''] = /^\/protected\/v1\/payments\/([^/]+)\/(\w+)$/.exec(path) ?? [];
    const payment = payments.get(id);
    return payment === undefined ? { status: 404, body: {} } : act(payment, name);
  };

  const server = createServer(async (request, response) => {
    const text = await textOf(request);
    asked.push(`${request.method} ${request.url}`);
    if (state.isAway) return void request.socket.destroy();
    const { status, body } = answerOf(request, text);
    if (state.losesAnswers && request.url === '/protected/v1/payments') return void request.socket.destroy();
    response.writeHead(status, { 'content-type': 'application/json' });
    response.end(body === undefined ? undefined : JSON.stringify(body));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;

  const change = (id: string, to: Partial<Payment>): void => {
    const payment = payments.get(id);
    if (payment === undefined) throw new Error(`FIB has no payment ${id}`);
    Object.assign(payment, to);
  };
  return {
    settings: { host: new URL(`http://127.0.0.1:${port}`), clientId, clientSecret },
    state,
    asked,
    /** Ids of the payments that were made, the first first. */
    made: () => [...payments.keys()],
    pay: (id: string) => change(id, { status: 'PAID', decliningReason: null }),
    decline: (id: string, decliningReason: string) => change(id, { status: 'DECLINED', decliningReason }),
    refunded: (id: string) => change(id, { status: 'REFUNDED' }),
    /** Makes all tokens bad, as when the bank starts anew. */
    forgetTokens: () => tokens.clear(),
    close: () => new Promise((resolve) => server.close(resolve)),
  };
};
