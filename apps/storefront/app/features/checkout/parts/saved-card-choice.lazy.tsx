import { useEffect, useState } from 'react';
import { chooseCard } from '../../../device/checkout/chosen-card.ts';
import { readSavedCards, type SavedCard } from '../../../device/account/saved-card-actions.ts';
import { useTexts } from '../../../i18n/texts.tsx';

const Choice = ({
  name,
  detail,
  isChosen,
  onChoose,
}: {
  name: string;
  detail?: string;
  isChosen: boolean;
  onChoose: () => void;
}) => (
  <label className="press-still flex min-h-12 items-center gap-3 rounded-inner bg-raised px-3 py-2 inset-ring-1 inset-ring-line has-checked:inset-ring-2 has-checked:inset-ring-accent has-focus-visible:focus-ring">
    <input checked={isChosen} className="radio-mark" name="saved-card" onChange={onChoose} type="radio" />
    <span className="grid min-w-0">
      <span className="font-medium">{name}</span>
      {detail !== undefined && <span className="text-sm text-ink-soft">{detail}</span>}
    </span>
  </label>
);

/** The kept cards that can pay the order, the latest chosen, and another card; nothing where there are none. */
export const SavedCardChoice = () => {
  const texts = useTexts('savedCards');
  const [cards, setCards] = useState<readonly SavedCard[]>([]);
  const [chosen, setChosen] = useState<string | null>(null);
  const choose = (hash: string | null): void => {
    setChosen(hash);
    chooseCard(hash);
  };
  useEffect(() => {
    let isShown = true;
    const offer = async () => {
      const usable = ((await readSavedCards()) ?? []).filter(({ isExpired }) => !isExpired);
      if (!isShown) return;
      setCards(usable);
      const first = usable[0]?.hash ?? null;
      setChosen(first);
      chooseCard(first);
    };
    void offer();
    return () => {
      isShown = false;
      chooseCard(null);
    };
  }, []);
  if (cards.length === 0) return null;
  return (
    <fieldset className="grid gap-2">
      <legend className="contents text-sm text-ink-soft">{texts.which}</legend>
      {cards.map(({ hash, type, maskedCC, expirationDate }) => (
        <Choice
          isChosen={chosen === hash}
          key={hash}
          name={texts.card(type, maskedCC)}
          onChoose={() => choose(hash)}
          {...(expirationDate && { detail: texts.until(expirationDate) })}
        />
      ))}
      <Choice isChosen={chosen === null} name={texts.another} onChoose={() => choose(null)} />
    </fieldset>
  );
};
