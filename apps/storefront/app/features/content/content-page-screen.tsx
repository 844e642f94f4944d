import { useNavigate } from 'react-router';
import { directionOf } from '../../i18n/direction-of.ts';
import { lazyPart } from '../../i18n/lazy-part.tsx';
import { useStoreView } from '../../i18n/store-context.ts';
import { paths } from '../../paths.ts';
import { Breadcrumbs } from '../../shop/page/breadcrumbs.tsx';
import { OpenGraph, PageHead } from '../../shop/page/page-head.tsx';
import { PlaceSources, termsPage } from '../../shop/delivery/place-sources.ts';
import { trustedHtml } from '@dijla/ui-kit/trusted-html.ts';
import type { ContentPageView } from './load-content-page.ts';
import { textsIn } from '../../i18n/texts-in.ts';

/**
 * Returns the internal address that a plain click should follow in the router, or null to leave the click to
 * the browser.
 */
const followed = (event: MouseEvent, ownPrefix: string): string | null => {
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  const href = link?.getAttribute('href') ?? null;
  const isPlain =
    event.button === 0 &&
    !event.metaKey &&
    !event.ctrlKey &&
    !event.shiftKey &&
    !event.altKey &&
    !event.defaultPrevented;
  return isPlain && href !== null && href.startsWith(ownPrefix) ? href : null;
};

/** Slug of the page that shows the shop's contact details. */
const contactPage = 'contact';

const { Part: ContactActions } = lazyPart({
  part: async () => (await import('../../shop/page/contact-actions.lazy.tsx')).ContactActions,
  texts: textsIn('frame'),
});

/** A page of text; its internal links navigate without reloading the app. */
export const ContentPageScreen = ({ view }: { view: ContentPageView }) => {
  const { code } = useStoreView();
  const navigate = useNavigate();
  const path = view.isListed ? paths.content(code, view.identifier) : null;
  // A native listener and not a handler, because the links work without it; it only saves a page load.
  const following = (element: HTMLDivElement | null) => {
    if (element === null) return undefined;
    const follow = (event: MouseEvent) => {
      const href = followed(event, paths.home(code));
      if (href === null) return;
      event.preventDefault();
      void navigate(href);
    };
    element.addEventListener('click', follow);
    return () => element.removeEventListener('click', follow);
  };
  return (
    <article className="frame grid grid-cols-[minmax(0,44rem)] justify-center justify-items-start gap-4 pt-2">
      <PageHead
        canonicalPath={path}
        title={view.title}
        {...(view.description !== null && { description: view.description })}
      />
      {import.meta.env.SSR && (
        <OpenGraph
          description={view.description ?? undefined}
          path={path}
          picture={view.picture}
          title={view.title}
        />
      )}
      <Breadcrumbs here={view.name} trail={[]} />
      <h1 className="text-3xl" lang={view.lang ?? undefined}>
        {view.heading}
      </h1>
      {view.identifier === contactPage && (
        <div className="w-full max-w-md rounded-sheet bg-sunken p-2.5 empty:hidden">
          <ContactActions />
        </div>
      )}
      <div
        className="prose-content"
        dangerouslySetInnerHTML={trustedHtml(view.content)}
        dir={directionOf(view.lang)}
        lang={view.lang ?? undefined}
        ref={following}
      />
      {view.identifier === termsPage && <PlaceSources />}
    </article>
  );
};
