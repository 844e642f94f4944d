// @chunk shell
import { failure as arabic } from '@dijla/messages/ar/failure';
import { failure as english } from '@dijla/messages/en/failure';
import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { buttonStyle } from '@dijla/ui-kit/button-style.ts';
import tea from './pictures/tea.webp?url';

const languages = [
  { lang: 'ar-IQ', dir: 'rtl', texts: arabic },
  { lang: 'en', dir: 'ltr', texts: english },
] as const;

/**
 * Shown when not even the store's frame could be loaded: a text in both languages and a link to the same
 * address.
 */
export const RootFailure = () => {
  const { pathname } = useLocation();
  useEffect(() => {
    // The page is readable without the saved theme too.
    import('../../shop/page/theme.ts').then(({ lightAsSaved }) => lightAsSaved()).catch(() => undefined);
  }, []);
  return (
    <main className="frame grid justify-items-center gap-8 py-20 text-center">
      <title>{`${arabic.title} · ${english.title}`}</title>
      <meta content="noindex" name="robots" />
      <img alt="" className="size-52" height={208} src={tea} width={208} />
      {languages.map(({ lang, dir, texts }) => (
        <section className="grid justify-items-center gap-2" dir={dir} key={lang} lang={lang}>
          <h1 className="text-2xl">{texts.title}</h1>
          <p className="text-ink-soft">{texts.text}</p>
          <a className={`${buttonStyle.primary} mt-2`} href={pathname}>
            {texts.action}
          </a>
        </section>
      ))}
    </main>
  );
};
