import { createProvider } from '@dijla/provider';
import { loggerOf } from '@dijla/provider/logger';
import { providerOverHttp } from '@dijla/test-kit/provider-over-http';
import { testSecret } from '@dijla/test-kit/staff-factors';
import { testSettings } from '@dijla/test-kit/test-settings';
import { describe, expect, it, onTestFinished } from 'vitest';
import { type Captcha, captchaHeader, solvedCaptcha } from './solved-captcha.ts';

const clock = { now: Date.now() };
const now = () => clock.now;
const limited = { rateLimits: true, trustedProxies: ['127.0.0.0/8'], now };
const { url, database } = await providerOverHttp(limited);

let networks = 0;
/** A network of its own for each test. */
const network = () => ({ 'x-forwarded-for': `203.0.113.${(networks += 1)}` });

const post = async (path: string, body: object, headers: Record<string, string>) => {
  const answer = await fetch(`${url}/api/user/${path}?storeCode=en`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
  const { code, result } = (await answer.json()) as { code: number; result: unknown };
  return { status: answer.status, code, result, refusal: answer.headers.get('x-refusal') };
};
const verify = { mobileNumber: '07701230008', otp: '123456' };
/** A cheap call that fails. */
const fail = (headers: Record<string, string>) => post('login-code', verify, headers);
const makeOdd = async (headers: Record<string, string>) => {
  for (let done = 0; done < 61; done += 10)
    await Promise.all(Array.from({ length: 10 }, () => fail(headers)));
};

const captcha = async (headers: Record<string, string>): Promise<Captcha> => {
  const answer = await fetch(`${url}/api/captcha`, { headers });
  return ((await answer.json()) as { result: Captcha }).result;
};
const solved = async (headers: Record<string, string>) => solvedCaptcha(await captcha(headers));
const isAsked = ({ refusal }: { refusal: string | null }) => refusal === 'request.captcha-needed';

describe('a captcha', () => {
  it('is asked of no network that behaves as shoppers do', async () => {
    const shopper = network();
    for (let done = 0; done < 20; done += 1) expect(isAsked(await fail(shopper))).toBe(false);
  });

  it('is asked of a network with many failures, at every door and form, as a 429 with a text', async () => {
    const [robot, shopper] = [network(), network()];
    await makeOdd(robot);
    expect(await fail(robot)).toEqual({
      status: 429,
      code: 429,
      result: 'Please confirm that you’re not a robot, then try again.',
      refusal: 'request.captcha-needed',
    });
    const customer = { email: 'robot@example.iq', firstname: 'Noor', lastname: 'Hasan' };
    for (const [path, body] of [
      ['login', { username: 'a@b.iq', password: 'x' }],
      ['create', { customer, password: 'Dijla-demo-1' }],
      ['login-code/send', { mobileNumber: '07701230008' }],
      ['forgot-password', { mobileNumber: '07701230008' }],
      ['reset-password', { email: 'a@b.iq' }],
      ['social/begin', { provider: 'palm' }],
    ] as const)
      expect(isAsked(await post(path, body, robot))).toBe(true);
    expect(isAsked(await fail(shopper))).toBe(false);
  });

  it('lets a call through once when it was solved, however many try at once, in every process', async () => {
    const robot = network();
    await makeOdd(robot);
    const { header } = await solved(robot);
    const other = await createProvider({
      connection: database,
      settings: testSettings(),
      logger: loggerOf('fatal'),
      pictureFolders: [],
      pictureCache: '/nonexistent/pictures',
      secureCookies: false,
      secret: testSecret,
      ...limited,
    });
    onTestFinished(() => other.close());
    const elsewhere = async () => {
      const request = new Request('http://shop.test/api/user/login-code?storeCode=en', {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...header },
        body: JSON.stringify(verify),
      });
      const answer = await other.fetch(request, { socketAddress: robot['x-forwarded-for'] });
      return { refusal: answer.headers.get('x-refusal') };
    };
    const tries = await Promise.all([
      ...Array.from({ length: 4 }, () => fail({ ...robot, ...header })),
      ...Array.from({ length: 4 }, elsewhere),
    ]);
    expect(tries.filter((answer) => !isAsked(answer)).map(({ refusal }) => refusal)).toEqual([
      'user.code-expired',
    ]);
  });

  it('is not passed by what was changed, made up, ended, too long or unsolved', async () => {
    const robot = network();
    await makeOdd(robot);
    const { challenge, solution, header } = await solved(robot);
    const { parameters } = challenge;
    const later = { ...challenge, parameters: { ...parameters, data: { until: parameters.data.until + 1 } } };
    const easy = { ...challenge, parameters: { ...parameters, cost: 1 } };
    const wrongs = [
      captchaHeader(later, solution),
      captchaHeader(easy, solution),
      captchaHeader({ ...challenge, signature: '00' }, solution),
      captchaHeader(challenge, { ...solution, derivedKey: '00'.repeat(32) }),
      captchaHeader(challenge, {}),
      { 'x-captcha': 'not base64 of anything' },
      { 'x-captcha': 'a'.repeat(5000) },
    ];
    for (const wrong of wrongs) expect(isAsked(await fail({ ...robot, ...wrong }))).toBe(true);
    clock.now += 10 * 60_000;
    await makeOdd(robot);
    expect(isAsked(await fail({ ...robot, ...header }))).toBe(true);
  });
});
