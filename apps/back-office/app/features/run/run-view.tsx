import { useState } from 'react';
import { useTexts } from '../../i18n/use-desk.ts';
import {
  isDone,
  isUnsent,
  type KeptRun,
  type StopBody,
  type Told,
  type ToldStop,
  unheardCash,
  withTold,
} from '../../kept-run/kept-run.ts';
import type { ToldStops } from '../../kept-run/told-stops.ts';
import { useAmountText } from '../../parts/amount.tsx';
import { DeskIcon } from '../../parts/desk-icon.tsx';
import { CurrentStop } from './current-stop.tsx';
import { OutcomeSheet, type StopMove } from './outcome-sheet.tsx';
import { DoneStops, NextStops } from './stop-lists.tsx';

const idOf = ({ order_id, package: number }: ToldStop): string => `${order_id}/${number}`;

/** What is to be handed in by the ledger, with what this device has not sent yet. */
const CashLine = ({ stops, run }: { stops: readonly ToldStop[]; run: KeptRun['run'] }) => {
  const texts = useTexts('run');
  const amountText = useAmountText();
  const units = new Map(
    [...run.cash.map(({ unit }) => unit), ...stops.map(({ unit }) => unit)].map((unit) => [unit.code, unit]),
  );
  const held = [...units.values()]
    .map((unit) => ({
      unit,
      amount:
        (run.cash.find((one) => one.unit.code === unit.code)?.amount ?? 0) + unheardCash(stops, unit.code),
    }))
    .filter(({ amount }) => amount !== 0);
  return (
    <div className="flex flex-wrap items-baseline justify-between gap-x-4">
      {held.length === 0 && <span className="text-ink-soft">{texts.handInNone}</span>}
      {held.map(({ unit, amount }) => (
        <p className="flex flex-1 items-baseline justify-between gap-4" key={unit.code}>
          <span className="text-ink-soft">{amount > 0 ? texts.handIn : texts.owedToYou}</span>
          <span className="text-xl font-bold">{amountText(Math.abs(amount), unit)}</span>
        </p>
      ))}
    </div>
  );
};

/** How far the run is, what is to be handed in, and whether everything was sent. */
const RunState = ({
  kept: { run },
  stops,
  isOnline,
}: {
  kept: KeptRun;
  stops: readonly ToldStop[];
  isOnline: boolean;
}) => {
  const texts = useTexts('run');
  const amountText = useAmountText();
  const done = stops.filter(isDone).length;
  const unsent = stops.filter(({ told }) => told !== null && isUnsent(told)).length;
  return (
    <section className="grid grid-cols-1 gap-3 rounded-card bg-surface p-4 inset-ring-1 inset-ring-line">
      {stops.length > 0 && (
        <div className="grid gap-2">
          <p className="font-semibold">{texts.progress(done, stops.length)}</p>
          <div aria-hidden="true" className="h-2 overflow-hidden rounded-full bg-line">
            <div
              className="h-full rounded-full bg-success"
              style={{ inlineSize: `${Math.round((100 * done) / stops.length)}%` }}
            />
          </div>
        </div>
      )}
      <CashLine run={run} stops={stops} />
      {run.closings.map(({ id, handed_in, unit }) => (
        <p className="flex items-center gap-2 text-success" key={id}>
          <DeskIcon name="check" />
          {texts.closed(amountText(handed_in, unit))}
        </p>
      ))}
      {(!isOnline || unsent > 0) && (
        <output className="flex items-start gap-2 rounded-card bg-sunken px-3 py-2">
          <DeskIcon className="mt-0.5 size-5" name={isOnline ? 'clock' : 'alert'} />
          <span>
            {!isOnline && texts.offline} {unsent > 0 && texts.unsent(unsent)}
          </span>
        </output>
      )}
    </section>
  );
};

/** A run: the stop one is at, those that come and those that are done. */
// oxlint-disable-next-line max-lines-per-function -- the stop one is at, the others and what is asked of it
export const RunView = ({
  kept,
  told,
  stops,
  isOnline,
}: {
  kept: KeptRun;
  told: readonly Told[];
  stops: ToldStops;
  isOnline: boolean;
}) => {
  const texts = useTexts('run');
  const [chosen, setChosen] = useState<string | null>(null);
  const [asking, setAsking] = useState<StopMove | null>(null);
  const all = withTold(kept.run.stops, told);
  const open = all.filter((stop) => !isDone(stop));
  const current = open.find((stop) => idOf(stop) === chosen) ?? open[0];
  const tell = (body: StopBody): void => {
    if (current !== undefined) stops.tell(current.order_id, body);
    setAsking(null);
    scrollTo({ top: 0 });
  };
  // Everything taken of what was paid before asks for nothing more.
  const ask = (move: StopMove): void => {
    if (move === 'deliver' && current?.to_collect === 0)
      return tell({ package: current.package, move: 'deliver', amount: 0 });
    setAsking(move);
  };
  return (
    <div className="mx-auto grid max-w-xl grid-cols-1 gap-4">
      <RunState isOnline={isOnline} kept={kept} stops={all} />
      {current === undefined ? (
        <div className="py-8 text-center">
          <p className="text-lg font-semibold">{all.length === 0 ? texts.empty : texts.allDone}</p>
          <p className="text-ink-soft">{all.length === 0 ? texts.emptyText : texts.allDoneText}</p>
        </div>
      ) : (
        <CurrentStop key={idOf(current)} onAsk={ask} onForget={stops.drop} stop={current} />
      )}
      <NextStops
        onTake={(stop) => {
          setChosen(idOf(stop));
          scrollTo({ top: 0 });
        }}
        stops={open.filter((stop) => stop !== current)}
      />
      <DoneStops stops={all.filter(isDone)} />
      {asking !== null && current !== undefined && (
        <OutcomeSheet move={asking} onClose={() => setAsking(null)} onTell={tell} stop={current} />
      )}
    </div>
  );
};
