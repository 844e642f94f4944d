import { type KeyboardEvent, type RefObject, useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useStoreView } from '../../i18n/store-context.ts';
import { useTexts } from '../../i18n/texts.tsx';
import type { CartState } from '@dijla/device/cart-view/cart-view';
import { buttonStyle } from '@dijla/ui-kit/button-style.ts';
import { Icon } from '@dijla/ui-kit/pictures/icon.tsx';
import { descriptionOf, FieldFrame, fieldStyle } from '@dijla/ui-kit/fields/text-field.tsx';
import { useMoneyText } from '../cards/price.tsx';

export type CartCouponProps = {
  cart: Pick<CartState, 'coupon' | 'refused_coupon' | 'offline' | 'totals'>;
  onApply: (code: string) => void;
  onRemove: () => void;
};

/**
 * Returns the coupon's discount in minor units without other discounts; 0 when it is unknown or the coupon
 * grants free delivery.
 */
const savedIn = (totals: CartState['totals']): number =>
  Number(totals?.segments.find(({ code }) => code === 'discount')?.data.coupon_discount ?? 0);

/** The cart's coupon: its code, its effect, and a button to remove it. */
type GivenProps = {
  coupon: NonNullable<CartState['coupon']>;
  saved: number;
  isOffline: boolean;
  onRemove: () => void;
};

const Given = ({ coupon: { code, state }, saved, isOffline, onRemove }: GivenProps) => {
  const texts = useTexts('cart');
  const moneyText = useMoneyText();
  const notes = {
    waiting: isOffline ? texts.couponWaitsOffline : texts.couponWaits,
    applied: saved > 0 ? texts.couponSaved(moneyText(saved)) : texts.couponApplied,
    'not-applicable': texts.couponNotApplicable,
  };
  return (
    <div
      aria-busy={state === 'waiting' && !isOffline}
      className={`flex items-center gap-3 rounded-card py-1 ps-4 pe-1 ${state === 'applied' ? 'bg-success-soft' : 'bg-surface'}`}
    >
      <Icon className={`size-5 ${state === 'applied' ? 'text-success' : 'text-ink-soft'}`} name="tag" />
      <p className="grid min-w-0 flex-1 py-1.5 leading-snug">
        <bdi className="font-semibold [overflow-wrap:anywhere]" dir="ltr">
          {code}
        </bdi>
        <output className="text-sm text-ink-soft">{notes[state]}</output>
      </p>
      <button
        aria-label={`${texts.remove}: ${code}`}
        className="press min-h-11 rounded-card px-3 font-semibold text-accent-ink"
        onClick={onRemove}
        type="button"
      >
        {texts.remove}
      </button>
    </div>
  );
};

type FieldProps = {
  refused: CartState['refused_coupon'];
  onApply: (code: string) => void;
  input: RefObject<HTMLInputElement | null>;
};

/** The field for a code. Not a form of its own, because it is used inside the checkout's form, twice. */
// oxlint-disable-next-line max-lines-per-function -- one field with its button
const Field = ({ refused, onApply, input }: FieldProps) => {
  const texts = useTexts('cart');
  const id = useId();
  const side = useStoreView().direction === 'rtl' ? 'text-end' : 'text-start';
  const [code, setCode] = useState(refused?.code ?? '');
  const [isEmpty, setEmpty] = useState(false);
  const refusal =
    refused === null || refused.code !== code.trim() ? null : refused.text || texts.couponRefused;
  const error = isEmpty ? texts.couponMissing : refusal;
  const apply = () => {
    setEmpty(code.trim() === '');
    if (code.trim() !== '') onApply(code);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    apply();
  };
  const change = (typed: string) => {
    setCode(typed);
    setEmpty(false);
  };
  return (
    <FieldFrame error={error} id={id} label={texts.couponCode}>
      <div className="flex gap-2">
        <input
          aria-describedby={descriptionOf(id, { error })}
          aria-invalid={error !== null}
          autoCapitalize="characters"
          autoComplete="off"
          className={`${fieldStyle} min-w-0 flex-1 ${side}`}
          dir="ltr"
          enterKeyHint="go"
          id={id}
          maxLength={100}
          onChange={(event) => change(event.currentTarget.value)}
          onKeyDown={onKeyDown}
          ref={input}
          spellCheck={false}
          value={code}
        />
        <button
          className={`${buttonStyle.quiet} bg-surface inset-ring-1 inset-ring-line-strong`}
          onClick={apply}
          type="button"
        >
          {texts.applyCoupon}
        </button>
      </div>
    </FieldFrame>
  );
};

/** The coupon of a cart: a collapsed field, and the result in words (spec 1 §5). */
export const CartCoupon = ({
  cart: { coupon, refused_coupon: refused, offline, totals },
  onApply,
  onRemove,
}: CartCouponProps) => {
  const texts = useTexts('cart');
  const [isWanted, setWanted] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const open = () => {
    flushSync(() => setWanted(true));
    input.current?.focus();
  };
  if (coupon !== null)
    return <Given coupon={coupon} isOffline={offline} onRemove={onRemove} saved={savedIn(totals)} />;
  if (isWanted || refused !== null) return <Field input={input} onApply={onApply} refused={refused} />;
  return (
    <button
      className="press -ms-3 flex min-h-11 items-center gap-2 justify-self-start rounded-card px-3 font-semibold text-accent-ink"
      onClick={open}
      type="button"
    >
      <Icon className="size-5" name="tag" />
      {texts.haveCoupon}
    </button>
  );
};
