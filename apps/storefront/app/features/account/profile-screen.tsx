import { useEffect } from 'react';
import { useStoreView } from '../../i18n/store-context.ts';
import { useTexts } from '../../i18n/texts.tsx';
import { NeedsScripts } from '../../shop/page/needs-scripts.tsx';
import { PageHead } from '../../shop/page/page-head.tsx';
import { profile } from './account-parts.tsx';

/** The customer's profile page; its content is known on the device only. */
export const ProfileScreen = () => {
  const texts = useTexts('account');
  const { language } = useStoreView();
  useEffect(() => profile.fetch(language), [language]);
  return (
    <div className="frame min-h-dvh pt-6 pb-12 md:pt-10">
      <PageHead canonicalPath={null} title={texts.account} />
      <h1 className="mx-auto w-full max-w-md pb-5 text-3xl md:pb-8 md:text-4xl">{texts.account}</h1>
      <NeedsScripts text={texts.needsScripts} />
      <profile.Part />
    </div>
  );
};
