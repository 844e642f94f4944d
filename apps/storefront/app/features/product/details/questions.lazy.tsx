import { dayInBaghdad } from '@dijla/commerce-rules/dates/day-in-baghdad';
import { hasSessionMark } from '@dijla/device/session/session-mark';
import { buttonStyle } from '@dijla/ui-kit/button-style.ts';
import { useEffect, useState } from 'react';
import {
  readQuestions,
  type ShownAnswer,
  type ShownQuestion,
  voteAnswer,
} from '../../../device/reviews/question-actions.ts';
import { useTexts } from '../../../i18n/texts.tsx';
import { showNotification } from '../../../shop/page/notification-state.ts';
import { AnswerForm, AskForm } from './question-forms.lazy.tsx';

const words = 'max-w-prose whitespace-pre-line [overflow-wrap:anywhere]';

const Answer = ({ answer }: { answer: ShownAnswer }) => {
  const texts = useTexts('questions');
  const [helpful, setHelpful] = useState(answer.helpful);
  const [isMine, setMine] = useState(false);
  const vote = async (): Promise<void> => {
    const sent = await voteAnswer(answer.id, !isMine);
    if (!sent.ok) return showNotification({ type: 'error', message: sent.text || texts.noAnswer });
    setMine(!isMine);
    return setHelpful(sent.result.helpful);
  };
  return (
    <li className="grid gap-1 border-s-2 border-line ps-4">
      <p className="text-sm font-semibold">
        {answer.nickname === null ? texts.shop : <bdi>{answer.nickname}</bdi>}
        {answer.nickname !== null && <span className="font-medium text-success"> · {texts.buyer}</span>}
      </p>
      <p className={words} dir="auto" lang={answer.lang}>
        {answer.text}
      </p>
      <p className="flex flex-wrap items-center gap-x-3 text-sm text-ink-soft">
        {hasSessionMark() && (
          <button
            aria-pressed={isMine}
            className="press min-h-11 font-semibold text-accent-ink"
            onClick={() => void vote()}
            type="button"
          >
            {texts.helpful}
          </button>
        )}
        {helpful > 0 && <span>{texts.helpfulTo(helpful)}</span>}
      </p>
    </li>
  );
};

const Question = ({ question }: { question: ShownQuestion }) => {
  const texts = useTexts('questions');
  const [isAnswering, setAnswering] = useState(false);
  return (
    <li className="grid gap-3 py-5 first:pt-0">
      <div className="grid gap-1">
        <h3 className={`text-base font-semibold ${words}`} dir="auto" lang={question.lang}>
          {question.text}
        </h3>
        <p className="flex gap-x-2 text-sm text-ink-soft">
          <bdi>{question.nickname}</bdi>
          <bdi>{dayInBaghdad(question.created_at)}</bdi>
        </p>
      </div>
      {question.answers.length > 0 && (
        <ul className="grid gap-4">
          {question.answers.map((answer) => (
            <Answer answer={answer} key={answer.id} />
          ))}
        </ul>
      )}
      {hasSessionMark() &&
        (isAnswering ? (
          <AnswerForm questionId={question.id} />
        ) : (
          <button
            className="press min-h-11 justify-self-start font-semibold text-accent-ink"
            onClick={() => setAnswering(true)}
            type="button"
          >
            {texts.answerThis}
          </button>
        ))}
    </li>
  );
};

type Shown = { items: readonly ShownQuestion[]; hasMore: boolean };

/** Reads the questions about a product, and further ones on demand. */
const useQuestions = (productId: number) => {
  const [shown, setShown] = useState<Shown>({ items: [], hasMore: false });
  const [state, setState] = useState<'busy' | 'idle' | 'failed'>('busy');
  const read = async (known: readonly ShownQuestion[]): Promise<void> => {
    setState('busy');
    const page = await readQuestions(productId, known.length);
    if (!page.ok) return setState('failed');
    setShown({ items: [...known, ...page.result.items], hasMore: page.result.has_more });
    return setState('idle');
  };
  // oxlint-disable-next-line react/exhaustive-deps -- read once for a product
  useEffect(() => void read([]), [productId]);
  return { shown, state, more: () => void read(shown.items) };
};

/** Questions about a product with their answers, and the way to ask. */
export const Questions = ({ productId }: { productId: number }) => {
  const texts = useTexts('questions');
  const [isAsking, setAsking] = useState(false);
  const { shown, state, more } = useQuestions(productId);
  return (
    <section aria-labelledby="questions-title" className="frame pt-12 md:pt-16" id="questions">
      <h2 className="pb-3 text-xl md:text-2xl" id="questions-title">
        {texts.title}
      </h2>
      {state === 'idle' && shown.items.length === 0 && <p className="pb-5 text-ink-soft">{texts.none}</p>}
      {isAsking ? (
        <AskForm productId={productId} />
      ) : (
        <button className={buttonStyle.quiet} onClick={() => setAsking(true)} type="button">
          {texts.ask}
        </button>
      )}
      <ul className="divide-y divide-line pt-6 empty:hidden">
        {shown.items.map((question) => (
          <Question key={question.id} question={question} />
        ))}
      </ul>
      {state === 'failed' && <output className="block py-3 text-ink-soft">{texts.unread}</output>}
      {(shown.hasMore || state === 'failed') && (
        <button aria-busy={state === 'busy'} className={buttonStyle.quiet} onClick={more} type="button">
          {state === 'failed' ? texts.tryAgain : texts.more}
        </button>
      )}
    </section>
  );
};
