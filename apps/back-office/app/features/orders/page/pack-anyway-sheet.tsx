import { Sheet } from '@dijla/ui-kit/overlays/sheet.tsx';
import { useTexts } from '../../../i18n/use-desk.ts';
import { deskButton } from '../../../parts/button-styles.ts';

/** Warns before an order goes on whose buyer asked to cancel it. */
export const PackAnywaySheet = ({
  move,
  onGoOn,
  onClose,
}: {
  move: string;
  onGoOn: () => void;
  onClose: () => void;
}) => {
  const texts = useTexts('order');
  const { close } = useTexts('common');
  return (
    <Sheet closeLabel={close} from="bottom" onClose={onClose} title={texts.packAsked}>
      <p className="pb-4">{texts.packAskedText}</p>
      <div className="flex flex-wrap gap-2">
        <button className={deskButton.primary} onClick={onClose} type="button">
          {texts.keepRequest}
        </button>
        <button className={deskButton.quiet} onClick={onGoOn} type="button">
          {texts.packAnyway(move)}
        </button>
      </div>
    </Sheet>
  );
};
