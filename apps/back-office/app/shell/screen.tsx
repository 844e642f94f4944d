import { lazy, type ReactNode, Suspense, useEffect, useMemo, useState } from 'react';
import { useTexts } from '../i18n/use-desk.ts';
import { useUnseenOrders } from '../live-orders/unseen-orders.ts';
import { deskIconButton } from '../parts/button-styles.ts';
import { DeskIcon } from '../parts/desk-icon.tsx';
import { useShortcuts } from './shortcuts.ts';

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

const HelpSheet = lazy(async () => ({ default: (await import('./help-sheet.tsx')).HelpSheet }));

/** The frame of a screen: title, actions, help in words, content. */
export const Screen = ({ title, help, above, beside, actions, children }: ScreenProps) => {
  const texts = useTexts('shell');
  const [isHelping, setIsHelping] = useState(false);
  const unseen = useUnseenOrders();
  useEffect(() => {
    document.title = unseen === 0 ? texts.title(title) : `(${unseen}) ${texts.title(title)}`;
  }, [texts, title, unseen]);
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
      {isHelping && (
        <Suspense>
          <HelpSheet help={help} onClose={() => setIsHelping(false)} title={title} />
        </Suspense>
      )}
    </>
  );
};
