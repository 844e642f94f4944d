import { dayInBaghdad, isolatedDayInBaghdad } from '@dijla/commerce-rules/dates/day-in-baghdad';
import { buttonStyle } from '@dijla/ui-kit/button-style.ts';
import { type SubmitEvent, useState } from 'react';
import { type GiftCardBalance, readGiftCard } from '../../device/checkout/gift-card-actions.ts';
import { useTexts } from '../../i18n/texts.tsx';
import { SecretFields } from '../../shop/gift-cards/secret-fields.tsx';
import { useCardMoney } from '../../shop/gift-cards/use-card-money.ts';

/** What is left on a card, and what changed it. */
const Balance = ({ card }: { card: GiftCardBalance }) => {
  const texts = useTexts('giftCard');
  const money = useCardMoney(card.currency_code);
  return (
    <div aria-live="polite" className="grid gap-3 rounded-card bg-surface p-4">
      <p>
        {texts.ending} <bdi className="font-medium">{card.last_four}</bdi>
      </p>
      <p className="text-2xl font-semibold">{money(card.balance)}</p>
      <p className="text-ink-soft">{texts.of(money(card.amount))}</p>
      {card.state !== 'active' && <p className="font-medium text-danger">{texts.state[card.state]}</p>}
      {card.expires_at !== null && (
        <p className="text-ink-soft">{texts.validUntil(isolatedDayInBaghdad(card.expires_at))}</p>
      )}
      <ul className="grid gap-1">
        {card.changes.map(({ at, amount, kind }) => (
          <li className="flex flex-wrap justify-between gap-x-4" key={`${at} ${kind} ${amount}`}>
            <span>
              {texts.change[kind]} <bdi className="text-sm text-ink-soft">{dayInBaghdad(at)}</bdi>
            </span>
            <bdi>{money(amount)}</bdi>
          </li>
        ))}
      </ul>
    </div>
  );
};

/** Shows what is left on a gift card, without signing in. Nothing that is typed is kept. */
export const BalanceForm = () => {
  const texts = useTexts('giftCard');
  const [secret, setSecret] = useState({ code: '', pin: '' });
  const [state, setState] = useState<{ isBusy: boolean; error: string | null; card: GiftCardBalance | null }>(
    {
      isBusy: false,
      error: null,
      card: null,
    },
  );
  const read = async () => {
    if (secret.code.trim() === '' || secret.pin.trim() === '')
      return setState({ isBusy: false, error: texts.bothNeeded, card: null });
    setState({ isBusy: true, error: null, card: null });
    const outcome = await readGiftCard(secret);
    return setState(
      outcome.ok
        ? { isBusy: false, error: null, card: outcome.value }
        : { isBusy: false, error: outcome.text || texts.failed, card: null },
    );
  };
  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!state.isBusy) void read();
  };
  return (
    <form className="grid grid-cols-1 gap-4" method="post" noValidate onSubmit={onSubmit}>
      <SecretFields error={state.error} onType={setSecret} secret={secret} texts={texts} />
      <button aria-busy={state.isBusy} className={buttonStyle.primary} type="submit">
        {texts.showBalance}
      </button>
      {state.card !== null && <Balance card={state.card} />}
    </form>
  );
};
