import { useState } from 'react';
import { buttonStyle } from '@dijla/ui-kit/button-style.ts';
import { Icon } from '@dijla/ui-kit/pictures/icon.tsx';
import { useTexts } from '../../i18n/texts.tsx';
import type { ShownOrder } from '../../view-models/orders/order-view.ts';

type Asked = Pick<ShownOrder, 'may' | 'tone'>;

/** What is said once there is nothing to confirm: that it was, or that the order has ended. */
const Settled = ({ tone }: Pick<Asked, 'tone'>) => {
  const { confirm: texts } = useTexts('tracking');
  const isOff = tone === 'off';
  return (
    <output
      className={`flex items-start gap-3 rounded-card px-4 py-3 ${isOff ? 'bg-warning-soft' : 'bg-success-soft'}`}
    >
      <Icon
        className={`mt-0.5 size-5 shrink-0 ${isOff ? 'text-warning' : 'text-success'}`}
        name={isOff ? 'info' : 'check'}
      />
      {isOff ? texts.ended : texts.done}
    </output>
  );
};

/** Lets whoever did not place the order say so, and asks once more before it is called off. */
const NotMine = ({ isBusy, onAnswer }: { isBusy: boolean; onAnswer: () => void }) => {
  const { confirm: texts } = useTexts('tracking');
  const [isAsking, setAsking] = useState(false);
  if (!isAsking)
    return (
      <button
        className={`${buttonStyle.quiet} md:justify-self-start`}
        onClick={() => setAsking(true)}
        type="button"
      >
        {texts.notMine}
      </button>
    );
  return (
    <div className="grid grid-cols-1 gap-3 border-t border-line pt-3">
      <p className="text-ink-soft">{texts.notMineText}</p>
      <p className="flex flex-wrap gap-2.5">
        <button aria-busy={isBusy} className={buttonStyle.quiet} onClick={onAnswer} type="button">
          {texts.callOff}
        </button>
        <button className={buttonStyle.quiet} onClick={() => setAsking(false)} type="button">
          {texts.back}
        </button>
      </p>
    </div>
  );
};

/**
 * Asks the buyer whether an order is meant, where the link of a message offers it. Opening the page changes
 * nothing, so that a program that follows links confirms none.
 */
export const ConfirmOrder = ({
  order,
  onAnswer,
}: {
  order: Asked;
  /** Called with whether she wants it; returns why that could not be done, null where it was. */
  onAnswer: (isMeant: boolean) => Promise<string | null>;
}) => {
  const { confirm: texts, noAnswer } = useTexts('tracking');
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  if (order.may.confirm !== true) return <Settled tone={order.tone} />;
  const answer = async (isMeant: boolean): Promise<void> => {
    if (isBusy) return;
    setBusy(true);
    setProblem(null);
    const refused = await onAnswer(isMeant);
    setBusy(false);
    setProblem(refused === '' ? noAnswer : refused);
  };
  return (
    <section className="grid grid-cols-1 gap-3 rounded-sheet bg-surface p-4 inset-ring-1 inset-ring-line md:p-6">
      <h2 className="text-xl md:text-2xl">{texts.title}</h2>
      <p className="text-ink-soft">{texts.text}</p>
      <p className="font-medium text-danger empty:hidden" role="alert">
        {problem}
      </p>
      <button
        aria-busy={isBusy}
        className={`${buttonStyle.primary} md:justify-self-start`}
        onClick={() => void answer(true)}
        type="button"
      >
        {isBusy ? texts.confirming : texts.act}
      </button>
      <NotMine isBusy={isBusy} onAnswer={() => void answer(false)} />
    </section>
  );
};
