import { Sheet } from '@dijla/ui-kit/overlays/sheet.tsx';
import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { useTexts } from '../i18n/use-desk.ts';
import { deskIconButton } from '../parts/button-styles.ts';
import { DeskIcon } from '../parts/desk-icon.tsx';
import { KeyCaps } from '../parts/key-caps.tsx';
import { useActiveShortcuts, useShortcuts } from './shortcuts.ts';

type ScreenProps = {
  title: string;
  /** What the screen is for, in sentences; shown on request. */
  help: readonly string[];
  /** Stands above the title: where one came from. */
  above?: ReactNode;
  /** Beside the title. */
  beside?: ReactNode;
  /** Buttons at the end of the title's line. */
  actions?: ReactNode;
  children: ReactNode;
};

const HelpSheet = ({
  title,
  help,
  onClose,
}: Pick<ScreenProps, 'title' | 'help'> & { onClose: () => void }) => {
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

/** The frame of a screen: title, actions, help in words, content. */
export const Screen = ({ title, help, above, beside, actions, children }: ScreenProps) => {
  const texts = useTexts('shell');
  const [isHelping, setIsHelping] = useState(false);
  useEffect(() => {
    document.title = texts.title(title);
  }, [texts, title]);
  useShortcuts(
    useMemo(() => [{ keys: '?', label: texts.openHelp, act: () => setIsHelping(true) }], [texts.openHelp]),
  );
  return (
    <>
      {above}
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2 pb-4">
        <h1 className="min-w-0 text-xl">{title}</h1>
        {beside}
        <div className="ms-auto flex flex-wrap items-center gap-2">
          {actions}
          <button
            aria-label={texts.helpFor(title)}
            className={deskIconButton}
            onClick={() => setIsHelping(true)}
            type="button"
          >
            <DeskIcon name="help" />
          </button>
        </div>
      </div>
      {children}
      {isHelping && <HelpSheet help={help} onClose={() => setIsHelping(false)} title={title} />}
    </>
  );
};
