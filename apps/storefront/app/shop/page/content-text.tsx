import { useNavigate } from 'react-router';
import { trustedHtml } from '@dijla/ui-kit/trusted-html.ts';
import { directionOf } from '../../i18n/direction-of.ts';
import { useStoreView } from '../../i18n/store-context.ts';
import { paths } from '../../paths.ts';

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

/** The text of a record; its internal links navigate without reloading the app. */
export const ContentText = ({ view }: { view: { content: string; lang: string | null } }) => {
  const { code } = useStoreView();
  const navigate = useNavigate();
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
    <div
      className="prose-content"
      dangerouslySetInnerHTML={trustedHtml(view.content)}
      dir={directionOf(view.lang)}
      lang={view.lang ?? undefined}
      ref={following}
    />
  );
};
