import { softwarePasskey } from '@dijla/test-kit/software-passkey';
import {
  type Answered,
  type Attack,
  atOnce,
  type Doors,
  isIn,
  password,
  publicUrl,
  type Visitor,
} from './two-doors.ts';

const extra = (answers: readonly Answered[]): number => Math.max(0, answers.filter(isIn).length - 1);
const times = 20;

const tokenOf = ({ result, status }: Answered): string => {
  if (status !== 200 || typeof result !== 'string')
    throw new Error(`not logged in: ${JSON.stringify(result)}`);
  return result;
};

/** The right code, sent many times at once. */
const codeRace: Attack = {
  name: 'one code, many logins',
  run: async (doors) => {
    const victim = await doors.victim();
    const browser = doors.visitor();
    await browser.ask('/api/user/login-code/send', { body: { mobileNumber: victim.mobile } });
    const otp = await doors.secretSentTo(victim.mobile, 'code');
    const tried = await atOnce(times, () =>
      browser.ask('/api/user/login-code', { body: { mobileNumber: victim.mobile, otp } }),
    );
    return { tries: times, successes: extra(tried) };
  },
};

/** A link of an e-mail, used many times at once and once more afterwards. */
const resetToken: Attack = {
  name: 'one reset link, many passwords',
  run: async (doors) => {
    const { email } = await doors.victim();
    const browser = doors.visitor();
    await browser.ask('/api/user/reset-password', { body: { email } });
    const token = await doors.secretSentTo(email, 'token');
    const change = (place: number) =>
      browser.ask('/api/user/create-password', {
        body: { email, resetToken: token, newPassword: `Palm-and-river-${place + 100}` },
      });
    const tried = await atOnce(times, change);
    return { tries: times + 1, successes: extra(tried) + Number(isIn(await change(times))) };
  },
};

/** A passkey of a new customer, made in this browser. */
const addPasskey = async (doors: Doors, browser: Visitor) => {
  const victim = await doors.victim();
  const token = tokenOf(await doors.logIn(browser, victim));
  const key = softwarePasskey();
  const begun = await browser.ask('/api/user/passkeys/begin', { token, body: { password } });
  const { challenge } = begun.result as { challenge: string };
  const body = { name: 'Phone', credential: key.made(challenge, publicUrl) };
  const added = await browser.ask('/api/user/passkeys', { token, body });
  if (!isIn(added)) throw new Error(`no passkey: ${added.refusal}`);
  return key;
};

/** What one passkey signed, sent many times at once, and from other browsers. */
const passkeyReplay: Attack = {
  name: 'one signature of a passkey, many logins',
  run: async (doors) => {
    const browser = doors.visitor();
    const key = await addPasskey(doors, browser);
    const begun = await browser.ask('/api/user/passkey-login/begin', { method: 'POST' });
    const given = { credential: key.used((begun.result as { challenge: string }).challenge, publicUrl) };
    const elsewhere = await atOnce(times, () =>
      doors.visitor().ask('/api/user/passkey-login', { body: given }),
    );
    const tried = await atOnce(times, () => browser.ask('/api/user/passkey-login', { body: given }));
    if (!tried.some(isIn)) throw new Error(`the passkey does not log in: ${tried[0]?.refusal}`);
    return { tries: 2 * times, successes: extra(tried) + elsewhere.filter(isIn).length };
  },
};

/** The code of an app, used many times at once, and after the app has logged out. */
const nativeCode: Attack = {
  name: 'one code of an app, many logins',
  run: async (doors) => {
    const victim = await doors.victim();
    const app = doors.visitor();
    const token = tokenOf(await doors.logIn(app, victim));
    const codeNow = async () =>
      ((await app.ask('/api/ext/dijla/native-code', { token, method: 'POST' })).result as { code: string })
        .code;
    const use = (code: string) => doors.visitor().ask('/api/ext/dijla/native-login', { body: { code } });
    const code = await codeNow();
    const tried = await atOnce(times, () => use(code));
    const late = await codeNow();
    await app.ask('/api/user/logout', { token, method: 'POST' });
    return { tries: times + 1, successes: extra(tried) + Number(isIn(await use(late))) };
  },
};

export const reuse: readonly Attack[] = [codeRace, resetToken, passkeyReplay, nativeCode];
