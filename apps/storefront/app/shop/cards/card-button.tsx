// @chunk card
import { startTransition, type SubmitEvent, useRef, useState } from 'react';
import { lazyPart } from '../../i18n/lazy-part.tsx';
import { useStoreView } from '../../i18n/store-context.ts';
import { useTexts } from '../../i18n/texts.tsx';
import { paths } from '../../paths.ts';
import { afterPaint } from '@dijla/ui-kit/hooks/after-paint.ts';
import { Icon, type IconName } from '@dijla/ui-kit/pictures/icon.tsx';
import type { CardView } from '../../view-models/cards/card-view.ts';
import { useCardList } from './card-list.tsx';
import { showNotification } from '../page/notification-state.ts';
import { textsIn } from '../../i18n/texts-in.ts';

const choiceSheet = lazyPart({
  part: async () => (await import('./choice/choice-sheet.lazy.tsx')).ChoiceSheet,
  texts: textsIn('product/product'),
});

const fetchAdd = () => import('./add-from-card.lazy.ts');

/** Milliseconds within which a second tap is ignored as part of a double tap. */
const doubleTap = 500;

/** Milliseconds the button shows that the product was added. */
const afterglow = 1_600;

type Doing = 'nothing' | 'adding' | 'added';

const appearances: Readonly<Record<Doing, { icon: IconName; style: string }>> = {
  nothing: {
    icon: 'plus',
    style:
      'bg-surface text-ink transition-colors duration-160 group-hover/add:bg-ink group-hover/add:text-ground',
  },
  adding: { icon: 'plus', style: 'bg-ink text-ground' },
  added: { icon: 'check', style: 'bg-accent text-on-accent' },
};

/** The tap target is larger than the visible button. */
const buttonStyle =
  'press group/add flex min-h-11 min-w-11 items-center justify-center gap-2 rounded-full text-start';

const ButtonContent = ({ doing, word }: { doing: Doing; word: string | false }) => (
  <>
    <span className={`grid size-9 shrink-0 place-items-center rounded-full ${appearances[doing].style}`}>
      <Icon className="size-4.5" name={appearances[doing].icon} />
    </span>
    {word && <span className="text-sm font-semibold">{word}</span>}
  </>
);

/** `hasWord`: what the button does is written beside its sign, where no cards explain it. */
type CardButtonProps = { card: CardView; hasWord?: boolean };

// oxlint-disable-next-line max-lines-per-function -- one form with the states of its button
const AddForm = ({ card, hasWord = false }: CardButtonProps) => {
  const texts = useTexts('catalogue');
  const { code, language } = useStoreView();
  const [doing, setDoing] = useState<Doing>('nothing');
  const [isChoosing, setChoosing] = useState(false);
  const { navigate } = useCardList();
  const lastTap = useRef(-doubleTap);
  const isChoice = card.buying === 'choose';
  const add = async () => {
    setDoing('adding');
    await afterPaint();
    const isAdded = await fetchAdd()
      .then(({ addFromCard }) => addFromCard(card.sku, { texts, code, navigate }))
      .catch(() => {
        showNotification({ type: 'error', message: texts.addNotPossible });
        return false;
      });
    setDoing(isAdded ? 'added' : 'nothing');
    if (isAdded) setTimeout(() => setDoing('nothing'), afterglow);
  };
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const sinceLast = event.timeStamp - lastTap.current;
    lastTap.current = event.timeStamp;
    if (sinceLast < doubleTap) return;
    if (isChoice) startTransition(() => setChoosing(true));
    else if (doing !== 'adding') void add();
  };
  /** Fetches the code for the tap on pointer down. */
  const fetchNeeded = () => (isChoice ? choiceSheet.fetch(language) : void fetchAdd().catch(() => undefined));
  return (
    <>
      <form
        action={isChoice ? paths.entity(code, card.urlPath) : paths.cart(code)}
        data-intent="add-to-cart"
        onSubmit={submit}
      >
        {!isChoice && <input name="sku" type="hidden" value={card.sku} />}
        <button
          aria-busy={doing === 'adding' || undefined}
          aria-haspopup={isChoice ? 'dialog' : undefined}
          aria-label={(isChoice ? texts.chooseOf : texts.addOf)(card.name)}
          className={buttonStyle}
          onFocus={fetchNeeded}
          onPointerDown={fetchNeeded}
          type="submit"
        >
          <ButtonContent doing={doing} word={hasWord && (isChoice ? texts.chooseTitle : texts.addToCart)} />
        </button>
      </form>
      {isChoosing && <choiceSheet.Part card={card} onClose={() => setChoosing(false)} />}
    </>
  );
};

/**
 * The button of a card: adds at once, opens the choice of color and size, or links to the page where there
 * is more to choose.
 */
export const CardButton = ({ card, hasWord = false }: CardButtonProps) => {
  const texts = useTexts('catalogue');
  const { code } = useStoreView();
  if (card.buying !== 'look') return <AddForm card={card} hasWord={hasWord} />;
  return (
    <a aria-label={texts.chooseOf(card.name)} className={buttonStyle} href={paths.entity(code, card.urlPath)}>
      <ButtonContent doing="nothing" word={hasWord && texts.chooseTitle} />
    </a>
  );
};
