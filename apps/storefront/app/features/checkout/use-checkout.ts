import { type RefObject, useState } from 'react';
import { useTexts } from '../../i18n/texts.tsx';
import { governorateOf } from '../../shop/delivery/governorates.ts';
import { heldBackBy } from '../../shop/cart/line-problem.ts';
import { placeOrder, type PlaceOrderResult } from '../../device/cart-actions.ts';
import type { CartState } from '@dijla/device/cart-view/cart-view';
import { useMethods } from '../../device/use-methods.ts';
import {
  type CheckoutFieldName,
  type CheckoutFields,
  type CheckoutNeeds,
  gapsOf,
  needsOf,
  orderAddressesOf,
  refusedFields,
} from './checkout-fields.ts';
import { isTooLong } from '../../shop/delivery/phone-number.ts';
import { useArrival } from './use-arrival.ts';
import { useCheckoutFields } from './use-checkout-fields.ts';

/** Returns the error texts by field. */
const useGapTexts = ({
  phone,
  email,
  regionId,
}: CheckoutFields): Readonly<Record<CheckoutFieldName, string>> => {
  const {
    gapName,
    gapPhone,
    wrongPhone,
    gapEmail,
    wrongEmail,
    gapDistrict,
    gapLandmark,
    gapGovernorate,
    noShippingText,
  } = useTexts('checkout');
  return {
    fullName: gapName,
    phone: phone === '' ? gapPhone : wrongPhone,
    email: email.trim() === '' ? gapEmail : wrongEmail,
    regionId: governorateOf(regionId) === undefined ? gapGovernorate : noShippingText,
    district: gapDistrict,
    landmark: gapLandmark,
  };
};

/**
 * Returns the error of a field, shown once the order button was pressed, once the field was left with a
 * value, or when further typing cannot fix it.
 */
const useFieldErrors = (fields: CheckoutFields, gaps: readonly CheckoutFieldName[], isChecked: boolean) => {
  const { fieldRefused } = useTexts('checkout');
  const gapTexts = useGapTexts(fields);
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const [refused, setRefused] = useState<readonly CheckoutFieldName[]>([]);
  const isGapShown = (name: CheckoutFieldName): boolean =>
    isChecked || (left.has(name) && fields[name] !== '') || (name === 'phone' && isTooLong(fields.phone));
  const errorOf = (name: CheckoutFieldName): string | null => {
    if (gaps.includes(name)) return isGapShown(name) ? gapTexts[name] : null;
    return refused.includes(name) ? fieldRefused : null;
  };
  return {
    errorOf,
    refuse: setRefused,
    noteLeft: (name: string) => setLeft((known) => (known.has(name) ? known : new Set([...known, name]))),
    noteChange: (changed: Partial<CheckoutFields>) =>
      setRefused((known) => known.filter((name) => !(name in changed))),
  };
};

export const focusOn = (form: HTMLFormElement | null, name: CheckoutFieldName): void => {
  const field = form?.elements.namedItem(name);
  if (field instanceof HTMLElement) field.focus();
};

/** Whether it is known that no method delivers to the address, as opposed to not known yet. */
const isUndeliverable = (
  { totals, shipping_methods: methods }: CartState,
  { place }: CheckoutNeeds,
): boolean => place && totals !== null && methods.length === 0;

/** The state and actions of the checkout form: fields, errors, methods and placing the order. */
// oxlint-disable-next-line max-lines-per-function -- the state of one form, which its acts share
export const useCheckout = (
  cart: CartState,
  { form, onOrdered }: { form: RefObject<HTMLFormElement | null>; onOrdered: (orderId: string) => void },
) => {
  const texts = useTexts('checkout');
  const { couponRefused, notOrderable } = useTexts('cart');
  const { fields, kept, change } = useCheckoutFields();
  const governorate = governorateOf(fields.regionId);
  const { shipping, payment } = useMethods(
    cart,
    kept === null || governorate === undefined ? null : { id: governorate.id, name: governorate.name },
  );
  const [isChecked, setChecked] = useState(false);
  const [isPlacing, setPlacing] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const needs = needsOf(cart.lines);
  const isNowhere = isUndeliverable(cart, needs);
  const gaps: CheckoutFieldName[] = isNowhere
    ? ['regionId', ...gapsOf(fields, needs)]
    : gapsOf(fields, needs);
  const arrival = useArrival({ ...cart, paidBy: payment.code }, fields);
  const { errorOf, refuse, noteLeft, noteChange } = useFieldErrors(fields, gaps, isChecked);

  const heldBack = heldBackBy(cart.lines).map(({ name }) => name);
  const standing = heldBack.length === 0 ? null : notOrderable(heldBack);
  const place = async () => {
    setChecked(true);
    setProblem(null);
    const [gap] = gaps;
    if (gap !== undefined) return focusOn(form.current, gap);
    const addresses = orderAddressesOf(fields, needs, arrival.slot?.code);
    if (addresses === null || standing !== null) return;
    if (payment.code === null) return setProblem(texts.noPaymentMethods);
    if (isPlacing) return;
    setPlacing(true);
    const answer = await placeOrder({
      ...addresses,
      shipping_carrier_code: shipping.carrier,
      shipping_method_code: shipping.method,
      payment_method_code: payment.code,
    }).finally(() => setPlacing(false));
    if (answer.ok) return onOrdered(answer.order_id);
    if (answer.code !== 'order.rejected') return;
    const refused = refusedFields(answer.faults);
    refuse(refused);
    setProblem(problemOf(answer));
    const [first] = refused;
    if (first !== undefined) focusOn(form.current, first);
  };
  const problemOf = ({
    sold_out: gone,
    text,
    refused_coupon: coupon,
  }: Extract<PlaceOrderResult, { code: 'order.rejected' }>): string => {
    if (gone.length > 0) return texts.soldOut(gone);
    return coupon !== undefined && text === '' ? couponRefused : text;
  };
  const changeFields = (changed: Partial<CheckoutFields>) => {
    noteChange(changed);
    change(changed);
  };
  return {
    fields,
    kept,
    needs,
    arrival,
    isNowhere,
    change: changeFields,
    shipping,
    payment,
    place,
    isPlacing,
    problem: problem ?? standing,
    errorOf,
    noteLeft,
  };
};
