import { useEffect } from 'react';
import { lazyPart } from '../../../i18n/lazy-part.tsx';
import { useStoreView } from '../../../i18n/store-context.ts';
import { useTexts } from '../../../i18n/texts.tsx';
import { paths } from '../../../paths.ts';
import { OpenGraph, PageHead } from '../../../shop/page/page-head.tsx';

/** As tall as the two lists, so that little moves. */
const Placeholder = () => <span aria-busy className="skeleton block h-48 w-full noscript:hidden" />;

const rules = lazyPart({
  part: async () => (await import('./current-rules.lazy.tsx')).CurrentRules,
  placeholder: Placeholder,
});

/** `/rewards`: what points are for, how they are earned and spent. */
export const AboutRewardsScreen = () => {
  const texts = useTexts('rewards');
  const { code, language } = useStoreView();
  const path = paths.rewards(code);
  useEffect(() => rules.fetch(language), [language]);
  return (
    <div className="frame grid min-h-dvh max-w-4xl content-start gap-6 pt-4 pb-12 md:pt-8">
      <PageHead canonicalPath={path} description={texts.aboutIntro} title={texts.aboutTitle} />
      {import.meta.env.SSR && (
        <OpenGraph description={texts.aboutIntro} path={path} picture={null} title={texts.aboutTitle} />
      )}
      <div className="grid gap-2">
        <h1 className="text-2xl md:text-3xl">{texts.aboutTitle}</h1>
        <p className="max-w-prose text-lg text-ink-soft">{texts.aboutIntro}</p>
      </div>
      <rules.Part />
    </div>
  );
};
