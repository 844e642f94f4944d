import { momentInBaghdad } from '@dijla/commerce-rules/dates/moment-in-baghdad';
import { isoInstant } from '@dijla/commerce-rules/dates/wire-instant';
import { useTexts } from '../../i18n/texts.tsx';
import { knownState } from '../../view-models/orders/order-states.ts';
import type { OrderHappening, ShownOrder } from '../../view-models/orders/order-view.ts';
import { OrderCard } from './order-card.lazy.tsx';
import { useDayText } from './use-day-text.lazy.ts';

/** Returns a function that says in words what happened to an order. */
export const useHappeningText = (): ((happening: OrderHappening) => string) => {
  const { happened, changed, acts } = useTexts('order');
  return (happening) => {
    if (happening.kind === 'change') return changed[happening.cause];
    if (happening.kind === 'act') return acts[happening.act];
    const known = knownState(happening.status);
    return known === null ? happening.status : happened[known];
  };
};

/** What tells happenings of one kind apart. */
const nameOf = (happening: OrderHappening): string => {
  if (happening.kind === 'state') return happening.status;
  return happening.kind === 'change' ? happening.cause : happening.act;
};

const Happening = ({
  happening,
  isLatest,
  isFirst,
  packages,
}: {
  happening: OrderHappening;
  isLatest: boolean;
  isFirst: boolean;
  packages: number;
}) => {
  const textOf = useHappeningText();
  const dayText = useDayText();
  const texts = useTexts('order');
  const { at, package: number } = happening;
  const time = momentInBaghdad(at);
  return (
    <li className="relative grid grid-cols-[1.5rem_minmax(0,1fr)] gap-x-3 pb-4 last:pb-0">
      {!isFirst && (
        <span aria-hidden="true" className="absolute start-[0.6875rem] top-3 h-full w-0.5 bg-line" />
      )}
      <span
        aria-hidden="true"
        className={`relative mt-1.5 grid size-3 justify-self-center rounded-full ${isLatest ? 'bg-accent outline-4 outline-accent-soft' : 'bg-line-strong'}`}
      />
      <p className="flex flex-wrap items-baseline justify-between gap-x-4 leading-snug">
        <span className={isLatest ? 'font-semibold' : 'text-ink-soft'}>
          <bdi>{textOf(happening)}</bdi>
          {number !== null && <span className="text-sm"> · {texts.package(number, packages)}</span>}
        </span>
        <time
          className="inline-block text-sm whitespace-nowrap text-ink-soft"
          dateTime={isoInstant(at)}
          title={time}
        >
          {dayText(at)}{' '}
          <bdi className="tabular-nums" dir="ltr">
            {time.slice(time.indexOf(' ') + 1)}
          </bdi>
        </time>
      </p>
    </li>
  );
};

/** What happened to an order, in words and days, the latest first. */
export const OrderTimeline = ({
  timeline,
  packages,
}: {
  timeline: ShownOrder['timeline'];
  packages: number;
}) => {
  const { timeline: title } = useTexts('order');
  return (
    <OrderCard title={title}>
      <ol className="pt-1">
        {timeline.map((happening, place) => (
          <Happening
            happening={happening}
            isFirst={place === timeline.length - 1}
            isLatest={place === 0}
            // Two of one instant are told apart by what they are.
            key={`${happening.at} ${happening.kind} ${nameOf(happening)} ${happening.package}`}
            packages={packages}
          />
        ))}
      </ol>
    </OrderCard>
  );
};
