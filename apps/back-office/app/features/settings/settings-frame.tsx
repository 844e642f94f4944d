import type { ReactNode } from 'react';
import { useTexts } from '../../i18n/use-desk.ts';
import { PartLinks } from '../../parts/part-links.tsx';
import { paths } from '../../paths.ts';
import { useMay } from '../../session/use-session.ts';
import { Screen } from '../../shell/screen.tsx';

/** One part of the settings, below links to the others. */
export const SettingsFrame = ({ help, children }: { help: readonly string[]; children: ReactNode }) => {
  const texts = useTexts('settings');
  const may = useMay();
  const parts = [
    [paths.settings, texts.parts.delivery],
    [paths.settingsGoods, texts.parts.goods],
    [paths.settingsPayment, texts.parts.payment],
    [paths.settingsRate, texts.parts.rate],
    [paths.settingsTaxes, texts.parts.taxes],
    [paths.settingsRules, texts.parts.rules],
    [paths.settingsPoints, texts.parts.points],
    [paths.settingsReviews, texts.parts.reviews],
    [paths.settingsShop, texts.parts.shop],
    ...(may('integrations.manage')
      ? ([
          [paths.settingsKeys, texts.parts.keys],
          [paths.settingsWebhooks, texts.parts.webhooks],
        ] as const)
      : []),
  ] as const;
  return (
    <Screen help={help} title={texts.title}>
      <PartLinks isOneRow label={texts.title} parts={parts} />
      {children}
    </Screen>
  );
};
