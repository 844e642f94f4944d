import { startTransition, useState } from 'react';
import { buttonStyle } from '@dijla/ui-kit/button-style.ts';
import { Icon } from '@dijla/ui-kit/pictures/icon.tsx';
import { useTexts } from '../../../i18n/texts.tsx';
import { AlertSheet } from './alert-sheet.lazy.tsx';
import type { MarkedPurchase } from '../late-marks.ts';

/** Where something is sold out: the button that asks to be told when it is back. */
export const StockAlert = ({ purchase }: { purchase: MarkedPurchase }) => {
  const texts = useTexts('alerts');
  const [isOpen, setOpen] = useState(false);
  if (purchase.product.type === 'bundle' || purchase.product.type === 'grouped') return null;
  return (
    <>
      <button
        aria-haspopup="dialog"
        className={`${buttonStyle.quiet} w-full`}
        onClick={() => startTransition(() => setOpen(true))}
        type="button"
      >
        <Icon className="size-5" name="bell" />
        {texts.tellMe}
      </button>
      {isOpen && <AlertSheet onClose={() => setOpen(false)} purchase={purchase} />}
    </>
  );
};
