import { dayInBaghdad } from '@dijla/commerce-rules/dates/day-in-baghdad';
import { buttonStyle } from '@dijla/ui-kit/button-style.ts';
import { CopiedText } from '@dijla/ui-kit/copied-text.tsx';
import { useCallback, useEffect, useState } from 'react';
import {
  type CardsKey,
  type DigitalCard,
  readCards,
  revealCard,
} from '../../device/account/digital-card-actions.ts';
import { EmptyList } from '../lists/empty-list.lazy.tsx';
import { useTexts } from '../../i18n/texts.tsx';
import { showNotification } from '../page/notification-state.ts';

/** A code or PIN in large letters, with a button that copies it. */
const Code = ({ label, text }: { label: string; text: string }) => (
  <CopiedText
    className="min-w-0 font-mono text-lg [overflow-wrap:anywhere]"
    label={label}
    labelClassName="text-sm"
    text={text}
    words={useTexts('digitalCards')}
  />
);

const Card = ({ card, onReveal }: { card: DigitalCard; onReveal: (id: number) => Promise<void> }) => {
  const texts = useTexts('digitalCards');
  const [isBusy, setBusy] = useState(false);
  const reveal = async () => {
    setBusy(true);
    await onReveal(card.id);
    setBusy(false);
  };
  return (
    <li className="grid gap-2 rounded-sheet bg-surface p-5 inset-ring-1 inset-ring-line">
      <h2 className="text-base font-semibold [overflow-wrap:anywhere]">
        <bdi>{card.product_name}</bdi>
      </h2>
      <p className="flex flex-wrap gap-x-3 text-sm text-ink-soft">
        <span>
          {texts.order} <bdi dir="ltr">{card.order_increment_id}</bdi>
        </span>
        <bdi>{dayInBaghdad(card.created_at)}</bdi>
      </p>
      {card.status === 'issued' ? (
        <>
          <p className="text-sm text-ink-soft">{texts.revealHint}</p>
          <button
            aria-busy={isBusy}
            className={`${buttonStyle.primary} justify-self-start`}
            disabled={isBusy}
            onClick={() => void reveal()}
            type="button"
          >
            {texts.reveal}
          </button>
        </>
      ) : card.code === null ? (
        <p className="font-medium">{texts.unreadable}</p>
      ) : (
        <>
          <Code label={texts.code} text={card.code} />
          {card.pin !== null && <Code label={texts.pin} text={card.pin} />}
          {card.note !== null && (
            <p className="text-sm leading-relaxed whitespace-pre-line [overflow-wrap:anywhere]" dir="auto">
              {card.note}
            </p>
          )}
        </>
      )}
    </li>
  );
};

/** What is shown: null while it is read, a text where it cannot be. */
type Shown = readonly DigitalCard[] | { problem: string } | null;

/** Reads the cards, and again on demand. */
const useCards = (opened: CardsKey) => {
  const { noAnswer } = useTexts('digitalCards');
  const [shown, setShown] = useState<Shown>(null);
  const read = useCallback(
    () =>
      readCards(opened).then((outcome) =>
        setShown(outcome.ok ? outcome.value : { problem: outcome.text || noAnswer }),
      ),
    [opened, noAnswer],
  );
  useEffect(() => void read(), [read]);
  const again = () => {
    setShown(null);
    void read();
  };
  const reveal = async (id: number): Promise<void> => {
    const outcome = await revealCard(opened, id);
    if (!outcome.ok) showNotification({ type: 'error', message: outcome.text || noAnswer });
    else
      setShown((cards) =>
        cards !== null && 'map' in cards
          ? cards.map((card) => (card.id === id ? outcome.value : card))
          : cards,
      );
  };
  return { shown, again, reveal };
};

/** Digital cards with their codes, once their buyer has them shown. */
export const CardList = ({ opened }: { opened: CardsKey }) => {
  const texts = useTexts('digitalCards');
  const { shown, again, reveal } = useCards(opened);
  if (shown === null) return <span aria-busy className="skeleton block h-40 w-full" />;
  if ('problem' in shown)
    return (
      <div className="grid justify-items-start gap-4">
        <output>{shown.problem}</output>
        <button className={buttonStyle.quiet} onClick={again} type="button">
          {texts.tryAgain}
        </button>
      </div>
    );
  if (shown.length === 0) return <EmptyList text={texts.noneHint} title={texts.none} />;
  return (
    <ul className="grid grid-cols-1 gap-3">
      {shown.map((card) => (
        <Card card={card} key={card.id} onReveal={reveal} />
      ))}
    </ul>
  );
};
