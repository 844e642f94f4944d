import type { ReactNode } from 'react';
import { useTexts } from '../../../i18n/use-desk.ts';
import { PartLinks } from '../../../parts/part-links.tsx';
import { paths } from '../../../paths.ts';
import { Screen } from '../../../shell/screen.tsx';

/** One part of a seller's own account, below links to the others. */
export const OwnVendorFrame = ({ children }: { children: ReactNode }) => {
  const { title, help, parts } = useTexts('ownVendor');
  return (
    <Screen help={help} title={title}>
      <PartLinks
        label={title}
        parts={[
          [paths.ownVendor, parts.account],
          [paths.ownGoods, parts.goods],
          [paths.ownLines, parts.lines],
          [paths.ownPayouts, parts.payouts],
        ]}
      />
      {children}
    </Screen>
  );
};
