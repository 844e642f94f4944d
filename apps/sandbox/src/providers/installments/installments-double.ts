import { escaped, page } from '../../pages/page.ts';
import type { ProviderParts, SandboxAnswer, SandboxRequest } from '../../sandbox-provider.ts';
import { type GatewayAct, gatewayDouble } from '../gateways/gateway-double.ts';
import { gatewaySetting } from '../gateways/gateway-setting.ts';

type Session = {
  sessionId: string;
  amount: number;
  phone: string;
  counts: readonly number[];
  expiresAt: number;
  /** What was chosen, and the code that was sent for it. */
  chosen: { count: number; otp: string; triesLeft: number } | null;
};
type Approval = { approvalId: string; requestId: string; status: string; amount: number; currency: 'IQD' };

const keys = { id: 'the-shop', secret: 'a secret of the lender' } as const;
const basic = `Basic ${Buffer.from(`${keys.id}:${keys.secret}`).toString('base64')}`;
const [sessionMs, triesAtMost] = [300_000, 5];

/** Numbers of months that an identity may pay in, by the last digit of its number; null: it is not known. */
const countsOf = (number: string): readonly number[] | null => {
  if (number.endsWith('0')) return [];
  if (number.endsWith('8')) return null;
  return number.endsWith('1') ? [6] : Array.from({ length: 12 }, (_, place) => place + 1);
};
/** Above this, in dinars, identities that end in 3 borrow nothing. */
const lowLimit = 10_000;

/** The fee of a plan: one percent a month, in steps of 250 dinars; the last month has what is left. */
const planOf = (amount: number, count: number) => {
  const fee = count === 1 ? 0 : Math.ceil((amount * count) / 100 / 250) * 250;
  return { count, monthly: Math.ceil((amount + fee) / count), fee, total: amount + fee };
};

const refusal = (status: number, reason: string): SandboxAnswer => ({ status, json: { reason } });
const masked = (phone: string): string => `${phone.slice(0, 4)} *** ${phone.slice(-3)}`;

type State = Pick<ProviderParts, 'now' | 'newId'> & {
  sessions: Map<string, Session>;
  approvals: Map<string, Approval>;
};

const allowance = ({ sessions, now, newId }: State, body: string): SandboxAnswer => {
  const { identity, amount } = JSON.parse(body) as {
    identity: { number: string; phone: string };
    amount: number;
  };
  const counts = countsOf(identity.number);
  if (counts === null) return refusal(404, 'identity_not_found');
  if (counts.length === 0) return refusal(422, 'not_eligible');
  if (identity.number.endsWith('3') && amount > lowLimit) return refusal(422, 'limit_too_low');
  const session = {
    sessionId: newId(),
    amount,
    phone: identity.phone,
    counts,
    expiresAt: now() + sessionMs,
    chosen: null,
  };
  sessions.set(session.sessionId, session);
  return {
    json: {
      sessionId: session.sessionId,
      phoneMasked: masked(identity.phone),
      allowedPayments: counts.map((count) => planOf(amount, count)),
      expiresAt: new Date(session.expiresAt).toISOString(),
    },
  };
};

const choose = ({ newId }: State, session: Session, body: string): SandboxAnswer => {
  const { count } = JSON.parse(body) as { count: number };
  if (!session.counts.includes(count)) return refusal(422, 'plan_not_allowed');
  const otp = String(Number.parseInt(newId().slice(0, 8), 16) % 1_000_000).padStart(6, '0');
  session.chosen = { count, otp, triesLeft: triesAtMost };
  return { json: { phoneMasked: masked(session.phone), resendAfterS: 60, triesLeft: triesAtMost } };
};

const confirm = (state: State, session: Session, body: string): SandboxAnswer => {
  const { requestId, otp, count, total, amount } = JSON.parse(body) as {
    requestId: string;
    otp: string;
    count: number;
    total: number;
    amount: number;
  };
  const { chosen } = session;
  if (chosen === null || chosen.triesLeft === 0) return refusal(409, 'session_over');
  if (chosen.otp !== otp) {
    chosen.triesLeft -= 1;
    return refusal(422, 'otp_wrong');
  }
  const isSame = chosen.count === count && session.amount === amount && planOf(amount, count).total === total;
  if (!isSame) return refusal(422, 'plan_not_allowed');
  session.chosen = null;
  session.expiresAt = 0;
  const approval = {
    approvalId: state.newId(),
    requestId,
    status: 'APPROVED',
    amount,
    currency: 'IQD' as const,
  };
  state.approvals.set(approval.approvalId, approval);
  return { json: approval };
};

const told = (approval: Approval | undefined, fault: string | null): SandboxAnswer =>
  approval === undefined
    ? { status: 404, json: {} }
    : {
        json: {
          ...approval,
          amount: approval.amount - (fault === 'other-amount' ? 1000 : 0),
          currency: fault === 'other-currency' ? 'USD' : approval.currency,
        },
      };

const cancel = (approval: Approval | undefined, fault: string | null): SandboxAnswer => {
  if (approval?.status !== 'APPROVED' || fault === 'refund-refused') return refusal(409, 'session_over');
  approval.status = 'CANCELLED';
  return { json: approval };
};

const ofSession = (state: State, [, id = '', act]: string[], body: string): SandboxAnswer => {
  const session = state.sessions.get(id);
  if (session === undefined || session.expiresAt <= state.now()) return refusal(409, 'session_over');
  return act === 'plan' ? choose(state, session, body) : confirm(state, session, body);
};

const actNames: Readonly<Record<string, GatewayAct['act']>> = {
  allowances: 'token',
  sessions: 'create',
  requests: 'status',
  approvals: 'status',
};

const actOf = ({ path }: SandboxRequest): GatewayAct | null => {
  const [, version, thing = ''] = path.split('/');
  if (version !== 'v1') return null;
  const act = path.endsWith('/cancel') ? 'refund' : actNames[thing];
  return act === undefined ? null : { act };
};

const answerOf = (
  state: State,
  { path, headers, body, fault }: SandboxRequest & { fault: string | null },
): SandboxAnswer => {
  if (headers.authorization !== basic) return { status: 401, json: {} };
  const [thing, ...rest] = path.split('/').slice(2);
  const { approvals } = state;
  if (thing === 'allowances') return allowance(state, body);
  if (thing === 'sessions') return ofSession(state, [thing, ...rest], body);
  const [id = '', act] = rest;
  if (thing === 'requests')
    return told(
      approvals.values().find(({ requestId }) => requestId === id),
      fault,
    );
  return act === 'cancel' ? cancel(approvals.get(id), fault) : told(approvals.get(id), fault);
};

const texts = {
  en: {
    title: 'Installments',
    none: 'No codes yet.',
    intro:
      'Codes that were sent. A number that ends in 0 borrows nothing, in 1 for six months, in 3 little, in 8 is not known; any other for up to twelve months.',
  },
  ar: {
    title: 'الأقساط',
    none: 'لا توجد رموز بعد.',
    intro:
      'الرموز المرسلة. الرقم الذي ينتهي بـ 0 لا يُقسَّط له، وبـ 1 لستة أشهر، وبـ 3 لمبالغ قليلة، وبـ 8 غير معروف، وما عداها حتى اثني عشر شهراً.',
  },
} as const;

/**
 * The service that lends to Qi's card holders, by the protocol of our own (spec 4 §3.7, §9.3), with a page of the codes it
 * has sent. `otpOf` is the code of a session.
 */
export const installmentsDouble = (parts: ProviderParts) => {
  const { base, now, newId } = parts;
  const state: State = { sessions: new Map(), approvals: new Map(), now, newId };
  const codes = ({ language, path }: SandboxRequest): SandboxAnswer | null => {
    if (!['', '/'].includes(path)) return null;
    const { title, none, intro } = texts[language];
    const rows = [...state.sessions.values()].flatMap(({ phone, chosen }) =>
      chosen === null ? [] : [`<li><bdi dir="ltr">${escaped(phone)}</bdi> · <code>${chosen.otp}</code></li>`],
    );
    const list = rows.length === 0 ? `<p>${none}</p>` : `<ul>${rows.toReversed().join('')}</ul>`;
    return page({ language, title, content: `<p>${intro}</p>${list}`, refresh: 5 });
  };
  return {
    ...gatewayDouble({
      name: 'installments',
      title: { en: texts.en.title, ar: texts.ar.title },
      environment: { INSTALLMENTS_URL: gatewaySetting('installments', base, keys) },
      parts,
      actOf,
      answer: (_, request, fault) => answerOf(state, { ...request, fault }),
      page: codes,
    }),
    settings: { host: new URL(base), ...keys },
    made: () => [...state.approvals.keys()],
    approval: (id: string) => state.approvals.get(id),
    otpOf: (sessionId: string) => state.sessions.get(sessionId)?.chosen?.otp ?? '',
  };
};
