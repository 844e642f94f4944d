import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { freePort } from '@dijla/test-kit/free-port';
import { afterAll, describe, expect, it } from 'vitest';
import { smsOverGateway } from './sms-gateways.ts';

const sms = {
  id: 17,
  createdAt: new Date('2026-11-28T09:30:00Z'),
  to: '+9647701234567',
  template: 'order-placed',
  language: 'ar' as const,
  text: 'دجلة: استلمنا طلبك رقم 10017',
};

type Request = { method: string; url: string; authorization: string; body: unknown };
const requests: Request[] = [];
const answer = {
  status: 200,
  body: { smsId: 'sms-1', cost: 80, remainingCredit: 920, canCover: true } as unknown,
};

const respond = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
  const { method = '', url = '', headers, socket } = request;
  const text = Buffer.concat(await Array.fromAsync(request as AsyncIterable<Buffer>)).toString();
  requests.push({ method, url, authorization: headers.authorization ?? '', body: JSON.parse(text) });
  if (answer.status === 0) return void socket.destroy();
  response.writeHead(answer.status, { 'content-type': 'application/json' }).end(JSON.stringify(answer.body));
};
const gateway = createServer((request, response) => void respond(request, response));
await new Promise<void>((resolve) => void gateway.listen(0, '127.0.0.1', resolve));
afterAll(() => void gateway.close());
const { port } = gateway.address() as AddressInfo;
const sendSms = smsOverGateway(`otpiq+http://the%20key@127.0.0.1:${port}?sender=Dijla`);

describe('otpiq', () => {
  it('sends number, text and sender under the shop’s key', async () => {
    expect(await sendSms(sms)).toEqual({ outcome: 'accepted', providerId: 'sms-1' });
    expect(requests.at(-1)).toEqual({
      method: 'POST',
      url: '/api/sms',
      authorization: 'Bearer the key',
      body: { phoneNumber: '9647701234567', smsType: 'custom', customMessage: sms.text, senderId: 'Dijla' },
    });
  });

  it.each([
    [400, { errors: ['phoneNumber'] }, { outcome: 'never', error: 'OTPIQ 400', isDeadAddress: false }],
    [400, { yourCredit: 10, requiredCredit: 80 }, { outcome: 'again', error: 'OTPIQ 400 credit' }],
    [401, { message: 'no' }, { outcome: 'again', error: 'OTPIQ 401' }],
    [429, { waitMinutes: 3 }, { outcome: 'again', error: 'OTPIQ 429', afterMs: 180_000 }],
    [429, {}, { outcome: 'again', error: 'OTPIQ 429' }],
    [500, 'oops', { outcome: 'again', error: 'OTPIQ 500' }],
    [504, null, { outcome: 'unknown', error: 'OTPIQ 504' }],
    [302, {}, { outcome: 'again', error: 'OTPIQ 302' }],
    [200, 'no JSON object', { outcome: 'accepted', providerId: null }],
  ])('answered with %i and %j', async (status, body, expected) => {
    Object.assign(answer, { status, body });
    expect(await sendSms(sms)).toEqual(expected);
  });

  it('does not know what became of a message when the gateway goes away with it', async () => {
    answer.status = 0;
    expect(await sendSms(sms)).toMatchObject({ outcome: 'unknown' });
  });

  it('tries again later when nobody answers', async () => {
    expect(await smsOverGateway(`otpiq+http://key@127.0.0.1:${await freePort()}`)(sms)).toEqual({
      outcome: 'again',
      error: 'OTPIQ ECONNREFUSED',
    });
  });

  it('is the only gateway there is', () => {
    expect(() => smsOverGateway('other://key@127.0.0.1')).toThrow('SMS_URL: no gateway for other:');
  });
});
