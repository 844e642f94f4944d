import type { ReactNode } from 'react';
import { useTexts } from '../../i18n/use-desk.ts';
import { PartLinks } from '../../parts/part-links.tsx';
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
    [paths.reportMargin, texts.parts.margin],
    [paths.reportFunnel, texts.parts.funnel],
    [paths.reportRefusals, texts.parts.refusals],
    [paths.reportStock, texts.parts.stock],
    [paths.reportTurn, texts.parts.turn],
    [paths.reportInvoices, texts.parts.invoices],
  ] as const;
  return (
    <Screen actions={actions} help={help} title={texts.title}>
      <PartLinks label={texts.title} parts={parts} />
      {children}
    </Screen>
  );
};
