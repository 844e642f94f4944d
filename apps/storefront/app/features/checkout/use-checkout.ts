import { type RefObject, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useTexts } from '../../i18n/texts.tsx';
import { hasSessionMark } from '@dijla/device/session/session-mark';
import { governorateOf } from '../../shop/delivery/governorates.ts';
import { heldBackText } from '../../shop/cart/line-problem.ts';
import { rejectionText } from '../../shop/cart/rejection-text.ts';
import { placeOrder, type PlaceOrderResult } from '../../device/cart/cart-actions.ts';
import type { CartState } from '@dijla/device/cart-view/cart-view';
import { asksMonths, cardMonthsMethod, confirmedMonths } from '../../device/checkout/asked-months.ts';
import { cardChoice } from '../../device/checkout/chosen-card.ts';
import { cartNow } from '../../device/cart/use-cart.ts';
import { useMethods } from '../../device/checkout/use-methods.ts';
import { useSession } from '../../device/session/use-session.ts';
import {
  type CheckoutAnswers,
  type CheckoutFieldName,
  type CheckoutFields,
  type CheckoutNeeds,
  gapsOf,
  needsOf,
} from './answers/checkout-fields.ts';
import { orderAddressesOf, refusedFields } from './answers/order-addresses.ts';
import { useCheckoutFields } from './answers/use-checkout-fields.ts';
import { useAccount } from './use-account.ts';
import { creditChoiceOf, needsMonths } from './credit-choice.ts';
import { isSameOrder } from './same-order.ts';
import { useArrival } from './use-arrival.ts';
import { useFieldErrors } from './use-field-errors.ts';

export const focusOn = (form: HTMLFormElement | null, name: string): void => {
  const field = form?.elements.namedItem(name);
  if (field instanceof HTMLElement) field.focus();
};

/** Whether it is known that no method delivers to the address, as opposed to not known yet. */
const isUndeliverable = (
  { totals, shipping_methods: methods }: CartState,
  { place }: CheckoutNeeds,
): boolean => place && totals !== null && methods.length === 0;

/** Whether nobody is signed in, as far as this page knows. */
const useIsGuest = (): boolean => {
  const isCustomer = useSession(({ profile }) => profile !== null);
  const isKnown = useSession(({ ready }) => ready);
  return isKnown ? !isCustomer : !hasSessionMark();
};

/** Why the order was not sent, and what leads on: the cart, the shop's number, or the form itself. */
export type OrderProblem = { text: string; way: 'cart' | 'support' | 'form' };

/** Returns a function that says why an order was rejected. */
const useRejection = () => {
  const texts = useTexts('checkoutForm');
  const { couponRefused } = useTexts('cart');
  return (answer: Extract<PlaceOrderResult, { code: 'order.rejected' }>): OrderProblem => {
    const { refused_for: refusedFor, refused_coupon: coupon, sold_out: gone, text: said } = answer;
    const words = { ...texts, couponRefused: () => (said === '' ? couponRefused : said) };
    const ways = { address: 'form', unknown: 'support' } as const;
    return {
      text: rejectionText({ refusedFor, coupon, gone, said }, words),
      way: refusedFor === 'address' || refusedFor === 'unknown' ? ways[refusedFor] : 'cart',
    };
  };
};

/** Tells the shop which of these were found by a search, and nothing of the order. */
const tellBought = (lines: CartState['lines']): void => {
  const skus = lines.map(({ parent_sku: sku }) => sku);
  void import('../../shop/page/tell-search.lazy.ts').then(
    ({ tellSales }) => tellSales(skus),
    () => undefined,
  );
};

type Page = { form: RefObject<HTMLFormElement | null>; onOrdered: (orderId: string) => void };

/** The state and actions of the checkout form: fields, errors, methods, account and placing the order. */
// oxlint-disable-next-line max-lines-per-function -- the state of one form, which its acts share
export const useCheckout = (cart: CartState, { form, onOrdered }: Page) => {
  const texts = useTexts('checkout');
  const { fixErrors, lookThrough, comma } = useTexts('checkoutForm');
  const cartTexts = useTexts('cart');
  const { fields, known, change } = useCheckoutFields();
  const account = useAccount();
  const isGuest = useIsGuest();
  const rejection = useRejection();
  const governorate = governorateOf(fields.regionId);
  const { shipping, payment } = useMethods(
    cart,
    known === null || governorate === undefined ? null : { id: governorate.id, name: governorate.name },
  );
  /** How often the button led to a gap; each time the form says so. */
  const [misses, setMisses] = useState(0);
  const [isPlacing, setPlacing] = useState(false);
  const isBusy = useRef(false);
  const [problem, setProblem] = useState<OrderProblem | null>(null);
  const answers: CheckoutAnswers = { ...fields, password: account.password };
  const needs = needsOf(cart.lines, { createAccount: fields.createAccount, isGuest });
  const isNowhere = isUndeliverable(cart, needs);
  const gapsFor = (wanted: CheckoutNeeds): CheckoutFieldName[] =>
    isNowhere ? ['regionId', ...gapsOf(answers, wanted)] : gapsOf(answers, wanted);
  const gaps = gapsFor(needs);
  const arrival = useArrival({ ...cart, paidBy: payment.code }, fields);
  const { errorOf, refuse, miss, noteLeft, noteChange } = useFieldErrors(answers, gaps);
  const standing = heldBackText(cart.lines, cartTexts);

  /** Shows errors beside their fields and goes to the first; a part that holds one opens. */
  const point = (errors: Readonly<Partial<Record<CheckoutFieldName, string>>>) => {
    flushSync(() => refuse(errors));
    const [first] = Object.keys(errors);
    if (first !== undefined) focusOn(form.current, first);
  };
  /** Makes the account, if one is wanted, and the order with these needs. */
  const order = async (wanted: CheckoutNeeds): Promise<void> => {
    if (wanted.account) {
      const opened = await account.open(answers, wanted);
      if (opened.kind === 'refused') return point({ [opened.name]: opened.text });
      if (opened.kind === 'not-now') {
        flushSync(() => account.setProblem(opened.problem));
        return focusOn(form.current, 'orderWithout');
      }
      if (!isSameOrder(cart, cartNow())) return setProblem({ text: lookThrough, way: 'cart' });
    }
    const addresses = orderAddressesOf(answers, { needs: wanted, comma, slot: arrival.slot?.code ?? null });
    if (addresses === null || payment.code === null) return;
    const months = payment.code === cardMonthsMethod ? await confirmedMonths() : undefined;
    if (months === null) return;
    const answer = await placeOrder({
      ...addresses,
      shipping_carrier_code: shipping.carrier,
      shipping_method_code: shipping.method,
      payment_method_code: payment.code,
      ...(payment.code === 'paytabs' && cardChoice()),
      ...creditChoiceOf(cart, payment),
      ...(months && { payment_method_additional: months }),
    });
    if (answer.ok) {
      tellBought(cart.lines);
      return onOrdered(answer.order_id);
    }
    if (answer.code !== 'order.rejected') return;
    setProblem(rejection(answer));
    point(Object.fromEntries(refusedFields(answer.faults, fields).map((name) => [name, texts.fieldRefused])));
  };
  const place = async (wanted = needs): Promise<void> => {
    setProblem(null);
    const missing = gapsFor(wanted);
    const [gap] = missing;
    if (gap !== undefined) {
      flushSync(() => {
        miss(missing);
        setMisses(misses + 1);
      });
      return focusOn(form.current, gap);
    }
    if (standing !== null) return;
    if (payment.code === null) return setProblem({ text: texts.noPaymentMethods, way: 'cart' });
    const isPaidOnline = cart.payment_methods.some(
      ({ code, kind }) => code === payment.code && kind === 'online',
    );
    if (isPaidOnline && !navigator.onLine)
      return setProblem({ text: texts.payingNeedsConnection, way: 'form' });
    const isMonthsUnasked = payment.code === cardMonthsMethod && !asksMonths();
    if (needsMonths(cart, payment) || isMonthsUnasked)
      return setProblem({ text: texts.monthsNotChosen, way: 'form' });
    if (isBusy.current) return;
    isBusy.current = true;
    setPlacing(true);
    await order(wanted).finally(() => {
      isBusy.current = false;
      setPlacing(false);
    });
  };
  const changeFields = (changed: Partial<CheckoutFields>) => {
    noteChange(changed);
    change(changed);
  };
  return {
    fields,
    known,
    needs,
    isGuest,
    arrival,
    isNowhere,
    change: changeFields,
    shipping,
    payment,
    place: () => place(),
    account: {
      password: account.password,
      problem: account.problem,
      onPassword: (password: string, consent: string) => {
        account.setConsent(consent);
        noteChange({ password });
        account.setPassword(password);
      },
      onOrderWithout: () => {
        account.setProblem(null);
        changeFields({ createAccount: false });
        void place({ ...needs, account: false });
      },
    },
    isPlacing,
    problem: problem ?? (standing === null ? null : { text: standing, way: 'cart' as const }),
    /** Read out each time the button has led to a gap. */
    said: gaps.length > 0 && misses > 0 ? { text: fixErrors, time: misses } : null,
    errorOf,
    noteLeft,
  };
};
