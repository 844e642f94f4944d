import { useSyncExternalStore } from 'react';
import { lazyPart } from '../../i18n/lazy-part.tsx';
import { textsIn } from '../../i18n/texts-in.ts';
import { analyticsMark } from '../../shop/analytics/page-analytics.ts';
import { PlaceSources, termsPage } from '../../shop/delivery/place-sources.ts';
import { ContentArticle } from './content-article.tsx';
import type { ContentPageView } from './load-content-page.ts';

/** Slugs of the pages below whose heading something is done: what they show is a part of its own. */
const contactPage = 'contact';
const codesPage = 'order-from-catalog';
const jobsPage = 'jobs';

const { Part: ContactActions } = lazyPart({
  part: async () => (await import('../../shop/page/contact-actions.lazy.tsx')).ContactActions,
  texts: textsIn('frame'),
});

const { Part: ContactForm } = lazyPart({
  part: async () => (await import('../../shop/forms/contact-form.lazy.tsx')).ContactForm,
  texts: textsIn('forms', 'account'),
});

const { Part: ApplicationForm } = lazyPart({
  part: async () => (await import('../../shop/forms/application-form.lazy.tsx')).ApplicationForm,
  texts: textsIn('forms', 'account'),
});

const { Part: OrderByCode } = lazyPart({
  part: async () => (await import('../../shop/forms/order-by-code.lazy.tsx')).OrderByCode,
  texts: textsIn('cart/order-by-code'),
});
/** Slug of the page on which visitors change what they agreed to. */
const privacyPage = 'privacy-policy';

const { Part: ConsentChoices } = lazyPart({
  part: async () => (await import('../../shop/analytics/start-analytics.lazy.tsx')).ConsentChoices,
  texts: textsIn('consent'),
});

const never = () => () => undefined;
const isAskedHere = (): boolean => document.querySelector(`meta[name="${analyticsMark}"]`) !== null;

/** What a visitor agreed to; absent in a shop that asks for nothing. */
const AskedConsent = () => {
  const isAsked = useSyncExternalStore(never, isAskedHere, () => false);
  return isAsked && <ConsentChoices />;
};

/** A page of text: about us, delivery, returns. */
export const ContentPageScreen = ({ view }: { view: ContentPageView & { heading?: string | undefined } }) => (
  <ContentArticle
    after={
      view.identifier === termsPage ? (
        <PlaceSources />
      ) : (
        view.identifier === jobsPage && (
          <div className="w-full noscript:hidden">
            <ApplicationForm />
          </div>
        )
      )
    }
    heading={view.heading || view.name}
    view={view}
  >
    {view.identifier === privacyPage && <AskedConsent />}
    {view.identifier === contactPage && (
      <div className="grid w-full gap-8">
        <div className="w-full max-w-md rounded-sheet bg-sunken p-2.5 empty:hidden">
          <ContactActions />
        </div>
        <div className="noscript:hidden">
          <ContactForm />
        </div>
      </div>
    )}
    {view.identifier === codesPage && (
      <div className="w-full noscript:hidden">
        <OrderByCode />
      </div>
    )}
  </ContentArticle>
);
