// @chunk shell
import { storeViews } from '@dijla/contract/store-views';
import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { buttonStyle } from '@dijla/ui-kit/button-style.ts';
import { textsInLanguages } from '../../i18n/texts-in-languages.ts';
import tea from './pictures/tea.webp?url';

const texts = await textsInLanguages('failure', 'failure');
const views = Object.values(storeViews);

/**
 * Shown when not even the store's frame could be loaded: a text in every language and a link to the same
 * address.
 */
export const RootFailure = () => {
  const { pathname } = useLocation();
  useEffect(() => {
    // The page is readable without the saved theme too.
    import('../../shop/page/theme/theme.ts')
      .then(({ lightAsSaved }) => lightAsSaved())
      .catch(() => undefined);
  }, []);
  return (
    <main className="frame grid justify-items-center gap-8 py-20 text-center">
      <title>{views.map(({ language }) => texts[language].title).join(' · ')}</title>
      <meta content="noindex" name="robots" />
      <img alt="" className="size-52" height={208} src={tea} width={208} />
      {views.map(({ language, locale, direction }) => (
        <section className="grid justify-items-center gap-2" dir={direction} key={language} lang={locale}>
          <h1 className="text-2xl">{texts[language].title}</h1>
          <p className="text-ink-soft">{texts[language].text}</p>
          <a className={`${buttonStyle.primary} mt-2`} href={pathname}>
            {texts[language].action}
          </a>
        </section>
      ))}
    </main>
  );
};
