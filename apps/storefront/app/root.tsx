import { type ReactNode, useState, useSyncExternalStore } from 'react';
import { Links, Outlet, Scripts, ScrollRestoration, useLocation } from 'react-router';
import { RootFailure } from './features/failure/root-failure.tsx';
import { earlyIntentScript } from './offline/early-intent.ts';
import { storeOfPath } from './i18n/store-of-path.ts';
import type { StoreCode } from './i18n/store-views.ts';
import { manifestPath, touchIconPath } from './paths.ts';
import { seenScript } from './shop/page/seen-script.ts';
import { themeColors } from './shop/page/theme-colors.ts';
import { themeScript } from './shop/page/theme-script.ts';
import './styles/app.css';
import { returnScript } from './ui/return-script.ts';
import arabicFont from './styles/fonts/vazirmatn-arabic-wght.woff2?url';
import latinFont from './styles/fonts/vazirmatn-latin-wght.woff2?url';
import icon from './styles/icon.svg?url';

const FontPreload = ({ href }: { href: string }) => (
  <link as="font" crossOrigin="anonymous" href={href} rel="preload" type="font/woff2" />
);

/** Scripts of the server's page. They have run before React sees the page, so no browser fetches their text a second time. */
const ownScripts = import.meta.env.SSR
  ? { theme: themeScript, seen: seenScript, returned: returnScript, earlyIntent: earlyIntentScript }
  : { theme: '', seen: '', returned: '', earlyIntent: '' };

const OwnScript = ({ code }: { code: string }) => (
  <script dangerouslySetInnerHTML={{ __html: code }} suppressHydrationWarning />
);

/** What a browser reads to install the shop, and the colour of its own bar, which the device changes by itself: for a page as the server makes it. */
const AppHead = ({ store }: { store: StoreCode }) => (
  <>
    <meta content={themeColors.light} name="theme-color" />
    {/* While one works on pages there is no build that could have written them. */}
    {import.meta.env.PROD && (
      <>
        <link href={manifestPath(store)} rel="manifest" />
        <link href={touchIconPath} rel="apple-touch-icon" />
      </>
    )}
  </>
);

const never = () => () => undefined;

/** Whether this is the page as the server made it. One that the device draws anew brings no scripts: they have run, and the page's policy would refuse them. */
const useIsServers = (): boolean => {
  const isTakenOver = useSyncExternalStore(
    never,
    () => false,
    () => true,
  );
  return useState(isTakenOver)[0];
};

export const Layout = ({ children }: { children: ReactNode }) => {
  const { code, locale, direction, language } = storeOfPath(useLocation().pathname);
  const isServers = useIsServers();
  return (
    // The page's own scripts add attributes before React sees the page.
    <html dir={direction} lang={locale} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta content="width=device-width, initial-scale=1, viewport-fit=cover" name="viewport" />
        {isServers && (
          <>
            <OwnScript code={ownScripts.theme} />
            <OwnScript code={ownScripts.seen} />
            <OwnScript code={ownScripts.returned} />
            <OwnScript code={ownScripts.earlyIntent} />
          </>
        )}
        {language === 'ar' && <FontPreload href={arabicFont} />}
        <FontPreload href={latinFont} />
        <link href={icon} rel="icon" type="image/svg+xml" />
        {import.meta.env.SSR && <AppHead store={code} />}
        <Links />
      </head>
      <body>
        {children}
        {isServers && (
          <>
            <ScrollRestoration />
            <Scripts />
          </>
        )}
      </body>
    </html>
  );
};

const Root = () => <Outlet />;
export default Root;

export { RootFailure as ErrorBoundary };
