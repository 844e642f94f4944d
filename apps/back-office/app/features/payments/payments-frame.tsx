import type { ReactNode } from 'react';
import { useTexts } from '../../i18n/use-desk.ts';
import { PartLinks } from '../../parts/part-links.tsx';
import { paths } from '../../paths.ts';
import { useMay } from '../../session/use-session.ts';
import { Screen } from '../../shell/screen.tsx';

/** One part of payments, below links to the others that the member may see. */
export const PaymentsFrame = ({
  help,
  actions,
  children,
}: {
  help: readonly string[];
  actions?: ReactNode;
  children: ReactNode;
}) => {
  const texts = useTexts('payments');
  const may = useMay();
  const parts = (
    [
      ['credit.read', paths.creditLines, texts.parts.credit],
      ['payments.decide', paths.paymentCases, texts.parts.cases],
      ['payments.settle', paths.settlements, texts.parts.settlement],
    ] as const
  ).flatMap(([permission, to, name]) => (may(permission) ? [[to, name] as const] : []));
  return (
    <Screen actions={actions} help={help} title={texts.title}>
      {parts.length > 1 && <PartLinks label={texts.title} parts={parts} />}
      {children}
    </Screen>
  );
};
