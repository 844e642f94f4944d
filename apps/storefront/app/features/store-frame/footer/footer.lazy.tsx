import { Link } from 'react-router';
import { useStoreView } from '../../../i18n/store-context.ts';
import { useTexts } from '../../../i18n/texts.tsx';
import { paths } from '../../../paths.ts';
import { useFrame } from '../../../shop/page/frame-context.ts';
import { ContactActions } from '../../../shop/page/contact-actions.lazy.tsx';
import { Wordmark } from '../../../shop/page/wordmark.tsx';
import { Icon, type IconName } from '@dijla/ui-kit/pictures/icon.tsx';
import { LanguageLinks } from '../header/language-links.lazy.tsx';
import { NewsletterField } from '../../../shop/page/newsletter-field.lazy.tsx';
import { LinkLists } from './link-lists.lazy.tsx';
import { PageLinks } from './page-links.lazy.tsx';
import { SellerFacts } from './seller-facts.lazy.tsx';
import { ThemeChoice } from '../../../shop/page/theme/theme-choice.lazy.tsx';

const PromiseFact = ({ icon, title, detail }: { icon: IconName; title: string; detail: string }) => (
  <li className="flex items-center gap-3">
    <span className="grid size-11 shrink-0 place-items-center rounded-full bg-accent-soft text-accent-ink">
      <Icon className="size-5.5" name={icon} />
    </span>
    <span className="grid min-w-0 flex-1 leading-snug">
      <span className="font-semibold">{title}</span>
      <span className="text-sm text-ink-soft">{detail}</span>
    </span>
  </li>
);

const DepartmentLinks = () => {
  const texts = useTexts('frame');
  const { menu, topMenu = menu } = useFrame();
  const store = useStoreView();
  return (
    <nav aria-label={texts.departments} className="max-md:hidden">
      <h2 className="pb-1 text-base">{texts.departments}</h2>
      <ul className="-mx-2 grid grid-cols-2 gap-x-4">
        {topMenu.map(({ id, name, lang, urlPath }) => (
          <li key={id}>
            <Link
              className="press inline-flex min-h-11 items-center rounded-card px-2 leading-snug text-ink-soft hover:text-accent-ink hover:underline"
              lang={lang ?? undefined}
              to={paths.entity(store.code, urlPath)}
            >
              <bdi>{name}</bdi>
            </Link>
          </li>
        ))}
        <li>
          <Link
            className="press inline-flex min-h-11 items-center rounded-card px-2 leading-snug text-ink-soft hover:text-accent-ink hover:underline"
            to={paths.brands(store.code)}
          >
            {texts.allBrands}
          </Link>
        </li>
      </ul>
    </nav>
  );
};

/**
 * The footer: the shop's promises, contact details and pages of text, and the settings of the settings
 * panel.
 */
export const Footer = () => {
  const texts = useTexts('frame');
  const { footerLists } = useFrame();
  return (
    <footer className="bg-sunken pb-[calc(var(--bottom-bars)-var(--tab-bar))]" id="help">
      <div className="frame grid gap-10 py-10 md:gap-12 md:py-14">
        <ul className="grid gap-5 md:grid-cols-3">
          <PromiseFact detail={texts.deliveryPromiseDetail} icon="truck" title={texts.deliveryPromise} />
          <PromiseFact detail={texts.cashPromiseDetail} icon="cash" title={texts.cashPromise} />
          <PromiseFact detail={texts.serviceHoursDetail} icon="clock" title={texts.serviceHours} />
        </ul>
        <div className="grid grid-cols-1 gap-8 md:grid-cols-[1.3fr_1fr_1fr] lg:flex lg:gap-12 lg:*:flex-1">
          <div className="grid grid-cols-1 content-start gap-4 md:col-span-3 md:grid-cols-2 md:items-center md:gap-8 lg:col-span-1 lg:grid-cols-1 lg:gap-4">
            <div className="grid gap-4">
              <Wordmark />
              <p className="max-w-sm text-ink-soft">{texts.aboutShop}</p>
            </div>
            <ContactActions />
            <SellerFacts />
            <NewsletterField />
          </div>
          <DepartmentLinks />
          {footerLists ? <LinkLists lists={footerLists} /> : <PageLinks />}
          <div className="grid content-start gap-5 [&_ul]:bg-ground [&_fieldset>div]:bg-ground md:[&_fieldset>div]:grid-cols-3 md:[&_label]:min-h-16 md:[&_label]:flex-col md:[&_label]:gap-1 md:[&_label]:px-1">
            <LanguageLinks />
            <ThemeChoice name="dark-mode" />
          </div>
        </div>
      </div>
    </footer>
  );
};
