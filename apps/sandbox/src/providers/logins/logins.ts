import { escaped, page } from '../../pages/page.ts';
import type { MakeProvider, SandboxAnswer, SandboxRequest } from '../../sandbox-provider.ts';
import { clientId, clientSecret, type Person } from './login-grants.ts';
import { cancelled, loginIssuer } from './login-issuer.ts';

/** Returns the address of the sandbox's logins for the setting `LOGIN_PROVIDERS`, by host and path. */
export const loginAddress = (place: string): string =>
  `oidc+http://${clientId}:${encodeURIComponent(clientSecret)}@${place}?id=sandbox&name=${encodeURIComponent('حساب تجريبي · Test account')}`;

const texts = {
  en: {
    title: 'Login provider',
    intro: 'Say who you are. The shop is told just this.',
    firstname: 'First name',
    lastname: 'Last name',
    email: 'E-mail',
    verified: 'The address has been verified',
    agree: 'Continue to the shop',
    cancel: 'Cancel',
    idle: 'The shop leads here when somebody continues with Sandbox on its login page.',
  },
  ar: {
    title: 'مزوّد تسجيل الدخول',
    intro: 'عرّف بنفسك، ولن يعرف المتجر سوى هذا.',
    firstname: 'الاسم الأول',
    lastname: 'اسم العائلة',
    email: 'البريد الإلكتروني',
    verified: 'البريد مؤكّد',
    agree: 'المتابعة إلى المتجر',
    cancel: 'إلغاء',
    idle: 'يأتي إلى هنا من يختار المتابعة عبر Sandbox في صفحة الدخول.',
  },
};

/** What goes wrong with a login, for tests. */
const scenarios = ['cancelled', 'away', 'another-key', 'expired', 'no-email', 'another-audience'] as const;

const claimsOf = (scenario: string | null, at: number): Record<string, unknown> => {
  if (scenario === 'expired') return { iat: at - 900, exp: at - 600 };
  return scenario === 'another-audience' ? { aud: 'another-shop' } : {};
};

const isThisMachine = (address: string | null): boolean =>
  ['localhost', '127.0.0.1'].includes(URL.parse(address ?? '')?.hostname ?? '');

const consent = ({ language, query }: SandboxRequest, base: string): SandboxAnswer => {
  const words = texts[language];
  const field = (name: 'firstname' | 'lastname' | 'email', type: string, value: string) =>
    `<label>${words[name]}<input name="${name}" type="${type}" value="${value}" required></label>`;
  const content = `<p>${words.intro}</p>
<form method="post" action="${escaped(`${base}/authorize?${query.toString()}`)}">
${field('firstname', 'text', 'Noor')}${field('lastname', 'text', 'Hasan')}${field('email', 'email', 'noor@sandbox.example')}
<label><input name="verified" type="checkbox" checked> ${words.verified}</label>
<button name="answer" value="agree">${words.agree}</button>
<button name="answer" value="cancel" formnovalidate>${words.cancel}</button></form>`;
  return page({ language, title: words.title, content });
};

const personOf = (form: URLSearchParams, scenario: string | null, at: number): Person => {
  const email = form.get('email') ?? '';
  return {
    sub: `sandbox-${email.toLowerCase()}`,
    ...(scenario === 'no-email' ? {} : { email, email_verified: form.get('verified') === 'on' }),
    given_name: form.get('firstname') ?? '',
    family_name: form.get('lastname') ?? '',
    claims: claimsOf(scenario, at),
  };
};

/** A login provider: a page on which anybody says who they are, and what OpenID Connect and Facebook answer. */
export const loginsProvider: MakeProvider = ({ base, now, newId, takeScenario }) => {
  const issuer = loginIssuer({ issuer: () => base, now, newId });
  const answered = (request: SandboxRequest): SandboxAnswer => {
    const back = request.query.get('redirect_uri');
    if (!isThisMachine(back))
      return { status: 400, json: { problem: 'redirect_uri should be on this machine' } };
    const form = new URLSearchParams(request.body);
    const scenario = takeScenario(form.get('email') ?? undefined);
    if (scenario === 'away') return { away: true };
    issuer.signByAnotherKey(scenario === 'another-key');
    const address = `${base}/authorize?${request.query.toString()}`;
    const isCancelled = form.get('answer') === 'cancel' || scenario === 'cancelled';
    const person = personOf(form, scenario, Math.floor(now() / 1000));
    return { to: `${back}?${isCancelled ? cancelled(address) : issuer.approve(address, person)}` };
  };
  return {
    name: 'logins',
    title: { en: texts.en.title, ar: texts.ar.title },
    scenarios,
    answer: async (request) => {
      const { method, path, query, headers, body, language } = request;
      if (path === '' || path === '/')
        return page({ language, title: texts[language].title, content: `<p>${texts[language].idle}</p>` });
      if (path === '/authorize' || path === '/v24.0/dialog/oauth')
        return method === 'POST' ? answered(request) : consent(request, base);
      const answer = issuer.answerOf({ path, query, authorization: headers.authorization, body });
      return answer && { status: answer.status ?? 200, json: answer.body };
    },
  };
};
