import { useRef } from 'react';
import { Link } from 'react-router';
import { useStoreView } from '../../i18n/store-context.ts';
import { useTexts } from '../../i18n/texts.tsx';
import { digitalCardsPath } from '../digital-cards/digital-cards-path.ts';
import { paths } from '../../paths.ts';
import { buttonStyle } from '@dijla/ui-kit/button-style.ts';
import { useNow } from '@dijla/ui-kit/hooks/use-now.ts';
import { Icon } from '@dijla/ui-kit/pictures/icon.tsx';
import { knownState, stepCount, stepOf } from '../../view-models/orders/order-states.ts';
import type { ShownOrder } from '../../view-models/orders/order-view.ts';
import { payableText } from '../cart/payable-amount.tsx';
import { hotlineHref, whatsappHref } from '../page/contact-links.ts';
import { useFrame } from '../page/frame-context.ts';
import { arrivalOf } from './arrival.lazy.ts';
import { IbanCopy } from './iban-copy.lazy.tsx';
import { InvoiceButton } from './invoice-button.lazy.tsx';
import { type OrderAgain, OrderAgainButton, OrderAgainResult, useOrderAgain } from './order-again.lazy.tsx';
import { useHappeningText } from './order-timeline.lazy.tsx';
import { AskingSheet, useOrderAsking } from './requests/order-asking.lazy.tsx';
import { type RequestAct, RequestButton } from './requests/request-button.lazy.tsx';
import { useDayText } from './use-day-text.lazy.ts';

/** How far an order has come, as a bar of steps; the words below say it. */
export const OrderSteps = ({ status }: { status: string }) => {
  const step = stepOf(status);
  if (step === null) return null;
  return (
    <span aria-hidden="true" className="grid grid-cols-4 gap-1.5">
      {Array.from({ length: stepCount }, (_, place) => (
        <span
          className={`h-1.5 rounded-full ${place < step ? 'bg-accent' : 'bg-line-strong/35'}`}
          key={place}
        />
      ))}
    </span>
  );
};

/** Whether an order is of codes alone, which its buyer has by now. */
const isOfCodes = ({ has_codes: hasCodes, delivery, due, tone }: ShownOrder): boolean =>
  hasCodes && delivery === null && due === null && (tone === 'running' || tone === 'done');

/** Returns what happens next with an order, in words; `orderKey` is null for the customer's own. */
export const useNextText = (orderKey: string | null = null): ((order: ShownOrder) => string | null) => {
  const texts = useTexts('order');
  return (order) => {
    const { status, due, payment, may, tone, awaits_call: awaitsCall, cancel_request: request } = order;
    const known = knownState(status);
    if (request?.state === 'requested' && tone !== 'off') return texts.requests.cancel.waiting;
    if (isOfCodes(order)) return orderKey === null ? texts.codesReady : texts.codesSent;
    // Most orders are packed without a call.
    const step = known === 'pending' && !awaitsCall ? 'invoiced' : known;
    const next = step === null ? null : texts.next[step];
    if (due === null || tone === 'off') return next;
    if (may.pay) return texts.payFirst(payableText(due));
    const isAtTheDoor =
      payment.kind === 'cash' &&
      (known === 'dispatched' || known === 'reattempt_delivery' || known === 'shipped');
    return isAtTheDoor && next !== null ? `${next} ${texts.haveReady(payableText(due))}` : next;
  };
};

type TalkAct = 'receipt' | 'ask' | 'call';
type Act = TalkAct | 'pay' | 'codes' | 'again' | RequestAct;

/** Returns what the buyer can do, the first of which is the one filled button unless it undoes the order. */
const actsOf = (
  { may, tone, payment }: Pick<ShownOrder, 'may' | 'tone' | 'payment'>,
  { hotline, whatsapp, hasCodes }: { hotline: string | null; whatsapp: string | null; hasCodes: boolean },
): Act[] => {
  const again: Act[] = may.reorder ? ['again'] : [];
  const paysOnline = may.pay && payment.kind === 'online';
  const asks = may.pay && !paysOnline ? 'receipt' : 'ask';
  const talk: Act[] = [
    ...(whatsapp === null ? [] : ([asks] as const)),
    ...(hotline === null ? [] : ['call' as const]),
  ];
  const isOpen = tone === 'running' || tone === 'waiting';
  return [
    ...(paysOnline ? (['pay'] as const) : []),
    ...(hasCodes ? (['codes'] as const) : []),
    ...(isOpen ? [...talk, ...again] : again),
    ...(may.return ? (['return'] as const) : []),
    ...(may.cancel ? (['cancel'] as const) : []),
    ...(isOpen ? [] : talk),
  ];
};

type Talk = { href: string; icon: 'whatsapp' | 'phone'; label: string };

/** Returns where the shop is spoken to about an order, and with which words. */
const useTalkLinks = (number: string): Record<TalkAct, Talk> => {
  const texts = useTexts('order');
  const { hotline, whatsapp } = useFrame().contact;
  const write = (words: string): string => whatsappHref(whatsapp ?? '', words);
  return {
    receipt: { href: write(texts.receiptFor(number)), icon: 'whatsapp', label: texts.sendReceipt },
    ask: { href: write(texts.askAbout(number)), icon: 'whatsapp', label: texts.ask },
    call: { href: hotlineHref(hotline ?? ''), icon: 'phone', label: texts.call },
  };
};

const TalkLink = ({ link: { href, icon, label }, look }: { link: Talk; look: 'primary' | 'quiet' }) => (
  <a className={buttonStyle[look]} href={href}>
    <Icon className="size-5" name={icon} />
    {label}
  </a>
);

/** Leads to where the order is paid. */
const PayLink = ({ order, look }: { order: ShownOrder; look: 'primary' | 'quiet' }) => {
  const { payNow } = useTexts('order');
  return (
    <Link
      className={buttonStyle[look]}
      to={paths.payment(useStoreView().code, order.number, order.payment.code)}
    >
      <Icon className="size-5" name="lock" />
      {payNow}
    </Link>
  );
};

/** Leads to where the customer's codes are shown. */
const CodesLink = ({ look }: { look: 'primary' | 'quiet' }) => (
  <Link className={buttonStyle[look]} to={digitalCardsPath(useStoreView().code)}>
    {useTexts('order').toCodes}
  </Link>
);

type ActsProps = {
  order: ShownOrder;
  orderKey: string | null;
  /** Whether none of them is the filled button of the page. */
  isQuiet: boolean;
  again: OrderAgain;
  onAsk: (act: RequestAct) => void;
};

/** What the buyer can do about an order, as buttons. */
const Acts = ({ order, orderKey, isQuiet, again, onAsk }: ActsProps) => {
  const { contact } = useFrame();
  const talkTo = useTalkLinks(order.number);
  const hasCodes = orderKey === null && order.has_codes && order.due === null && order.tone !== 'off';
  return (
    <div className="flex flex-wrap items-center gap-2.5 [&_.bg-sunken]:min-h-11 [&_.bg-sunken]:bg-surface [&_.bg-sunken]:px-4 max-md:[&>*]:grow max-md:[&>.bg-accent]:w-full">
      {actsOf(order, { ...contact, hasCodes }).map((act, place) => {
        const look = place === 0 && !isQuiet ? 'primary' : 'quiet';
        if (act === 'pay') return <PayLink key={act} look={look} order={order} />;
        if (act === 'codes') return <CodesLink key={act} look={look} />;
        if (act === 'again') return <OrderAgainButton again={again} key={act} look={look} />;
        if (act === 'cancel' || act === 'return') return <RequestButton act={act} key={act} onAsk={onAsk} />;
        return <TalkLink key={act} link={talkTo[act]} look={look} />;
      })}
      {order.may.invoice && <InvoiceButton orderKey={orderKey} order={order} />}
    </div>
  );
};

/** The day an order arrives, and the part of the day that was chosen for it. */
const ArrivalLine = ({ order }: { order: ShownOrder }) => {
  const { arrives } = useTexts('orders');
  const { delivery: terms } = useFrame();
  const arrival = arrivalOf(order, terms, useNow());
  if (arrival === null) return null;
  const slot = order.delivery?.slot ?? null;
  return (
    <p className="flex items-start gap-2 font-semibold" data-arrival="">
      <Icon className="mt-0.5 size-5 shrink-0 text-accent-ink" name="truck" />
      <span>
        {arrives(arrival)}
        {slot !== null && (
          <>
            {' '}
            <bdi className="font-normal whitespace-nowrap">{slot}</bdi>
          </>
        )}
      </span>
    </p>
  );
};

/** The next step of an order: what happened last, what comes, and what the buyer can do about it. */
export const NextStep = ({
  order,
  orderKey,
  isQuiet = false,
  onAsked,
}: Pick<ActsProps, 'order' | 'orderKey'> & {
  isQuiet?: boolean;
  /** Called once the shop was asked to cancel it or to take items back. */
  onAsked?: (() => void) | undefined;
}) => {
  const texts = useTexts('order');
  const textOf = useHappeningText();
  const dayText = useDayText();
  const next = useNextText(orderKey)(order);
  const again = useOrderAgain(order);
  const [latest] = order.timeline;
  const place = useRef<HTMLElement>(null);
  const asking = useOrderAsking(place, onAsked);
  return (
    <section
      className="grid grid-cols-1 gap-4 rounded-sheet bg-accent-soft p-4 outline-none md:p-6"
      data-next=""
      ref={place}
      tabIndex={-1}
    >
      <OrderSteps status={order.status} />
      <div className="grid gap-1">
        {latest !== undefined && (
          <h2 className="text-xl md:text-2xl">
            <bdi>{textOf(latest)}</bdi>{' '}
            <span className="font-normal text-ink-soft">{dayText(latest.at)}</span>
          </h2>
        )}
        {next !== null && <p>{next}</p>}
        <ArrivalLine order={order} />
      </div>
      {order.may.pay && order.payment.instructions !== null && (
        <div className="grid gap-1 rounded-card bg-surface p-4">
          <h3 className="text-base font-semibold">{texts.howToPay}</h3>
          <bdi className="block whitespace-pre-line [overflow-wrap:anywhere]">
            {order.payment.instructions}
          </bdi>
          <IbanCopy instructions={order.payment.instructions} words={texts} />
        </div>
      )}
      <OrderAgainResult again={again} order={order} />
      <Acts again={again} isQuiet={isQuiet} onAsk={asking.ask} order={order} orderKey={orderKey} />
      <AskingSheet asking={asking} order={order} orderKey={orderKey} />
    </section>
  );
};
