import { minorUnits } from '@dijla/commerce-rules/money/minor-units';
import { latinDigits } from '@dijla/commerce-rules/digits/latin-digits';
import type { CartTotalsView } from '@dijla/device/cart-view/cart-view';
import { grouped } from '@dijla/messages/plural';
import { buttonStyle } from '@dijla/ui-kit/button-style.ts';
import { descriptionOf, FieldFrame, fieldStyle } from '@dijla/ui-kit/fields/text-field.tsx';
import { Icon } from '@dijla/ui-kit/pictures/icon.tsx';
import { type KeyboardEvent, useEffect, useId, useState } from 'react';
import { readRewardAccount, readRewardRates } from '../../device/account/reward-actions.ts';
import { spendPoints } from '../../device/checkout/spend-points.ts';
import { useStoreView } from '../../i18n/store-context.ts';
import { useTexts } from '../../i18n/texts.tsx';
import { useMoneyText } from '../cards/price.tsx';

/** What the customer has, and what all of it is worth in minor units. */
type Known = { balance: number; worth: number };

/** Reads the customer's points; null while they are not known, or cannot be spent here. */
const useKnown = (): Known | null => {
  const { scale } = useStoreView().currency;
  const [known, setKnown] = useState<Known | null>(null);
  useEffect(() => {
    let isShown = true;
    void Promise.all([readRewardAccount(), readRewardRates()]).then(([account, rates]) => {
      const rate = rates?.items.find(({ direction }) => direction === 1);
      if (!isShown || account === null || rate?.worth === undefined) return undefined;
      const worth = Math.floor((account.balance * minorUnits(rate.worth.total, scale)) / rate.points);
      setKnown({ balance: account.balance, worth });
      return undefined;
    });
    return () => {
      isShown = false;
    };
  }, [scale]);
  return known;
};

/** Spends points, with what became of it: busy, or why it did not work. */
const useSpending = () => {
  const { failed } = useTexts('cartPoints');
  const [state, setState] = useState<{ isBusy: boolean; error: string | null }>({
    isBusy: false,
    error: null,
  });
  const spend = async (points: number): Promise<boolean> => {
    setState({ isBusy: true, error: null });
    const outcome = await spendPoints(points).catch(() => ({ ok: false as const, text: '' }));
    setState({ isBusy: false, error: outcome.ok ? null : outcome.text || failed });
    return outcome.ok;
  };
  return { ...state, spend };
};

type Spending = ReturnType<typeof useSpending>;

const Used = ({ points, saved, spending }: { points: string; saved: number; spending: Spending }) => {
  const texts = useTexts('cartPoints');
  const moneyText = useMoneyText();
  return (
    <div
      aria-busy={spending.isBusy}
      className="flex items-center gap-3 rounded-card bg-success-soft py-1 ps-4 pe-1"
    >
      <Icon className="size-5 text-success" name="star" />
      <p className="grid min-w-0 flex-1 py-1.5 leading-snug">
        <span className="font-semibold">{texts.used(grouped(Number(points)))}</span>
        <output className="text-sm text-ink-soft">
          {spending.error ?? (spending.isBusy ? texts.waits : texts.saved(moneyText(saved)))}
        </output>
      </p>
      <button
        className="press min-h-11 rounded-card px-3 font-semibold text-accent-ink"
        onClick={() => void spending.spend(0)}
        type="button"
      >
        {texts.remove}
      </button>
    </div>
  );
};

type FieldProps = {
  known: Known;
  spending: Spending;
  /** Called once the points are spent. */
  onSpent: () => void;
};

/** The field for a number of points. Not a form of its own, because it is used inside the checkout's form. */
const Field = ({ known, spending, onSpent }: FieldProps) => {
  const texts = useTexts('cartPoints');
  const moneyText = useMoneyText();
  const id = useId();
  const [typed, setTyped] = useState(String(known.balance));
  const [isWrong, setWrong] = useState(false);
  const apply = async () => {
    const points = Number(latinDigits(typed.trim()));
    const isRight = Number.isInteger(points) && points > 0 && points <= known.balance;
    setWrong(!isRight);
    if (isRight && (await spending.spend(points))) onSpent();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    void apply();
  };
  const error = isWrong ? texts.invalid(grouped(known.balance)) : spending.error;
  const hint = texts.hint(grouped(known.balance), moneyText(known.worth));
  return (
    <FieldFrame error={error} hint={hint} id={id} label={texts.label}>
      <div className="flex gap-2">
        <input
          aria-describedby={descriptionOf(id, { error, hint })}
          aria-invalid={error !== null}
          autoComplete="off"
          className={`${fieldStyle} min-w-0 flex-1`}
          enterKeyHint="go"
          id={id}
          inputMode="numeric"
          maxLength={9}
          onChange={(event) => setTyped(event.currentTarget.value)}
          onKeyDown={onKeyDown}
          value={typed}
        />
        <button
          aria-busy={spending.isBusy}
          className={`${buttonStyle.quiet} bg-surface inset-ring-1 inset-ring-line-strong`}
          onClick={() => void apply()}
          type="button"
        >
          {texts.apply}
        </button>
      </div>
    </FieldFrame>
  );
};

/** The points that a customer spends on the cart: how many she has, a field, and what it saves. */
export const CartPoints = ({ totals }: { totals: CartTotalsView | null }) => {
  const texts = useTexts('cartPoints');
  const known = useKnown();
  const spending = useSpending();
  const [isWanted, setWanted] = useState(false);
  const spent = totals?.segments.find(({ code }) => code === 'reward');
  if (spent !== undefined)
    return <Used points={spent.data['points'] ?? '0'} saved={0 - (spent.minor ?? 0)} spending={spending} />;
  if (known === null || known.worth === 0) return null;
  if (isWanted) return <Field known={known} onSpent={() => setWanted(false)} spending={spending} />;
  return (
    <button
      className="press -ms-3 flex min-h-11 items-center gap-2 justify-self-start rounded-card px-3 font-semibold text-accent-ink"
      onClick={() => setWanted(true)}
      type="button"
    >
      <Icon className="size-5" name="star" />
      {texts.payWithPoints(grouped(known.balance))}
    </button>
  );
};
