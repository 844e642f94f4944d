import { isMobileNumber, phoneDigits } from '@dijla/commerce-rules/digits/phone-number';
import { latinDigits } from '@dijla/commerce-rules/digits/latin-digits';
import { useEffect, useState } from 'react';
import { askedCode, askMonthsOf, type CardMonths } from '../../../device/checkout/asked-months.ts';
import {
  type Allowance,
  askAllowance,
  type CardPlan,
  keepIdentity,
  type KeptIdentity,
  readIdentities,
  sendMonthsCode,
} from '../../../device/checkout/months-actions.ts';
import { useTexts } from '../../../i18n/texts.tsx';
import { showNotification } from '../../../shop/page/notification-state.ts';

/** What is typed of who holds the card. */
type TypedPayer = { number: string; phone: string; keeps: boolean };

/** The shortest identity number that the shop takes. */
const shortest = 4;

const identityOf = ({ number, phone }: TypedPayer) => ({
  identity_number: latinDigits(number).trim(),
  phone: phoneDigits(phone),
});

/** What is missing of who holds the card. */
export const payerGaps = (typed: TypedPayer): { number: boolean; phone: boolean } => ({
  number: identityOf(typed).identity_number.length < shortest,
  phone: !isMobileNumber(typed.phone),
});

/** Shows why months could not be had, in the shop's words, until it is dismissed (spec 2 §8). */
const useFailure = () => {
  const { noAnswer } = useTexts('cardMonths');
  const { ok } = useTexts('shell');
  return (text: string): void =>
    showNotification({
      type: 'error',
      message: text === '' ? noAnswer : text,
      hasNoTimeout: true,
      action1: { label: ok },
    });
};

/** Who holds the card: one of the identities that the customer has kept, or whom she types. */
const usePayer = ({ phone, isCustomer }: { phone: string; isCustomer: boolean }) => {
  const [kept, setKept] = useState<readonly KeptIdentity[]>([]);
  const [chosen, choose] = useState<number | null>(null);
  const [typed, setTyped] = useState<TypedPayer>({ number: '', phone, keeps: false });
  useEffect(() => {
    if (!isCustomer) return;
    let isShown = true;
    const offer = async (): Promise<void> => {
      const read = await readIdentities();
      if (!isShown) return;
      setKept(read);
      choose(read[0]?.id ?? null);
    };
    void offer();
    return () => {
      isShown = false;
    };
  }, [isCustomer]);
  return {
    kept,
    chosen,
    choose,
    typed,
    type: (part: Partial<TypedPayer>) => setTyped({ ...typed, ...part }),
  };
};

/** Asks the shopper for a code that was sent, and returns what the order says of its months; null where she leaves it. */
const codeOf = (
  { session, phone }: Allowance,
  { plan, resendAfter }: { plan: CardPlan; resendAfter: number },
): Promise<CardMonths | null> =>
  new Promise((resolve) => {
    const end = (months: CardMonths | null): void => {
      askedCode.setState({ asked: null });
      resolve(months);
    };
    askedCode.setState({
      asked: {
        phone,
        resendAt: performance.now() + resendAfter * 1000,
        send: () => sendMonthsCode({ session, count: plan.count }),
        leave: () => end(null),
        give: (otp) =>
          end({ otp, session_id: session, count_of_month: plan.count, total_of_month: plan.monthly }),
      },
    });
  });

/** Lets the order ask for these months while this part is shown; what is asked then is left with it. */
const useAskedMonths = (confirm: () => Promise<CardMonths | null>): void => {
  useEffect(() => {
    askMonthsOf(confirm);
    return () => askMonthsOf(null);
  });
  useEffect(() => () => askedCode.getState().asked?.leave(), []);
};

type Asked = {
  /** What the order costs, by which the months are computed. */
  due: number | null;
  /** Mobile number of the order. */
  phone: string;
  isCustomer: boolean;
};

/** What was allowed, while it is of what the order costs now, and the number of months that is chosen of it. */
const useAllowed = (due: number | null) => {
  const [allowed, setAllowed] = useState<{ allowance: Allowance; due: number | null } | null>(null);
  const [count, choose] = useState<number | null>(null);
  const isStale = allowed !== null && allowed.due !== due;
  const allowance = allowed === null || isStale ? null : allowed.allowance;
  return {
    isStale,
    allowance,
    plan: allowance?.plans.find((one) => one.count === count) ?? null,
    choose,
    /** Takes what was allowed, and the first number of months of it. */
    take: (given: Allowance): void => {
      setAllowed({ allowance: given, due });
      choose(given.plans[0]?.count ?? null);
    },
    forget: (): void => {
      setAllowed(null);
      choose(null);
    },
  };
};

/** Asks in how many months whoever holds the card may pay. */
const useAsking = (payer: ReturnType<typeof usePayer>, allowed: ReturnType<typeof useAllowed>) => {
  const fail = useFailure();
  const [isBusy, setBusy] = useState(false);
  const [isMissed, setMissed] = useState(false);
  const check = async (): Promise<void> => {
    const { typed, chosen } = payer;
    const gaps = payerGaps(typed);
    setMissed(true);
    if (isBusy || (chosen === null && (gaps.number || gaps.phone))) return;
    setBusy(true);
    allowed.forget();
    const read = await askAllowance(
      chosen === null ? { identity: identityOf(typed) } : { identityId: chosen },
    );
    setBusy(false);
    if (!read.ok) return fail(read.text);
    allowed.take(read.allowance);
    if (chosen === null && typed.keeps) void keepIdentity(identityOf(typed));
  };
  return { isBusy, isMissed, check };
};

/**
 * The months in which a card holder may pay: asked for with an identity, the first that is allowed taken, confirmed by a
 * code when the order is placed (spec 2 §4). It forgets everything when another method is chosen, with the order, and when
 * something of it fails.
 */
export const useCardMonths = ({ due, ...asked }: Asked) => {
  const { changed } = useTexts('cardMonths');
  const { monthsNotChosen } = useTexts('checkout');
  const fail = useFailure();
  const payer = usePayer(asked);
  const allowed = useAllowed(due);
  const { isBusy, isMissed, check } = useAsking(payer, allowed);
  const [problem, setProblem] = useState('');
  const { allowance, plan, isStale, forget } = allowed;
  useAskedMonths(async () => {
    setProblem(plan === null ? monthsNotChosen : '');
    if (allowance === null || plan === null) return null;
    const sent = await sendMonthsCode({ session: allowance.session, count: plan.count });
    if (sent.ok) return codeOf(allowance, { plan, resendAfter: sent.resendAfter });
    forget();
    fail(sent.text);
    return null;
  });
  return {
    payer,
    plans: allowance?.plans ?? [],
    count: plan?.count ?? null,
    choose: allowed.choose,
    check: (): void => {
      setProblem('');
      void check();
    },
    forget,
    isBusy,
    isMissed,
    problem: isStale ? changed : problem,
  };
};
