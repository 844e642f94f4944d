import { useCallback, useEffect, useState } from 'react';
import {
  readSavedCards,
  removeSavedCard,
  type SavedCard,
} from '../../../device/account/saved-card-actions.ts';
import { useTexts } from '../../../i18n/texts.tsx';
import { showNotification } from '../../../shop/page/notification-state.ts';
import { AccountPart, actStyle } from '../account-part.lazy.tsx';

type CardRowProps = { card: SavedCard; isBusy: boolean; onRemove: () => void };

const CardRow = ({ card, isBusy, onRemove }: CardRowProps) => {
  const texts = useTexts('savedCards');
  const { remove, removing } = useTexts('account');
  const name = texts.card(card.type, card.maskedCC);
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 py-3">
      <div className="grid min-w-0 leading-snug">
        <span className="font-medium">{name}</span>
        <span className="text-sm text-ink-soft">
          {card.isExpired ? texts.expired : card.expirationDate && texts.until(card.expirationDate)}
        </span>
      </div>
      <button
        aria-busy={isBusy}
        aria-label={texts.removeCard(name)}
        className={actStyle}
        onClick={onRemove}
        type="button"
      >
        {isBusy ? removing : remove}
      </button>
    </li>
  );
};

/** The cards the customer has kept, each with a button that removes it; nothing where there are none. */
export const SavedCardsPart = () => {
  const texts = useTexts('savedCards');
  const { noAnswer } = useTexts('account');
  const [cards, setCards] = useState<readonly SavedCard[]>([]);
  const [problem, setProblem] = useState('');
  const [busy, setBusy] = useState<string | null>(null);
  const load = useCallback(() => void readSavedCards().then((read) => read && setCards(read)), []);
  useEffect(load, [load]);
  const remove = async (hash: string) => {
    if (busy !== null) return;
    setBusy(hash);
    const removed = await removeSavedCard(hash);
    setBusy(null);
    setProblem(removed.ok ? '' : removed.text || noAnswer);
    if (removed.ok) showNotification({ type: 'success', message: texts.removed });
    load();
  };
  if (cards.length === 0 && problem === '') return null;
  return (
    <AccountPart icon="cash" intro={texts.intro} title={texts.title}>
      <ul className="divide-y divide-line">
        {cards.map((card) => (
          <CardRow
            card={card}
            isBusy={busy === card.hash}
            key={card.hash}
            onRemove={() => void remove(card.hash)}
          />
        ))}
      </ul>
      <output className="text-sm text-danger empty:hidden">{problem}</output>
    </AccountPart>
  );
};
