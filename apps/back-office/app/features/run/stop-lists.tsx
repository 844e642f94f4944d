import { useTexts } from '../../i18n/use-desk.ts';
import { isUnsent, type ToldStop } from '../../kept-run/kept-run.ts';
import { useAmountText } from '../../parts/amount.tsx';
import { DeskIcon } from '../../parts/desk-icon.tsx';

const keyOf = ({ order_id, package: number }: ToldStop): string => `${order_id}/${number}`;

/** Stops that come, each of which can be taken first. */
export const NextStops = ({
  stops,
  onTake,
}: {
  stops: readonly ToldStop[];
  onTake: (stop: ToldStop) => void;
}) => {
  const texts = useTexts('run');
  const amountText = useAmountText();
  if (stops.length === 0) return null;
  return (
    <section className="grid grid-cols-1 gap-2">
      <h2 className="text-base font-semibold">{texts.next}</h2>
      <ol className="grid grid-cols-1 gap-2">
        {stops.map((stop) => (
          <li key={keyOf(stop)}>
            <button
              className="press flex min-h-14 w-full items-center gap-3 rounded-card bg-surface px-4 py-2 text-start inset-ring-1 inset-ring-line"
              onClick={() => onTake(stop)}
              type="button"
            >
              <span className="sr-only">{texts.takeFirst(stop.name)} </span>
              <span aria-hidden="true" className="min-w-0 flex-1">
                <bdi className="block truncate font-semibold">{stop.name}</bdi>
                <bdi className="block truncate text-ink-soft">
                  {[stop.city, ...stop.street].filter(Boolean).join(texts.between)}
                </bdi>
              </span>
              {stop.to_collect > 0 && (
                <span className="font-semibold whitespace-nowrap">
                  {amountText(stop.to_collect, stop.unit)}
                </span>
              )}
            </button>
          </li>
        ))}
      </ol>
    </section>
  );
};

/** What came of the stops that are done, and whether the shop knows it. */
export const DoneStops = ({ stops }: { stops: readonly ToldStop[] }) => {
  const texts = useTexts('run');
  const amountText = useAmountText();
  if (stops.length === 0) return null;
  return (
    <section className="grid grid-cols-1 gap-2">
      <h2 className="text-base font-semibold">{texts.doneStops}</h2>
      <ul className="grid grid-cols-1 gap-px overflow-hidden rounded-card bg-line inset-ring-1 inset-ring-line">
        {stops.map((stop) => {
          const said = stop.told?.body ?? stop.outcome;
          const amount = said !== null && 'amount' in said ? said.amount : null;
          return (
            <li className="flex flex-wrap items-center gap-x-3 bg-surface px-4 py-2.5" key={keyOf(stop)}>
              <bdi className="min-w-0 flex-1 truncate font-medium">{stop.name}</bdi>
              <span className="text-ink-soft">{said !== null && texts.moves[said.move]}</span>
              {amount !== null && amount > 0 && (
                <span className="font-semibold">{amountText(amount, stop.unit)}</span>
              )}
              {stop.told !== null && isUnsent(stop.told) && (
                <span className="inline-flex items-center gap-1 text-sm text-ink-soft">
                  <DeskIcon name="clock" />
                  {texts.waits}
                </span>
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
};
