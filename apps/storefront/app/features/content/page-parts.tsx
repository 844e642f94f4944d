import { type ReactNode, useSyncExternalStore } from 'react';
import { lazyPart } from '../../i18n/lazy-part.tsx';
import { textsIn } from '../../i18n/texts-in.ts';
import { analyticsMark } from '../../shop/analytics/page-analytics.ts';
import type { TextPageView } from './load-content-page.ts';
import { PlaceSources, termsPage } from '../../shop/delivery/place-sources.ts';

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
const { Part: ConsentChoices } = lazyPart({
  part: async () => (await import('../../shop/analytics/start-analytics.lazy.tsx')).ConsentChoices,
  texts: textsIn('consent'),
});

const { Part: Branches } = lazyPart({
  part: async () => (await import('./branches/branches.lazy.tsx')).Branches,
  texts: textsIn('branches'),
});

const never = () => () => undefined;
const isAskedHere = (): boolean => document.querySelector(`meta[name="${analyticsMark}"]`) !== null;

/** What a visitor agreed to; absent in a shop that asks for nothing. */
const AskedConsent = () => {
  const isAsked = useSyncExternalStore(never, isAskedHere, () => false);
  return isAsked && <ConsentChoices />;
};

const withScripts = (form: ReactNode) => <div className="w-full noscript:hidden">{form}</div>;

type PageParts = { above?: ReactNode; below?: ReactNode };

const contact = (
  <div className="grid w-full gap-8">
    <div className="w-full max-w-md rounded-sheet bg-sunken p-2.5 empty:hidden">
      <ContactActions />
    </div>
    {withScripts(<ContactForm />)}
  </div>
);

/** What some pages of text show besides their text, above or below it, by their paths below the store's prefix. */
const partsOfPages: Readonly<Record<string, PageParts>> = {
  'i/contact': { above: contact },
  jobs: { below: withScripts(<ApplicationForm />) },
  'order-from-catalog': { above: withScripts(<OrderByCode />) },
  'privacy-policy': { above: <AskedConsent /> },
  [`i/${termsPage}`]: { below: <PlaceSources /> },
};

/** Returns what a page of text shows besides its text. */
export const partsOfPage = ({ urlPath, branches, lang }: TextPageView): PageParts => {
  if (branches) return { below: <Branches lang={lang} view={branches} /> };
  return Object.hasOwn(partsOfPages, urlPath) ? (partsOfPages[urlPath] ?? {}) : {};
};
