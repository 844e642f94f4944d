import { useIsLive } from '@dijla/ui-kit/hooks/use-is-live.ts';
import { useEffect } from 'react';
import { lazyPart } from '../../i18n/lazy-part.tsx';
import { useStoreView } from '../../i18n/store-context.ts';
import { useTexts } from '../../i18n/texts.tsx';
import { giftCardPath } from '../../shop/gift-cards/gift-card-path.ts';
import { OpenGraph, PageHead } from '../../shop/page/page-head.tsx';

/** As tall as the forms, so that little moves. */
const Placeholder = () => <span aria-busy className="skeleton block h-96 w-full noscript:hidden" />;

const forms = lazyPart({
  part: async () => (await import('./gift-card-forms.lazy.tsx')).GiftCardForms,
  placeholder: Placeholder,
});

/** `/gift-card`: sells gift cards, and shows what is left on one. */
export const GiftCardScreen = () => {
  const texts = useTexts('giftCard');
  const { code, language } = useStoreView();
  const path = giftCardPath(code);
  // A form that is sent before the page lives would be lost.
  const isLive = useIsLive();
  useEffect(() => forms.fetch(language), [language]);
  return (
    <div className="frame grid min-h-dvh max-w-5xl content-start gap-6 pt-4 pb-12 md:pt-8">
      <PageHead canonicalPath={path} description={texts.intro} title={texts.title} />
      {import.meta.env.SSR && (
        <OpenGraph description={texts.intro} path={path} picture={null} title={texts.title} />
      )}
      <div className="grid gap-2">
        <h1 className="text-2xl md:text-3xl">{texts.title}</h1>
        <p className="max-w-prose text-lg text-ink-soft">{texts.intro}</p>
      </div>
      {isLive ? <forms.Part /> : <Placeholder />}
    </div>
  );
};
