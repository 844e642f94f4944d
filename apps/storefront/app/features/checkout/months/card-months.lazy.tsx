import { type KeyboardEvent, useEffect, useId, useRef } from 'react';
import { buttonStyle } from '@dijla/ui-kit/button-style.ts';
import { CheckRow } from '@dijla/ui-kit/fields/check-row.tsx';
import { TextField, type TextFieldProps } from '@dijla/ui-kit/fields/text-field.tsx';
import type { KeptIdentity } from '../../../device/checkout/months-actions.ts';
import { useTexts } from '../../../i18n/texts.tsx';
import { Months } from '../parts/credit-terms.lazy.tsx';
import { payerGaps, useCardMonths } from './use-card-months.lazy.ts';

type Shown = ReturnType<typeof useCardMonths>;

const Choice = ({ name, isChosen, onChoose }: { name: string; isChosen: boolean; onChoose: () => void }) => (
  <label className="press-still flex min-h-12 items-center gap-3 rounded-inner bg-raised px-3 py-2 inset-ring-1 inset-ring-line has-checked:inset-ring-2 has-checked:inset-ring-accent has-focus-visible:focus-ring">
    <input checked={isChosen} className="radio-mark" name="payer" onChange={onChoose} type="radio" />
    <span className="min-w-0">{name}</span>
  </label>
);

const KeptPayers = ({
  kept,
  chosen,
  onChoose,
}: {
  kept: readonly KeptIdentity[];
  chosen: number | null;
  onChoose: (id: number | null) => void;
}) => {
  const texts = useTexts('cardMonths');
  return (
    <fieldset className="grid gap-2">
      <legend className="contents text-sm text-ink-soft">{texts.who}</legend>
      {kept.map(({ id, label, identity_number: number, phone }) => (
        <Choice
          isChosen={chosen === id}
          key={id}
          name={label || texts.kept(`\u2066${number}\u2069`, `\u2066${phone}\u2069`)}
          onChoose={() => onChoose(id)}
        />
      ))}
      <Choice isChosen={chosen === null} name={texts.another} onChoose={() => onChoose(null)} />
    </fieldset>
  );
};

type PayerFieldProps = Pick<
  TextFieldProps,
  'name' | 'label' | 'error' | 'value' | 'maxLength' | 'inputMode' | 'type'
> & {
  onType: (value: string) => void;
  /** Called for Enter, which goes on to the next field where this is not given. */
  onEnter?: () => void;
};

/** A field of who holds the card, whose digits run left to right. */
const PayerField = ({ onType, onEnter, ...field }: PayerFieldProps) => {
  const asks = (event: KeyboardEvent<HTMLInputElement>): void => {
    if (event.key !== 'Enter' || onEnter === undefined) return;
    event.preventDefault();
    onEnter();
  };
  return (
    <TextField
      {...field}
      autoComplete="off"
      dir="ltr"
      id={useId()}
      onChange={({ target }) => onType(target.value)}
      onKeyDown={asks}
    />
  );
};

/** Who holds the card, typed. Enter in the last field asks. */
const TypedPayerFields = ({
  months: { payer, isMissed, check },
  isCustomer,
}: {
  months: Shown;
  isCustomer: boolean;
}) => {
  const texts = useTexts('cardMonths');
  const { typed, type } = payer;
  const gaps = payerGaps(typed);
  return (
    <>
      <PayerField
        error={isMissed && gaps.number ? texts.identityMissing : null}
        inputMode="numeric"
        label={texts.identity}
        maxLength={40}
        name="months-identity"
        onType={(number) => type({ number })}
        value={typed.number}
      />
      <PayerField
        error={isMissed && gaps.phone ? texts.phoneMissing : null}
        inputMode="tel"
        label={texts.phone}
        maxLength={20}
        name="months-phone"
        onEnter={check}
        onType={(phone) => type({ phone })}
        type="tel"
        value={typed.phone}
      />
      {isCustomer && (
        <CheckRow
          checked={typed.keeps}
          name="months-keep"
          onChange={({ target }) => type({ keeps: target.checked })}
          title={texts.keep}
        />
      )}
    </>
  );
};

const Payer = ({ months, isCustomer }: { months: Shown; isCustomer: boolean }) => {
  const texts = useTexts('cardMonths');
  const { payer, check, isBusy } = months;
  const { kept, chosen, choose } = payer;
  return (
    <>
      <p className="text-sm text-ink-soft">{texts.intro}</p>
      {kept.length > 0 && <KeptPayers chosen={chosen} kept={kept} onChoose={choose} />}
      {chosen === null && <TypedPayerFields isCustomer={isCustomer} months={months} />}
      <button
        aria-busy={isBusy}
        className={`${buttonStyle.quiet} justify-self-start max-md:w-full`}
        onClick={check}
        type="button"
      >
        {isBusy ? texts.checking : texts.check}
      </button>
    </>
  );
};

/** Why there are no months, which takes the focus as it appears. */
const Problem = ({ text }: { text: string }) => {
  const line = useRef<HTMLParagraphElement>(null);
  useEffect(() => line.current?.focus(), []);
  return (
    <p className="font-medium text-danger" ref={line} role="alert" tabIndex={-1}>
      {text}
    </p>
  );
};

/** Paying in months with a Qi card: who holds it, and then the months to choose from (spec 2 §4). */
export const CardMonths = (asked: { due: number | null; phone: string; isCustomer: boolean }) => {
  const texts = useTexts('cardMonths');
  const months = useCardMonths(asked);
  const counts = months.plans.map(({ count, monthly, fee, total }) => ({
    count_of_month: count,
    total_of_month: monthly,
    fee,
    total,
  }));
  return (
    <div className="grid gap-3" data-card-months="">
      {months.problem !== '' && <Problem key={months.problem} text={months.problem} />}
      {counts.length === 0 ? (
        <Payer isCustomer={asked.isCustomer} months={months} />
      ) : (
        <>
          <Months
            chosen={months.count}
            installments={{ currency_code: 'IQD', counts }}
            note={texts.note}
            onChoose={months.choose}
          />
          <button
            className={`${buttonStyle.quiet} justify-self-start max-md:w-full`}
            onClick={months.forget}
            type="button"
          >
            {texts.askAgain}
          </button>
        </>
      )}
    </div>
  );
};
