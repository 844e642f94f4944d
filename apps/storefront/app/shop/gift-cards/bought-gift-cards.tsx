import { isolatedDayInBaghdad } from '@dijla/commerce-rules/dates/day-in-baghdad';
import { useEffect, useState } from 'react';
import { type BoughtGiftCard, readBoughtGiftCards } from '../../device/checkout/gift-card-actions.ts';
import { useTexts } from '../../i18n/texts.tsx';
import { useCardMoney } from './use-card-money.ts';

const Card = ({ card }: { card: BoughtGiftCard }) => {
  const texts = useTexts('digitalCards');
  const money = useCardMoney(card.currency_code);
  return (
    <li className="grid gap-1 rounded-sheet bg-surface p-5 inset-ring-1 inset-ring-line">
      <p className="text-base font-semibold">{texts.giftCard(money(card.amount))}</p>
      {card.to !== null && (
        <p className="[overflow-wrap:anywhere]">
          {texts.giftTo} <bdi dir="ltr">{card.to}</bdi>
        </p>
      )}
      <p className="flex flex-wrap gap-x-3 text-sm text-ink-soft">
        <span>
          {card.sent_at === null
            ? texts.giftWaits(isolatedDayInBaghdad(card.send_at))
            : texts.giftSent(isolatedDayInBaghdad(card.sent_at))}
        </span>
        <span>
          {texts.order} <bdi dir="ltr">{card.order_increment_id}</bdi>
        </span>
      </p>
      {card.state !== 'active' && <p className="font-medium text-danger">{texts.giftStates[card.state]}</p>}
    </li>
  );
};

/** Gift cards that the customer bought: to whom and when each was sent, without its code; nothing where there are none. */
export const BoughtGiftCards = () => {
  const texts = useTexts('digitalCards');
  const [cards, setCards] = useState<readonly BoughtGiftCard[]>([]);
  useEffect(() => {
    let isShown = true;
    void readBoughtGiftCards().then((read) => isShown && setCards(read));
    return () => {
      isShown = false;
    };
  }, []);
  if (cards.length === 0) return null;
  return (
    <section className="grid gap-3">
      <h2 className="text-xl">{texts.giftCards}</h2>
      <ul className="grid grid-cols-1 gap-3">
        {cards.map((card) => (
          <Card card={card} key={card.id} />
        ))}
      </ul>
    </section>
  );
};
