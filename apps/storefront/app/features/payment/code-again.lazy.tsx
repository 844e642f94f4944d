import type { OrderPayment } from '@dijla/contract/client';
import { useState } from 'react';
import { buttonStyle } from '@dijla/ui-kit/button-style.ts';
import { useTexts } from '../../i18n/texts.tsx';
import { MonthsCode } from '../../shop/orders/months-code.lazy.tsx';

export type PaymentPlan = NonNullable<OrderPayment['plan']>;

type CodeAgainProps = {
  plan: PaymentPlan;
  /** Pays by a code; false where it was not the right one. */
  giveCode: (code: string, plan: PaymentPlan) => Promise<boolean>;
};

/** Asks again for the code of the months of an order, which was wrong, as long as it counts. */
export const CodeAgain = ({ plan, giveCode }: CodeAgainProps) => {
  const texts = useTexts('cardMonths');
  const [isOpen, setOpen] = useState(false);
  const check = async (code: string) =>
    (await giveCode(code, plan)) ? ({ ok: true } as const) : ({ ok: false, text: texts.wrongCode } as const);
  return (
    <section className="grid gap-3">
      <p>{texts.typeAgainText}</p>
      <button
        className={`${buttonStyle.primary} justify-self-start max-md:w-full`}
        onClick={() => setOpen(true)}
        type="button"
      >
        {texts.typeAgain}
      </button>
      {isOpen && (
        <MonthsCode check={check} label={texts.confirmAgain} onClose={() => setOpen(false)} to={null} />
      )}
    </section>
  );
};
