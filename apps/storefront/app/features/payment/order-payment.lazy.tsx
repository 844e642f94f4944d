import { wireInstant } from '@dijla/commerce-rules/dates/wire-instant';
import { minorUnits } from '@dijla/commerce-rules/money/minor-units';
import type { OrderPayment } from '@dijla/contract/client';
import { type ReactNode, useEffect, useState } from 'react';
import { Link, useLocation, useNavigate } from 'react-router';
import { buttonStyle } from '@dijla/ui-kit/button-style.ts';
import { Sheet } from '@dijla/ui-kit/overlays/sheet.tsx';
import { Icon } from '@dijla/ui-kit/pictures/icon.tsx';
import { lazyPart } from '../../i18n/lazy-part.tsx';
import { useStoreView } from '../../i18n/store-context.ts';
import { textsIn } from '../../i18n/texts-in.ts';
import { useTexts } from '../../i18n/texts.tsx';
import { useOrders } from '../../device/orders/use-orders.ts';
import { paths } from '../../paths.ts';
import { payableText } from '../../shop/cart/payable-amount.tsx';
import { momentText } from '../../shop/orders/use-day-text.lazy.ts';
import { orderCurrency } from '../../view-models/orders/order-currency.ts';
import { BankCode, type BankStep } from './bank-code.lazy.tsx';
import { HostedPage } from './hosted-page.lazy.tsx';
import { PaymentPlaceholder } from './payment-placeholder.tsx';
import { TimeLeft } from './time-left.lazy.tsx';
import { type ToldPayment, usePayment } from './use-payment.lazy.ts';

type Paying = ReturnType<typeof usePayment>;

/** The code of the months that the order is paid in, where it can be typed again. */
const codeAgain = lazyPart({
  part: async () => (await import('./code-again.lazy.tsx')).CodeAgain,
  texts: textsIn('cart/card-months', 'account'),
});

type Amount = OrderPayment['due'];

/** Returns an amount in words, isolated from the text around it; nothing for none. */
const useAmountText = (): ((amount: Amount) => string) => {
  const store = useStoreView();
  return (amount) => {
    if (amount === undefined) return '';
    const currency = orderCurrency(amount.currency_code, store);
    return payableText({ minor: minorUnits(amount.total, currency.scale), currency, is_renewed: false });
  };
};

/** What is due in words. */
const useDueText = ({ due }: OrderPayment): string => useAmountText()(due);

/** Number of the order, and what was paid for it or is still to be paid. */
const Facts = ({ payment: { order_number: number, due, paid } }: { payment: OrderPayment }) => {
  const texts = useTexts('payment');
  const amountText = useAmountText();
  const amount = amountText(paid ?? due);
  return (
    <dl className="flex flex-wrap gap-x-10 gap-y-3 rounded-sheet bg-surface p-4 inset-ring-1 inset-ring-line">
      <div>
        <dt className="text-sm text-ink-soft">{texts.orderNumber}</dt>
        <dd className="text-lg font-bold tabular-nums">
          <bdi dir="ltr">{number}</bdi>
        </dd>
      </div>
      {amount !== '' && (
        <div>
          <dt className="text-sm text-ink-soft">{paid === undefined ? texts.toPay : texts.paidAmount}</dt>
          <dd className="text-lg font-bold">{amount}</dd>
        </div>
      )}
    </dl>
  );
};

const Said = ({ title, children }: { title: string; children?: ReactNode }) => (
  <div className="grid gap-1">
    <h1 className="text-3xl">{title}</h1>
    {children !== undefined && <p className="text-ink-soft">{children}</p>}
  </div>
);

/** The page for whoever may not see this payment on this device. */
const NotHere = ({ number }: { number: string }) => {
  const texts = useTexts('payment');
  const { code } = useStoreView();
  return (
    <>
      <Said title={texts.notFound}>{texts.notFoundText}</Said>
      <Link
        className={`${buttonStyle.primary} justify-self-start`}
        to={paths.orderTracking(code, number === '' ? {} : { order: number })}
      >
        {texts.findOrder}
      </Link>
    </>
  );
};

/**
 * The code of a bank's app in a sheet, a dialog on wide screens (spec 2 §2), with what is paid and how long it can be used.
 * It is open at first; closing it leaves the payment as it is, and the page opens it again.
 */
const BankSheet = ({ told, step }: { told: ToldPayment; step: BankStep }) => {
  const texts = useTexts('payment');
  const { payment } = told;
  const due = useDueText(payment);
  const [isOpen, setOpen] = useState(true);
  return (
    <>
      <button
        className={`${buttonStyle.primary} justify-self-start max-md:w-full`}
        onClick={() => setOpen(true)}
        type="button"
      >
        {texts.showCode}
      </button>
      {isOpen && (
        <Sheet
          closeLabel={texts.closeCode}
          from="bottom"
          id="modal-payment-fib"
          onClose={() => setOpen(false)}
          title={texts.payWith(due, payment.method.title)}
        >
          <div className="grid gap-4">
            <BankCode step={step} />
            {payment.until !== undefined && <TimeLeft told={told} until={payment.until} />}
          </div>
        </Sheet>
      )}
    </>
  );
};

/**
 * The gateway's card page in a sheet (spec 2 §2), where that may be framed. It is open at first; closing it leaves the
 * payment as it is, and the page opens it again. The gateway leads the whole window back.
 */
const CardSheet = ({ payment, paymentUrl }: { payment: OrderPayment; paymentUrl: string }) => {
  const texts = useTexts('payment');
  const due = useDueText(payment);
  const [isOpen, setOpen] = useState(true);
  const title = texts.payWith(due, payment.method.title);
  return (
    <>
      <button
        className={`${buttonStyle.primary} justify-self-start max-md:w-full`}
        onClick={() => setOpen(true)}
        type="button"
      >
        {texts.goOn}
      </button>
      {isOpen && (
        <Sheet
          closeLabel={texts.closeCard}
          from="bottom"
          id="modal-paytabs-cc"
          onClose={() => setOpen(false)}
          title={title}
        >
          <iframe
            allow="payment"
            className="h-[70dvh] w-full rounded-card bg-white"
            referrerPolicy="no-referrer"
            // oxlint-disable-next-line react/iframe-missing-sandbox -- of another origin; it leads the whole window back, and banks ask for codes in windows of their own
            sandbox="allow-forms allow-popups allow-popups-to-escape-sandbox allow-same-origin allow-scripts allow-top-navigation"
            src={paymentUrl}
            title={title}
          />
        </Sheet>
      )}
    </>
  );
};

/** The way to pay that waits: the code, and how long it can be used. */
const Waiting = ({ told, hasReturned }: { told: ToldPayment; hasReturned: boolean }) => {
  const texts = useTexts('payment');
  const { payment } = told;
  const due = useDueText(payment);
  return (
    <>
      {hasReturned ? (
        <Said title={texts.notPaidYet}>{texts.notPaidYetText}</Said>
      ) : (
        <Said title={texts.payWith(due, payment.method.title)} />
      )}
      {payment.step?.kind === 'qr' && <BankSheet step={payment.step} told={told} />}
      {payment.step?.kind === 'redirect' && (
        <HostedPage method={payment.method.title} paymentUrl={payment.step.paymentUrl} />
      )}
      {payment.step?.kind === 'iframe' && (
        <CardSheet payment={payment} paymentUrl={payment.step.paymentUrl} />
      )}
      {payment.step?.kind !== 'qr' && payment.until !== undefined && (
        <TimeLeft told={told} until={payment.until} />
      )}
      <p className="text-ink-soft">{texts.follows}</p>
    </>
  );
};

/** How it stands with the payment, in words. */
const Standing = ({ told, hasReturned }: { told: ToldPayment; hasReturned: boolean }) => {
  const texts = useTexts('payment');
  const { payment } = told;
  const { state, reason = 'declined', until, due, pay_until: payUntil } = payment;
  switch (state) {
    case 'waiting':
      return <Waiting hasReturned={hasReturned} told={told} />;
    case 'unknown':
      return (
        <>
          <Said title={texts.unknownTitle}>{texts.unknownText}</Said>
          {until !== undefined && <TimeLeft told={told} until={until} />}
        </>
      );
    case 'paid':
      return <Said title={texts.paidTitle}>{texts.paidText}</Said>;
    case 'ended':
      // Of what is due and has no end, another method takes care.
      return due !== undefined && payUntil === undefined ? (
        <Said title={texts.paidElsewhere(payment.method.title)}>{texts.paidElsewhereText}</Said>
      ) : (
        <Said title={texts.endedTitle}>{texts.endedText}</Said>
      );
    case 'failed':
      return (
        <>
          <Said title={texts.failedTitle}>{texts.failed[reason]}</Said>
          {payUntil !== undefined && <p>{texts.payBy(momentText(wireInstant(payUntil)))}</p>}
        </>
      );
    case 'unpaid':
      return <Said title={texts.unpaidTitle} />;
  }
};

/** What the buyer can do: begin, take another code, or pay another way. */
const Acts = ({ payment, paying }: { payment: OrderPayment; paying: Paying }) => {
  const texts = useTexts('payment');
  const due = useDueText(payment);
  const { isBusy, begin, changeMethod } = paying;
  const isWaiting = payment.state === 'waiting';
  const isOfCode = payment.method.code === 'fib';
  const again = isOfCode ? texts.newCode : texts.tryAgain;
  const words = payment.state === 'unpaid' ? texts.pay(due) : again;
  return (
    <>
      {payment.may_begin && !(isWaiting && !isOfCode) && (
        <button
          aria-busy={isBusy}
          className={`${buttonStyle[isWaiting ? 'quiet' : 'primary']} justify-self-start max-md:w-full`}
          onClick={begin}
          type="button"
        >
          {isBusy ? texts.initializing : words}
        </button>
      )}
      {payment.others.length > 0 && (
        <section className="grid gap-2">
          <h2 className="text-xl">{texts.another}</h2>
          <p className="flex flex-wrap gap-2.5">
            {payment.others.map(({ code, title }) => (
              <button
                aria-disabled={isBusy}
                className={buttonStyle.quiet}
                key={code}
                onClick={() => changeMethod(code)}
                type="button"
              >
                {title}
              </button>
            ))}
          </p>
        </section>
      )}
    </>
  );
};

/** Takes who has paid an order of this device to the page that thanks for it, instead of this one. */
const useThanks = (number: string, isPaid: boolean): void => {
  const { code } = useStoreView();
  const navigate = useNavigate();
  const id = useOrders(
    ({ orders }) => orders.find(({ order_number: one }) => one === number)?.order_id ?? null,
  );
  useEffect(() => {
    if (isPaid && id !== null)
      void navigate(paths.checkout(code), { replace: true, state: { orderId: id, isPaid } });
  }, [isPaid, id, code, navigate]);
};

/** That a gateway is being asked; there is nothing to do meanwhile, least of all to pay. */
const Checking = () => {
  const texts = useTexts('payment');
  return (
    <div aria-busy="true" aria-live="polite" data-payment="checking">
      <Said title={texts.checking}>{texts.checkingText}</Said>
    </div>
  );
};

type OrderPaymentProps = {
  number: string;
  /** Whether the gateway has just led here from its own page. */
  hasReturned: boolean;
  /** Takes what the page is titled with. */
  onTitle: (title: string) => void;
};

/** Leaves the address of success for the other one where the payment failed. */
const useHonestAddress = (hasFailed: boolean): void => {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const path = hasFailed ? pathname.replace(/success$/, 'error') : pathname;
  useEffect(() => {
    if (path !== pathname) void navigate(`${path}${search}`, { replace: true });
  }, [path, pathname, search, navigate]);
};

/** Titles the page that a gateway leads back to by the method and what became of it (spec 2 §2). */
const useReturnTitle = (
  payment: OrderPayment | undefined,
  { hasReturned, onTitle }: Pick<OrderPaymentProps, 'hasReturned' | 'onTitle'>,
): void => {
  const { returned } = useTexts('payment');
  useHonestAddress(hasReturned && payment?.state === 'failed');
  const title = hasReturned && payment ? returned(payment.method.title, payment.state) : null;
  useEffect(() => {
    if (title !== null) onTitle(title);
  }, [title, onTitle]);
};

/** The payment of an order: how it stands, and what there is to do about it. */
export const OrderPaymentPage = ({ number, hasReturned, onTitle }: OrderPaymentProps) => {
  const texts = useTexts('payment');
  const { code } = useStoreView();
  const paying = usePayment(number, hasReturned);
  const { told, isRefused, isChecking, problem, read } = paying;
  useReturnTitle(isChecking ? undefined : told?.payment, { hasReturned, onTitle });
  useThanks(number, told?.payment.state === 'paid');
  if (isRefused || number === '') return <NotHere number={number} />;
  const failure = (
    <p className="font-medium text-danger empty:hidden" role="alert">
      {problem}
    </p>
  );
  if (isChecking && (told !== null || problem === null)) return <Checking />;
  if (told === null)
    return problem === null ? (
      <PaymentPlaceholder />
    ) : (
      <>
        {failure}
        <button className={`${buttonStyle.primary} justify-self-start`} onClick={read} type="button">
          {texts.tryAgain}
        </button>
      </>
    );
  const { payment } = told;
  return (
    <div className="grid gap-5" data-payment={payment.state}>
      {payment.is_test && payment.state !== 'paid' && (
        <p className="flex items-start gap-3 rounded-card bg-warning-soft px-4 py-3">
          <Icon className="mt-0.5 size-5 text-warning" name="info" />
          {texts.testMode}
        </p>
      )}
      <div aria-live="polite" className="grid gap-5">
        <Standing hasReturned={hasReturned} told={told} />
      </div>
      <Facts payment={payment} />
      {failure}
      {payment.plan !== undefined && <codeAgain.Part giveCode={paying.giveCode} plan={payment.plan} />}
      <Acts payment={payment} paying={paying} />
      <Link
        className={`${buttonStyle.quiet} justify-self-start`}
        to={paths.orderTracking(code, { order: payment.order_number })}
      >
        {texts.toOrder}
      </Link>
    </div>
  );
};
