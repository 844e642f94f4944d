// @chunk shell
import type { ReactNode } from 'react';
import { useStoreView } from '../../../i18n/store-context.ts';
import { useTexts } from '../../../i18n/texts.tsx';
import { opensPanel } from '../../../shop/page/panels.ts';
import { settingsPanel } from '../frame-parts.tsx';

const open = opensPanel('settings');

/** Opens settings and help; without scripts it links to the footer, which contains the same. */
export const SettingsLink = ({ className, children }: { className: string; children: ReactNode }) => {
  const { language } = useStoreView();
  const bring = () => settingsPanel.fetch(language);
  return (
    <a
      aria-haspopup="dialog"
      className={className}
      data-intent="settings"
      href="#help"
      onClick={open}
      onFocus={bring}
      onPointerDown={bring}
    >
      {children} <span className="sr-only">{useTexts('shell').settings}</span>
    </a>
  );
};
