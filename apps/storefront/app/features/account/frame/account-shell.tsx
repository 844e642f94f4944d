import type { ReactNode } from 'react';
import { useTexts } from '../../../i18n/texts.tsx';
import { NeedsScripts } from '../../../shop/page/needs-scripts.tsx';
import { PageHead } from '../../../shop/page/page-head.tsx';

/** The part of an account page that a server renders: no word of a customer. */
export const AccountShell = ({ title, children }: { title: string; children: ReactNode }) => (
  <div className="frame min-h-dvh pt-4 pb-12 md:pt-8">
    <PageHead canonicalPath={null} title={title} />
    <NeedsScripts text={useTexts('account').needsScripts} />
    {children}
  </div>
);
