import { isMobileNumber, phoneDigits } from '@dijla/commerce-rules/digits/phone-number';
import { type SubmitEvent, useId, useState } from 'react';
import { useNavigate } from 'react-router';
import { useStoreView } from '../../i18n/store-context.ts';
import { useTexts } from '../../i18n/texts.tsx';
import { paths } from '../../paths.ts';
import { PhoneField } from '../../shop/delivery/phone-field.tsx';
import { buttonStyle } from '@dijla/ui-kit/button-style.ts';
import { TextField } from '@dijla/ui-kit/fields/text-field.tsx';
import { Icon } from '@dijla/ui-kit/pictures/icon.tsx';

type Gap = 'number' | 'phone';

const gapsOf = (number: string, phone: string): Gap[] => [
  ...(number.trim() === '' ? ['number' as const] : []),
  // Orders from abroad have other numbers than Iraq's; seven digits are the fewest of any.
  ...(isMobileNumber(phone) || phoneDigits(phone).length >= 7 ? [] : ['phone' as const]),
];

/** Finds an order by its number and the telephone it was ordered with. */
// oxlint-disable-next-line max-lines-per-function -- the rules of one form beside its fields
export const TrackingForm = ({
  number: given,
  problem: before,
}: {
  number: string;
  problem: string | null;
}) => {
  const texts = useTexts('tracking');
  const { code, direction } = useStoreView();
  const navigate = useNavigate();
  const id = useId();
  const [number, setNumber] = useState(given);
  const [phone, setPhone] = useState('');
  const [gaps, setGaps] = useState<readonly Gap[]>([]);
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState(before);
  const find = async (form: HTMLFormElement): Promise<void> => {
    const missing = gapsOf(number, phone);
    setGaps(missing);
    setProblem(null);
    if (missing[0] !== undefined) {
      const field = form.elements.namedItem(missing[0]);
      return field instanceof HTMLElement ? field.focus() : undefined;
    }
    setBusy(true);
    const { trackOrder } = await import('../../device/orders/tracked-orders-actions.ts');
    const result = await trackOrder(number.trim(), { phone: phoneDigits(phone) });
    setBusy(false);
    if (result.kind === 'found')
      return navigate(paths.orderTracking(code, { order: result.order.order_number }));
    if (result.kind === 'failed') return setProblem(texts.noAnswer);
    return setProblem(result.status === 404 ? texts.notFound : result.text);
  };
  const onSubmit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    if (!isBusy) void find(event.currentTarget).catch(() => setProblem(texts.noAnswer));
  };
  const side = direction === 'rtl' ? 'text-end' : 'text-start';
  return (
    <form className="grid gap-4" method="post" noValidate onSubmit={onSubmit}>
      <TextField
        autoComplete="off"
        className={side}
        dir="ltr"
        enterKeyHint="next"
        error={gaps.includes('number') ? texts.gapNumber : null}
        hint={texts.numberHint}
        id={`${id}-number`}
        inputMode="numeric"
        label={texts.number}
        name="number"
        onChange={({ currentTarget: { value } }) => setNumber(value)}
        value={number}
      />
      <PhoneField
        enterKeyHint="search"
        error={gaps.includes('phone') ? texts.gapPhone : null}
        id={`${id}-phone`}
        label={texts.phone}
        name="phone"
        onType={setPhone}
        placeholder={texts.phonePlaceholder}
        value={phone}
      />
      <p
        className="flex items-start gap-2 rounded-card bg-danger-soft px-4 py-3 font-medium text-danger empty:hidden"
        role="alert"
      >
        {problem !== null && (
          <>
            <Icon className="mt-0.5 size-5" name="alert" />
            {problem}
          </>
        )}
      </p>
      <button aria-busy={isBusy} className={buttonStyle.primary} type="submit">
        {isBusy ? texts.tracking : texts.track}
      </button>
    </form>
  );
};
