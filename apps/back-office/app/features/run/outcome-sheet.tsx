import { Sheet } from '@dijla/ui-kit/overlays/sheet.tsx';
import { RadioCard } from '@dijla/ui-kit/fields/radio-card.tsx';
import { Stepper } from '@dijla/ui-kit/fields/stepper.tsx';
import { TextField } from '@dijla/ui-kit/fields/text-field.tsx';
import { type FormEvent, useId, useState } from 'react';
import { useTexts } from '../../i18n/use-desk.ts';
import { amountForPart, type Stop, type StopBody } from '../../kept-run/kept-run.ts';
import { useAmountText } from '../../parts/amount.tsx';
import { deskButton } from '../../parts/button-styles.ts';
import { amountToType, typedAmount } from '../../parts/typed-amount.ts';

export type StopMove = StopBody['move'];
type Asking = { stop: Stop; onTell: (body: StopBody) => void };

const large = 'min-h-14! text-lg w-full';

/** The cash that was taken, as far as it is not above what is due. */
const useCash = (stop: Stop) => {
  const [typed, setTyped] = useState<string | null>(null);
  const { scale } = stop.unit;
  const amountOf = (usual: number): number | null => (typed === null ? usual : typedAmount(typed, scale));
  return { textOf: (usual: number) => typed ?? amountToType(usual, scale), amountOf, setTyped };
};

const CashField = ({
  text,
  error,
  onType,
  hint,
}: {
  text: string;
  error: string | null;
  onType: (text: string) => void;
  hint: string;
}) => {
  const texts = useTexts('run');
  return (
    <TextField
      autoComplete="off"
      className="text-xl! font-bold"
      dir="ltr"
      error={error}
      hint={hint}
      id={useId()}
      inputMode="decimal"
      label={texts.cashTaken}
      onChange={(event) => onType(event.currentTarget.value)}
      value={text}
    />
  );
};

/** Everything was taken, for the cash that was paid. */
const Delivered = ({ stop, onTell }: Asking) => {
  const texts = useTexts('run');
  const amountText = useAmountText();
  const { to_collect, unit } = stop;
  const cash = useCash(stop);
  const amount = cash.amountOf(to_collect);
  const isRight = amount !== null && amount <= to_collect;
  const [isTried, setIsTried] = useState(false);
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    setIsTried(true);
    if (isRight) onTell({ package: stop.package, move: 'deliver', amount });
  };
  return (
    <form className="grid gap-4" noValidate onSubmit={submit}>
      {to_collect > 0 && (
        <CashField
          error={isTried && !isRight ? texts.wrongAmount : null}
          hint={texts.cashHint(amountText(to_collect, unit))}
          onType={cash.setTyped}
          text={cash.textOf(to_collect)}
        />
      )}
      <button className={`${deskButton.primary} ${large}`} type="submit">
        {to_collect > 0 && isRight
          ? texts.confirmDeliver(amountText(amount, unit))
          : texts.confirmDeliverPaid}
      </button>
    </form>
  );
};

/** Some pieces were taken: which, and the cash for them. */
// oxlint-disable-next-line max-lines-per-function -- the pieces and the amount that follows from them
const AcceptedInPart = ({ stop, onTell }: Asking) => {
  const texts = useTexts('run');
  const amountText = useAmountText();
  const [accepted, setAccepted] = useState<Readonly<Record<number, number>>>(
    Object.fromEntries(stop.lines.map(({ line_number, qty }) => [line_number, qty])),
  );
  const [isTried, setIsTried] = useState(false);
  const cash = useCash(stop);
  const usual = amountForPart(stop, accepted);
  const amount = cash.amountOf(usual);
  const pieces = Object.values(accepted).reduce((sum, qty) => sum + qty, 0);
  const isSome = pieces > 0 && pieces < stop.lines.reduce((sum, { qty }) => sum + qty, 0);
  const isRight = amount !== null && amount <= stop.to_collect;
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    setIsTried(true);
    if (!isSome || !isRight) return;
    const lines = stop.lines
      .map(({ line_number }) => ({ line_number, qty: accepted[line_number] ?? 0 }))
      .filter(({ qty }) => qty > 0);
    onTell({ package: stop.package, move: 'accept_part', lines, amount });
  };
  return (
    <form className="grid gap-4" noValidate onSubmit={submit}>
      <fieldset className="grid gap-3">
        <legend className="pb-2 font-medium">{texts.accepted}</legend>
        {stop.lines.map(({ line_number, name, qty }) => (
          <div className="flex items-center justify-between gap-3" key={line_number}>
            <span className="min-w-0 flex-1">
              <bdi>{name}</bdi> <span className="text-ink-soft">{texts.ofPieces(qty)}</span>
            </span>
            <Stepper
              labels={{ quantity: texts.piecesOf(name), less: texts.less, more: texts.more }}
              least={0}
              most={qty}
              onChange={(value) => {
                setAccepted({ ...accepted, [line_number]: value });
                cash.setTyped(null);
              }}
              value={accepted[line_number] ?? 0}
            />
          </div>
        ))}
      </fieldset>
      {isTried && !isSome && (
        <p className="font-medium text-danger" role="alert">
          {texts.acceptSome}
        </p>
      )}
      {stop.to_collect > 0 && (
        <CashField
          error={isTried && !isRight ? texts.wrongAmount : null}
          hint={texts.cashHint(amountText(usual, stop.unit))}
          onType={cash.setTyped}
          text={cash.textOf(usual)}
        />
      )}
      <button className={`${deskButton.primary} ${large}`} type="submit">
        {isRight && stop.to_collect > 0
          ? texts.confirmPart(amountText(amount, stop.unit))
          : texts.moves.accept_part}
      </button>
    </form>
  );
};

const own = 'own';

/** Nothing was taken, and why. */
// oxlint-disable-next-line max-lines-per-function -- a short form and its choices
const NotTaken = ({ stop, move, onTell }: Asking & { move: 'refuse' | 'fail' }) => {
  const texts = useTexts('run');
  const name = useId();
  const [chosen, setChosen] = useState<string | null>(null);
  const [words, setWords] = useState('');
  const [isTried, setIsTried] = useState(false);
  const reason = (chosen === own ? words : (chosen ?? '')).trim();
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    setIsTried(true);
    if (reason !== '') onTell({ package: stop.package, move, reason });
  };
  return (
    <form className="grid gap-4" noValidate onSubmit={submit}>
      <fieldset className="grid gap-2">
        <legend className="pb-2 font-medium">{texts.why}</legend>
        {texts.reasons[move].map((one) => (
          <RadioCard
            checked={chosen === one}
            key={one}
            name={name}
            onChange={() => setChosen(one)}
            title={one}
          />
        ))}
        <RadioCard
          checked={chosen === own}
          name={name}
          onChange={() => setChosen(own)}
          title={texts.otherReason}
        >
          <TextField
            error={null}
            id={`${name}-own`}
            label={texts.otherReason}
            maxLength={500}
            onChange={(event) => setWords(event.currentTarget.value)}
            value={words}
          />
        </RadioCard>
      </fieldset>
      {isTried && reason === '' && (
        <p className="font-medium text-danger" role="alert">
          {texts.sayWhy}
        </p>
      )}
      <button className={`${deskButton.primary} ${large}`} type="submit">
        {texts.moves[move]}
      </button>
    </form>
  );
};

/** Asks what came of a stop; what is said is kept on the device before it is sent. */
export const OutcomeSheet = ({
  move,
  onClose,
  ...asking
}: Asking & { move: StopMove; onClose: () => void }) => {
  const texts = useTexts('run');
  const { close } = useTexts('common');
  return (
    <Sheet closeLabel={close} from="bottom" onClose={onClose} title={texts.moves[move]}>
      {move === 'deliver' && <Delivered {...asking} />}
      {move === 'accept_part' && <AcceptedInPart {...asking} />}
      {(move === 'refuse' || move === 'fail') && <NotTaken {...asking} move={move} />}
    </Sheet>
  );
};
