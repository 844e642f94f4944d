import type { AskedCode } from '../../../device/checkout/asked-months.ts';
import { useTexts } from '../../../i18n/texts.tsx';
import { MonthsCode } from '../../../shop/orders/months-code.lazy.tsx';

/** Asks for the code of the months of an order that is about to be placed; whether it is right the order tells. */
export const CheckoutCode = ({ asked, onClose }: { asked: AskedCode; onClose: () => void }) => {
  const { confirm } = useTexts('cardMonths');
  const give = async (code: string) => {
    asked.give(code);
    return { ok: true } as const;
  };
  return (
    <MonthsCode
      check={give}
      label={confirm}
      onClose={onClose}
      resendAt={asked.resendAt}
      send={asked.send}
      to={{ masked: asked.phone }}
    />
  );
};
