import type { ReactNode } from 'react';
import { NavLink } from 'react-router';
import { useTexts } from '../../i18n/use-desk.ts';
import { paths } from '../../paths.ts';
import { Screen } from '../../shell/screen.tsx';

/** One report, below links to the others; `actions` save it as a file. */
export const ReportsFrame = ({
  help,
  actions,
  children,
}: {
  help: readonly string[];
  actions: ReactNode;
  children: ReactNode;
}) => {
  const texts = useTexts('reports');
  const parts = [
    [paths.reports, texts.parts.sales],
    [paths.reportRefusals, texts.parts.refusals],
    [paths.reportStock, texts.parts.stock],
  ] as const;
  return (
    <Screen actions={actions} help={help} title={texts.title}>
      <nav aria-label={texts.title} className="pb-4">
        <ul className="flex flex-wrap gap-1">
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
