import { useEffect } from 'react';
import { useStoreView } from '../../i18n/store-context.ts';
import { useTexts } from '../../i18n/texts.tsx';
import { NeedsScripts } from '../../shop/page/needs-scripts.tsx';
import { PageHead } from '../../shop/page/page-head.tsx';
import type { Entrance } from './entrance.ts';
import { entrance } from './account-parts.tsx';

/** Title and introduction of each page. */
const titles = {
  login: ['logInTitle', 'logInIntro'],
  return: ['returnTitle', null],
  native: ['returnTitle', null],
  register: ['registerTitle', 'registerIntro'],
  verify: ['verifyTitle', 'verifyIntro'],
  forgot: ['forgotTitle', 'forgotIntro'],
  code: ['codeTitle', null],
  change: ['changeTitle', 'changeIntro'],
} as const;

/** `/login`, `/register` and the pages for a code or a forgotten password. */
export const EntranceScreen = ({ kind }: { kind: Entrance }) => {
  const texts = useTexts('account');
  const { language } = useStoreView();
  useEffect(() => entrance.fetch(language), [language]);
  const [title, intro] = titles[kind];
  return (
    <div className="frame grid min-h-dvh content-start justify-center pt-8 pb-12 md:pt-16">
      <PageHead
        canonicalPath={null}
        title={kind === 'login' ? texts.logIn : kind === 'register' ? texts.register : texts[title]}
      />
      <div className="grid w-[min(27rem,100vw-2rem)] gap-6">
        <header className="grid gap-1 text-center">
          <h1 className="text-3xl">{texts[title]}</h1>
          {intro !== null && <p className="text-ink-soft">{texts[intro]}</p>}
        </header>
        <NeedsScripts text={texts.needsScripts} />
        <entrance.Part kind={kind} />
      </div>
    </div>
  );
};
