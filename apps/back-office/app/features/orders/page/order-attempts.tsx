import { useTexts } from '../../../i18n/use-desk.ts';
import { Amount } from '../../../parts/amount.tsx';
import { useMomentText } from '../../../parts/time/moment.tsx';
import { Panel } from '../../../parts/panel.tsx';
import type { Attempt } from './attempt-types.ts';
import type { DeskOrder } from '../moves/offered-moves.ts';
import type { OrderWork } from '../moves/use-order-work.ts';
import { AttemptRefunds } from './attempt-refunds.tsx';
import { CancelAttempt } from './cancel-attempt.tsx';

type AttemptsProps = { order: DeskOrder; work: OrderWork };

const isKnown = <Words extends object>(words: Words, state: string): state is Extract<keyof Words, string> =>
  Object.hasOwn(words, state);

/** One attempt: what became of it in the shop's words and the gateway's, and what people have to decide. */
const AttemptRow = ({ order, attempt, work }: AttemptsProps & { attempt: Attempt }) => {
  const texts = useTexts('order').attempts;
  const momentText = useMomentText();
  const { provider, provider_ref, state, provider_status, amount, currency, at, money_case } = attempt;
  return (
    <li className="grid gap-0.5 py-2">
      <p className="flex flex-wrap items-baseline justify-between gap-x-3">
        <span>
          <bdi className="font-semibold">{provider}</bdi>
          {' · '}
          {isKnown(texts.states, state) ? texts.states[state] : state}
        </span>
        <Amount minor={amount} unit={currency} />
      </p>
      <p className="text-sm text-ink-soft [overflow-wrap:anywhere]">
        {momentText(at)}
        {provider_status !== '' && <bdi dir="ltr"> · {provider_status}</bdi>}
        {provider_ref !== null && <bdi dir="ltr"> · {provider_ref}</bdi>}
      </p>
      {money_case !== null && <p className="text-warning">{texts.cases[money_case]}</p>}
      {attempt.is_mismatched && <p className="text-warning">{texts.mismatched}</p>}
      <CancelAttempt attempt={attempt} work={work} />
      <AttemptRefunds attempt={attempt} order={order} work={work} />
    </li>
  );
};

/** Attempts to pay the order at a gateway, the latest first; nothing where there are none. */
export const OrderAttempts = ({ order, work }: AttemptsProps) => {
  const { attempts } = order;
  const texts = useTexts('order').attempts;
  if (attempts.length === 0) return null;
  return (
    <Panel title={texts.title}>
      <ul className="divide-y divide-line">
        {attempts.toReversed().map((attempt) => (
          <AttemptRow attempt={attempt} key={attempt.number} order={order} work={work} />
        ))}
      </ul>
    </Panel>
  );
};
