import { lazy, Suspense, useState } from 'react';
import { useTexts } from '../../../i18n/use-desk.ts';
import { deskButton } from '../../../parts/button-styles.ts';
import { DeskIcon } from '../../../parts/desk-icon.tsx';
import { useMayPrint } from './use-may-print.ts';

const PrintSheet = lazy(async () => ({ default: (await import('./print-sheet.tsx')).PrintSheet }));

/** A button that opens the choice of papers for orders; absent for who may print none. */
export const PrintPapers = ({
  orders,
  states,
  look = 'quiet',
}: {
  orders: readonly number[];
  /** Of the orders: what has been delivered or canceled needs no papers. */
  states: readonly string[];
  look?: 'quiet' | 'plain';
}) => {
  const texts = useTexts('papers');
  const [isOpen, setIsOpen] = useState(false);
  const kinds = useMayPrint(states);
  if (kinds.length === 0) return null;
  return (
    <>
      <button className={deskButton[look]} onClick={() => setIsOpen(true)} type="button">
        <DeskIcon name="print" />
        {texts.print}
      </button>
      {isOpen && (
        <Suspense>
          <PrintSheet kinds={kinds} onClose={() => setIsOpen(false)} orders={orders} />
        </Suspense>
      )}
    </>
  );
};
