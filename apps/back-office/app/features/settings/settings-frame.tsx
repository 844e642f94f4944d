import type { ReactNode } from 'react';
import { NavLink } from 'react-router';
import { useTexts } from '../../i18n/use-desk.ts';
import { paths } from '../../paths.ts';
import { Screen } from '../../shell/screen.tsx';

/** One part of the settings, below links to the others. */
export const SettingsFrame = ({ help, children }: { help: readonly string[]; children: ReactNode }) => {
  const texts = useTexts('settings');
  const parts = [
    [paths.settings, texts.parts.delivery],
    [paths.settingsGoods, texts.parts.goods],
    [paths.settingsPayment, texts.parts.payment],
    [paths.settingsRate, texts.parts.rate],
    [paths.settingsRules, texts.parts.rules],
    [paths.settingsShop, texts.parts.shop],
  ] as const;
  return (
    <Screen help={help} title={texts.title}>
      <nav aria-label={texts.title} className="-mx-4 overflow-x-auto px-4 pb-4 md:mx-0 md:px-0">
        <ul className="flex gap-1">
          {parts.map(([to, name]) => (
            <li key={to}>
              <NavLink
                className="press inline-flex min-h-11 items-center rounded-full px-3.5 font-medium whitespace-nowrap text-ink-soft hover:bg-sunken aria-[current=page]:bg-accent-soft aria-[current=page]:text-accent-ink md:min-h-9"
                end
                to={to}
              >
                {name}
              </NavLink>
            </li>
          ))}
        </ul>
      </nav>
      {children}
    </Screen>
  );
};
