import { Sheet } from '@dijla/ui-kit/overlays/sheet.tsx';
import { useTexts } from '../i18n/use-desk.ts';
import { KeyCaps } from '../parts/key-caps.tsx';
import { useActiveShortcuts } from './shortcuts.ts';

/** What a screen is for, in sentences, and the keys that work on it. */
export const HelpSheet = ({
  title,
  help,
  onClose,
}: {
  title: string;
  help: readonly string[];
  onClose: () => void;
}) => {
  const texts = useTexts('shell');
  const { close } = useTexts('common');
  const shortcuts = useActiveShortcuts();
  return (
    <Sheet closeLabel={close} from="end" onClose={onClose} title={texts.helpFor(title)}>
      {help.map((sentence) => (
        <p className="max-w-prose pb-3" key={sentence}>
          {sentence}
        </p>
      ))}
      <div className="hidden md:block">
        <h3 className="pt-2 pb-1 font-semibold">{texts.shortcuts}</h3>
        <dl className="grid gap-1.5">
          {shortcuts.map(({ keys, label }) => (
            <div className="flex items-center justify-between gap-4" key={keys}>
              <dt>{label}</dt>
              <dd>
                <KeyCaps keys={keys} />
              </dd>
            </div>
          ))}
        </dl>
      </div>
    </Sheet>
  );
};
