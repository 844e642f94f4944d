import { lazy, Suspense, useState } from 'react';
import { useTexts } from '../../../i18n/use-desk.ts';
import { deskButton } from '../../../parts/button-styles.ts';
import { DeskIcon } from '../../../parts/desk-icon.tsx';
import { useMay } from '../../../session/use-session.ts';
import { type PaperKind, paperKinds } from './paper-kinds.ts';

const PrintSheet = lazy(async () => ({ default: (await import('./print-sheet.tsx')).PrintSheet }));

/** Returns the papers that the member may print. */
export const useMayPrint = (): PaperKind[] => {
  const may = useMay();
  return (Object.keys(paperKinds) as PaperKind[]).filter((kind) => may(paperKinds[kind].permission));
};

/** A button that opens the choice of papers for orders; absent for who may print none. */
export const PrintPapers = ({
  orders,
  look = 'quiet',
}: {
  orders: readonly number[];
  look?: 'quiet' | 'plain';
}) => {
  const texts = useTexts('papers');
  const [isOpen, setIsOpen] = useState(false);
  const kinds = useMayPrint();
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
