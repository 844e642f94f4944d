import { Sheet } from '@dijla/ui-kit/overlays/sheet.tsx';
import { useTexts } from '../i18n/use-desk.ts';
import { LookChoice } from './look-choice.tsx';
import { Navigation } from './navigation.tsx';

/** All places on a phone, and the choice of language and light. */
export const PhoneDrawer = ({ onClose }: { onClose: () => void }) => {
  const { desk } = useTexts('shell');
  const { close } = useTexts('common');
  return (
    <Sheet closeLabel={close} from="bottom" onClose={onClose} title={desk}>
      <Navigation onGo={onClose} />
      <div className="grid gap-4 pt-4">
        <LookChoice />
      </div>
    </Sheet>
  );
};
