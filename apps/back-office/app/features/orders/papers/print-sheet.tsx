import { Sheet } from '@dijla/ui-kit/overlays/sheet.tsx';
import { saveFile } from '@dijla/ui-kit/save-file.ts';
import { useState } from 'react';
import { useTexts } from '../../../i18n/use-desk.ts';
import { DeskIcon } from '../../../parts/desk-icon.tsx';
import { RefusalNote } from '../../../parts/failure-note.tsx';
import { ask } from '../../../provider-client/ask.ts';
import { showToast } from '../../../undo/toast-state.ts';
import { type PaperKind, paperKinds } from './paper-kinds.ts';

/** The papers to choose from; a press makes one file for all the orders. */
// oxlint-disable-next-line max-lines-per-function -- the papers and what becomes of a press
export const PrintSheet = ({
  kinds,
  orders,
  onClose,
}: {
  kinds: readonly PaperKind[];
  orders: readonly number[];
  onClose: () => void;
}) => {
  const texts = useTexts('papers');
  const { close } = useTexts('common');
  const [making, setMaking] = useState<PaperKind | null>(null);
  const [failure, setFailure] = useState<unknown>(null);
  const print = async (kind: PaperKind): Promise<void> => {
    if (making !== null) return;
    setMaking(kind);
    setFailure(null);
    try {
      saveFile(
        await ask(paperKinds[kind].call, { body: { orders: [...orders] } }),
        `${texts.file[kind]}.pdf`,
      );
      showToast({ type: 'success', message: texts.done });
      onClose();
    } catch (error) {
      setFailure(error);
    }
    setMaking(null);
  };
  return (
    <Sheet closeLabel={close} from="bottom" onClose={onClose} title={texts.title(orders.length)}>
      <ul className="grid gap-2 pb-2">
        {kinds.map((kind) => (
          <li key={kind}>
            <button
              aria-busy={making === kind}
              className="press flex min-h-14 w-full items-center gap-4 rounded-card bg-surface px-4 py-3 text-start inset-ring-1 inset-ring-line hover:bg-sunken"
              onClick={() => void print(kind)}
              type="button"
            >
              <DeskIcon className="size-6 text-accent-ink" name="print" />
              <span className="grid">
                <span className="font-semibold">{texts.kinds[kind].name}</span>
                <span className="text-sm text-ink-soft">
                  {making === kind ? texts.making : texts.kinds[kind].text}
                </span>
              </span>
            </button>
          </li>
        ))}
      </ul>
      {failure !== null && <RefusalNote error={failure} />}
    </Sheet>
  );
};
