import { grouped } from '@dijla/messages/plural';
import { useTexts } from '../../i18n/use-desk.ts';
import type { ToldStop } from '../../kept-run/kept-run.ts';
import { useAmountText } from '../../parts/amount.tsx';
import { deskButton } from '../../parts/button-styles.ts';
import { DeskIcon } from '../../parts/desk-icon.tsx';
import type { StopMove } from './outcome-sheet.tsx';

const large = 'min-h-14! text-lg';

/** What was said of the stop and not taken, with why and the way out. */
const RefusedNote = ({ why, onForget }: { why: string; onForget: () => void }) => {
  const texts = useTexts('run');
  return (
    <div className="grid gap-2 rounded-card bg-danger-soft p-3 text-danger" role="alert">
      <p className="font-semibold">{texts.refusedTitle}</p>
      <p>{why}</p>
      <button className={deskButton.quiet} onClick={onForget} type="button">
        {texts.forget}
      </button>
    </div>
  );
};

/** Where the stop is: name, address and what its buyer wrote for the courier. */
const Where = ({
  stop: { name, region_id, city, street, note, place, delivery_slot },
}: {
  stop: ToldStop;
}) => {
  const texts = useTexts('run');
  const { governorates } = useTexts('orders');
  const region = region_id === null ? undefined : governorates[region_id];
  return (
    <div className="grid gap-2">
      <h2 className="text-2xl">
        <bdi>{name}</bdi>
      </h2>
      <p className="text-lg">
        {[...new Set([...street, city, region])].filter(Boolean).map((part) => (
          <span className="block" key={part}>
            <bdi>{part}</bdi>
          </span>
        ))}
      </p>
      {note !== null && note !== '' && !street.includes(note) && (
        <p className="flex items-start gap-2 rounded-card bg-sunken px-3 py-2">
          <DeskIcon className="mt-0.5 size-5" name="pin" />
          <span>
            <span className="text-ink-soft">{texts.noteOf}: </span>
            <bdi>{note}</bdi>
          </span>
        </p>
      )}
      {place !== undefined && place !== null && (
        <a className={`${deskButton.quiet} min-h-12!`} href={`geo:${place.latitude},${place.longitude}`}>
          <DeskIcon name="pin" />
          {texts.map}
        </a>
      )}
      {delivery_slot !== null && (
        <p className="flex items-center gap-2 text-ink-soft">
          <DeskIcon name="clock" />
          <span>{texts.slot}: </span>
          <bdi>{delivery_slot}</bdi>
        </p>
      )}
    </div>
  );
};

/** What is in the package, a line for each thing. */
const Goods = ({ stop: { lines } }: { stop: ToldStop }) => (
  <ul className="grid gap-1 text-ink-soft">
    {lines.map(({ line_number, name, qty }) => (
      <li key={line_number}>
        <span className="font-semibold text-ink">{grouped(qty)}×</span> <bdi>{name}</bdi>
      </li>
    ))}
  </ul>
);

const moves = ['accept_part', 'refuse', 'fail'] as const;

/** The stop one is at: where, what to collect, a call, and what came of it. */
// oxlint-disable-next-line max-lines-per-function -- the markup of one card
export const CurrentStop = ({
  stop,
  onAsk,
  onForget,
}: {
  stop: ToldStop;
  onAsk: (move: StopMove) => void;
  onForget: (key: string) => void;
}) => {
  const texts = useTexts('run');
  const amountText = useAmountText();
  const { order_number, telephone, to_collect, unit, told, lines } = stop;
  const pieces = lines.reduce((sum, { qty }) => sum + qty, 0);
  return (
    <section
      aria-label={texts.stopOf(order_number)}
      className="grid grid-cols-1 gap-4 rounded-sheet bg-surface p-4 inset-ring-1 inset-ring-line-strong"
    >
      {told?.refusal !== undefined && <RefusedNote onForget={() => onForget(told.key)} why={told.refusal} />}
      <Where stop={stop} />
      <div className="grid gap-1 border-y border-line py-3">
        {to_collect > 0 ? (
          <>
            <span className="text-ink-soft">{texts.collect}</span>
            <span className="text-3xl font-bold">{amountText(to_collect, unit)}</span>
          </>
        ) : (
          <span className="text-lg font-semibold text-success">{texts.collectNothing}</span>
        )}
      </div>
      <Goods stop={stop} />
      <p className="text-sm text-ink-soft">
        <bdi dir="ltr">{stop.increment_id}</bdi>
      </p>
      {telephone !== null && (
        <a className={`${deskButton.quiet} ${large}`} href={`tel:${telephone}`}>
          <DeskIcon className="size-6" name="phone" />
          {texts.call}
          <bdi dir="ltr">{telephone}</bdi>
        </a>
      )}
      <button className={`${deskButton.primary} ${large}`} onClick={() => onAsk('deliver')} type="button">
        <DeskIcon className="size-6" name="check" />
        {texts.moves.deliver}
      </button>
      <div className="grid grid-cols-2 gap-2">
        {moves
          .filter((move) => move !== 'accept_part' || pieces > 1)
          .map((move) => (
            <button
              className={`${deskButton.quiet} ${move === 'accept_part' ? 'col-span-2' : ''} min-h-12!`}
              key={move}
              onClick={() => onAsk(move)}
              type="button"
            >
              {texts.moves[move]}
            </button>
          ))}
      </div>
    </section>
  );
};
