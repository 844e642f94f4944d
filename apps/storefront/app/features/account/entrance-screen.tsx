import { useEffect } from 'react';
import { useStoreView } from '../../i18n/store-context.ts';
import { useTexts } from '../../i18n/texts.tsx';
import { NeedsScripts } from '../../shop/page/needs-scripts.tsx';
import { PageHead } from '../../shop/page/page-head.tsx';
import type { Entrance } from './entrance.ts';
import { entrance } from './account-parts.tsx';

/** `/login` and `/register`: the content of the account panel as a page with an address. */
export const EntranceScreen = ({ kind }: { kind: Entrance }) => {
  const texts = useTexts('account');
  const { language } = useStoreView();
  useEffect(() => entrance.fetch(language), [language]);
  return (
    <div className="frame grid min-h-dvh content-start justify-center pt-8 pb-12 md:pt-16">
      <PageHead canonicalPath={null} title={kind === 'login' ? texts.logIn : texts.register} />
      <div className="grid w-[min(27rem,100vw-2rem)] gap-6">
        <header className="grid gap-1 text-center">
          <h1 className="text-3xl">{kind === 'login' ? texts.logInTitle : texts.registerTitle}</h1>
          <p className="text-ink-soft">{kind === 'login' ? texts.logInIntro : texts.registerIntro}</p>
        </header>
        <NeedsScripts text={texts.needsScripts} />
        <entrance.Part kind={kind} />
      </div>
    </div>
  );
};
