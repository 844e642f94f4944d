import { type Captcha, solvedCaptcha } from '@dijla/conformance/solved-captcha';
import { ceilings } from '@dijla/provider/http/limits/ceilings';
import { type Answered, type Attack, atOnce, isIn, password, type Visitor } from './two-doors.ts';

const refresh = (by: Visitor, refreshToken: string) =>
  by.ask('/api/user/refresh', { body: { refreshToken } });
const cookieName = 'dijla_refresh';

/** Cookies that the attacker has put into the victim's browser before she logs in. */
const fixation: Attack = {
  name: 'a session made before the login',
  run: async (doors) => {
    const victim = await doors.victim();
    const [browser, robot] = [doors.visitor(), doors.visitor()];
    const planted = 'p'.repeat(43);
    browser.setCookie(cookieName, planted);
    const entered = await doors.logIn(browser, victim);
    const kept = browser.cookie(cookieName);
    const tried = [await refresh(robot, planted), await robot.ask('/api/user/me', { token: planted })];
    const isKept = kept === planted || entered.result === planted;
    return { tries: tried.length + 1, successes: tried.filter(isIn).length + Number(isKept) };
  },
};

/** Tokens that were stolen before their owner logged out, ended her sessions, or set a new password. */
const theft: Attack = {
  name: 'tokens stolen before they were ended',
  run: async (doors) => {
    const ends: ((browser: Visitor, token: string) => Promise<Answered>)[] = [
      (browser, token) => browser.ask('/api/user/logout', { token, method: 'POST' }),
      (browser, token) =>
        browser.ask('/api/user/change-password', {
          token,
          body: { currentPassword: password, newPassword: 'Palm-and-river-8' },
        }),
    ];
    let [tries, successes] = [0, 0];
    for (const end of ends) {
      const victim = await doors.victim();
      const [browser, robot] = [doors.visitor(), doors.visitor()];
      const token = String((await doors.logIn(browser, victim)).result);
      const stolen = browser.cookie(cookieName) ?? '';
      const given = await refresh(robot, stolen);
      const own = typeof given.result === 'string' ? given.result : token;
      const ended = await end(browser, token);
      if (!isIn(ended)) throw new Error(`the session does not end: ${ended.refusal}`);
      const tried = [
        ...(await atOnce(10, () => refresh(robot, stolen))),
        ...(await atOnce(4, () => robot.ask('/api/user/me', { token }))),
        ...(await atOnce(4, () => robot.ask('/api/user/me', { token: own }))),
      ];
      tries += tried.length;
      successes += tried.filter(isIn).length;
    }
    return { tries, successes };
  },
};

/** Somebody registers with the victim's number, and gets in or sets her password by it. */
const takeover: Attack = {
  name: 'an account with another’s number',
  run: async (doors) => {
    const victim = await doors.victim();
    const robot = doors.visitor();
    const thief = { ...victim, email: `thief-of-${victim.email}` };
    await robot.ask('/api/user/create', {
      body: {
        customer: {
          email: thief.email,
          firstname: 'Not',
          lastname: 'Noor',
          custom_attributes: [{ attribute_code: 'mobilenumber', value: victim.mobile }],
        },
        password: 'Thief-and-river-7',
      },
    });
    const byNumber = await robot.ask('/api/user/login', {
      body: { username: victim.mobile, password: 'Thief-and-river-7' },
    });
    const token = String((await doors.logIn(robot, thief, 'Thief-and-river-7')).result);
    const verified = await atOnce(8, (place) =>
      robot.ask('/api/user/register/verify', { token, body: { otp: `00000${place}` } }),
    );
    const owner = await doors.db
      .selectFrom('customer')
      .select('id')
      .where('telephone', '=', victim.mobile)
      .where('telephone_verified_at', 'is not', null)
      .execute();
    const isMoved = owner.length !== 1 || owner[0]?.id !== victim.id;
    return {
      tries: verified.length + 2,
      successes: Number(isIn(byNumber)) + verified.filter(isIn).length + Number(isMoved),
    };
  },
};

/** One solution of a captcha, sent many times at once. */
const captchaReplay: Attack = {
  name: 'one captcha, many passes',
  run: async (doors) => {
    const robot = doors.visitor();
    const knock = (headers: Record<string, string> = {}) =>
      robot.ask('/api/user/login-code', {
        body: { mobileNumber: '07701230008', otp: '123456' },
        headers,
      });
    await atOnce(ceilings.oddCallsOfNetwork.atMost + 2, () => knock());
    if ((await knock()).refusal !== 'request.captcha-needed') throw new Error('no captcha is asked for');
    const { header } = await solvedCaptcha((await robot.ask('/api/captcha')).result as Captcha);
    const tried = await atOnce(20, () => knock(header));
    const passed = tried.filter(({ refusal }) => refusal !== 'request.captcha-needed').length;
    return { tries: tried.length, successes: Math.max(0, passed - 1), note: `${passed} passed` };
  },
};

export const sessions: readonly Attack[] = [fixation, theft, takeover, captchaReplay];
