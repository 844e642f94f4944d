import { inSpan, recordWith } from '@dijla/tracing/tracing';
import { afterEach, describe, expect, it } from 'vitest';
import { loggerOf } from './logger.ts';

const logged = (record: object, message = 'said'): string => {
  const lines: string[] = [];
  loggerOf('debug', { write: (line) => void lines.push(line) }).warn(record, message);
  return lines.join('');
};

describe('what a log never holds', () => {
  it.each([
    'token',
    'accessToken',
    'access_key',
    'public_hash',
    'otp',
    'verificationCode',
    'oneTimeCode',
    'pin',
    'pan',
    'iban',
    'identity',
    'password',
    'telephone',
    'phone',
    'phoneNumber',
    'mobilenumber',
    'email',
    'address',
    'street',
    'to',
    'text',
    'params',
  ])('is a member named %s, at any depth', (name) => {
    const line = logged({ [name]: 'secret-1', a: { [name]: 'secret-2', b: { [name]: 'secret-3' } } });
    expect(line).not.toContain('secret-');
    expect(line.split('[redacted]')).toHaveLength(4);
  });

  it.each([
    'noor@example.iq',
    'نور@مثال.iq',
    'Noor.Hasan+shop@mail.example.iq',
    '07701234567',
    '7701234567',
    '+9647701234567',
    '9647701234567',
    '009647701234567',
    '٠٧٧٠١٢٣٤٥٦٧',
    '+٩٦٤٧٧٠١٢٣٤٥٦٧',
    'key=0123456789abcdefghijkl',
  ])('is %s within a text', (personal) => {
    for (const line of [
      logged({ error: `550 <${personal}> is unknown` }),
      logged({ error: `no page at /ar/order-tracking?order=10017&${personal}` }),
      logged({}, `no answer from ${personal}`),
    ]) {
      expect(line).not.toContain(personal);
      expect(JSON.parse(line)).toMatchObject({ level: 40 });
    }
  });

  it('is nothing else: ids, times, hosts, codes and statuses stay', () => {
    const record = {
      requestId: '0f7c2a10-55a0-4b7e-9c30-077012345670',
      bytes: 7_701_234_567,
      at: 1_764_300_000_000,
      code: 'ECONNREFUSED',
      call: 'order/place',
      status: 500,
      host: 'smtp.example.iq:587',
    };
    expect(JSON.parse(logged(record))).toMatchObject(record);
  });
});

describe('a record while traces are sent', () => {
  afterEach(() => recordWith(undefined));

  it('names the trace it was written in', () => {
    const reference = {
      traceId: '4bf92f3577b34da6a3ce929d0e0e4736',
      spanId: '00f067aa0ba902b7',
      isSampled: true,
    };
    const nothing = () => undefined;
    recordWith({
      begin: () => ({ rename: nothing, set: nothing, fail: nothing, end: nothing, reference }),
    });
    expect(inSpan('a', {}, () => logged({ traceId: 'of its caller' }))).toContain(
      `"traceId":"${reference.traceId}"`,
    );
    expect(logged({})).not.toContain('traceId');
  });
});
