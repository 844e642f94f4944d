import type { CartTotalsView } from '@dijla/device/cart-view/cart-view';
import { buttonStyle } from '@dijla/ui-kit/button-style.ts';
import { Icon } from '@dijla/ui-kit/pictures/icon.tsx';
import { useState } from 'react';
import { leaveGiftCard, payWithGiftCard } from '../../device/checkout/gift-card-actions.ts';
import { useTexts } from '../../i18n/texts.tsx';
import { useMoneyText } from '../cards/price.tsx';
import { SecretFields } from '../gift-cards/secret-fields.tsx';

type Acting = { isBusy: boolean; error: string | null };

/** Runs what changes the cart's gift card, with what became of it. */
const useActing = () => {
  const { failed } = useTexts('cartGiftCard');
  const [state, setState] = useState<Acting>({ isBusy: false, error: null });
  const act = async (work: () => ReturnType<typeof leaveGiftCard>): Promise<boolean> => {
    setState({ isBusy: true, error: null });
    const outcome = await work().catch(() => ({ ok: false as const, text: '' }));
    setState({ isBusy: false, error: outcome.ok ? null : outcome.text || failed });
    return outcome.ok;
  };
  return { ...state, setError: (error: string) => setState({ isBusy: false, error }), act };
};

/** Code and PIN. Not a form of its own, because it is used inside the checkout's form. */
const Fields = ({ onUsed }: { onUsed: () => void }) => {
  const texts = useTexts('cartGiftCard');
  const { isBusy, error, setError, act } = useActing();
  const [secret, setSecret] = useState({ code: '', pin: '' });
  const apply = async () => {
    if (secret.code.trim() === '' || secret.pin.trim() === '') return setError(texts.bothNeeded);
    if (!isBusy && (await act(() => payWithGiftCard(secret)))) onUsed();
    return undefined;
  };
  return (
    <div className="grid grid-cols-1 gap-3">
      <SecretFields
        error={error}
        onEnter={() => void apply()}
        onType={setSecret}
        secret={secret}
        texts={texts}
      />
      <button
        aria-busy={isBusy}
        className={`${buttonStyle.quiet} bg-surface inset-ring-1 inset-ring-line-strong`}
        onClick={() => void apply()}
        type="button"
      >
        {texts.apply}
      </button>
    </div>
  );
};

const Used = ({ lastFour, saved }: { lastFour: string; saved: number }) => {
  const texts = useTexts('cartGiftCard');
  const moneyText = useMoneyText();
  const { isBusy, error, act } = useActing();
  return (
    <div aria-busy={isBusy} className="flex items-center gap-3 rounded-card bg-success-soft py-1 ps-4 pe-1">
      <Icon className="size-5 text-success" name="tag" />
      <p className="grid min-w-0 flex-1 py-1.5 leading-snug">
        <span className="font-semibold">
          {texts.used} <bdi>{lastFour}</bdi>
        </span>
        <output className="text-sm text-ink-soft">{error ?? texts.saved(moneyText(saved))}</output>
      </p>
      <button
        className="press min-h-11 rounded-card px-3 font-semibold text-accent-ink"
        onClick={() => void act(leaveGiftCard)}
        type="button"
      >
        {texts.remove}
      </button>
    </div>
  );
};

/** The gift card that pays a part of the cart: its fields, and what it saves. */
export const CartGiftCard = ({ totals }: { totals: CartTotalsView | null }) => {
  const texts = useTexts('cartGiftCard');
  const [isWanted, setWanted] = useState(false);
  const spent = totals?.segments.find(({ code }) => code === 'giftcardaccount');
  if (spent !== undefined)
    return <Used lastFour={spent.data['last_four'] ?? ''} saved={0 - (spent.minor ?? 0)} />;
  if (isWanted) return <Fields onUsed={() => setWanted(false)} />;
  return (
    <button
      className="press -ms-3 flex min-h-11 items-center gap-2 justify-self-start rounded-card px-3 font-semibold text-accent-ink"
      onClick={() => setWanted(true)}
      type="button"
    >
      <Icon className="size-5" name="tag" />
      {texts.payWithCard}
    </button>
  );
};
