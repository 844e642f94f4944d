import { useTexts } from '../../../i18n/use-desk.ts';
import { Amount } from '../../../parts/amount.tsx';
import { Moment } from '../../../parts/time/moment.tsx';
import { Panel } from '../../../parts/panel.tsx';
import { useStateText } from '../../../parts/state-dot.tsx';
import type { DeskOrder } from '../moves/offered-moves.ts';

type OrderEvent = DeskOrder['events'][number];

/** Returns a function that says what an event was. */
const useHappened = () => {
  const happened = useTexts('orderEvents');
  const stateText = useStateText();
  return ({ move, from, to }: OrderEvent): string => {
    if (move !== null && Object.hasOwn(happened, move)) return happened[move as keyof typeof happened];
    return from === null ? happened.placed : stateText(to);
  };
};

/** What an event says of money or of who brings the goods: an amount, the name of a transfer, a company. */
const EventFacts = ({ data, unit }: Pick<OrderEvent, 'data'> & Pick<DeskOrder['status'], 'unit'>) => {
  const amount = data?.['amount'];
  const words = ['reference', 'carrier', 'tracking_number']
    .map((name) => data?.[name])
    .filter((word) => typeof word === 'string' && word !== '');
  return (
    <>
      {typeof amount === 'number' && (
        <>
          {' · '}
          <Amount minor={amount} unit={unit} />
        </>
      )}
      {words.length > 0 && (
        <>
          {' · '}
          <bdi dir="ltr">{words.join(' · ')}</bdi>
        </>
      )}
    </>
  );
};

/** What happened to the order, the newest first: what, when, who, and why. */
export const OrderTimeline = ({ order: { events, status } }: { order: DeskOrder }) => {
  const texts = useTexts('order');
  const say = useHappened();
  const who = ({ actor, actor_name }: OrderEvent): string =>
    actor_name ?? (/^(?:shopper|customer)/.test(actor) ? texts.byCustomer : texts.byShop);
  return (
    <Panel title={texts.timeline}>
      <ol className="grid gap-2">
        {events.toReversed().map((event, index) => (
          <li
            className="relative grid gap-x-3 ps-5 before:absolute before:start-0.5 before:top-2 before:size-2 before:rounded-full before:bg-line-strong first:before:bg-accent"
            key={`${event.at}-${event.package}-${events.length - index}`}
          >
            <p>
              <span className="font-medium">{say(event)}</span>
              {status.packages.length > 1 && event.package > 0 && (
                <span className="text-ink-soft"> · {texts.forPackage(event.package)}</span>
              )}
              <EventFacts data={event.data} unit={status.unit} />
            </p>
            <p className="text-sm text-ink-soft">
              <Moment at={event.at} /> · <bdi>{who(event)}</bdi>
              {event.reason !== null && (
                <>
                  {' · '}
                  <bdi className="text-ink">{event.reason}</bdi>
                </>
              )}
            </p>
          </li>
        ))}
      </ol>
    </Panel>
  );
};
