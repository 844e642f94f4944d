import { type ReactNode, useEffect, useState, useSyncExternalStore } from 'react';
import { Links, Outlet, Scripts, ScrollRestoration, useLocation, useRouteLoaderData } from 'react-router';
import { RootFailure } from './features/failure/root-failure.tsx';
import { earlyIntentScript } from './offline/early-intent.ts';
import { storeOfPath } from './i18n/store-of-path.ts';
import type { StoreCode } from '@dijla/contract/store-views';
import { manifestPath, storeRouteId, touchIconPath } from './paths.ts';
import { brandStyle } from './shop/page/brand-style.ts';
import type { FrameBrand, StoreFrameData } from './shop/page/frame-context.ts';
import { seenScript } from './shop/page/seen-script.ts';
import { themeColors } from './shop/page/theme/theme-colors.ts';
import { themeScript } from './shop/page/theme/theme-script.ts';
import './styles/app.css';
import { returnScript } from '@dijla/ui-kit/return-script.ts';
import arabicFont from '@dijla/ui-kit/styles/fonts/vazirmatn-arabic-wght.woff2?url';
import latinFont from '@dijla/ui-kit/styles/fonts/vazirmatn-latin-wght.woff2?url';
import icon from './styles/icon.svg?url';

const FontPreload = ({ href }: { href: string }) => (
  <link as="font" crossOrigin="anonymous" href={href} rel="preload" type="font/woff2" />
);

/**
 * Inline scripts of the server's page. They have run before hydration, so the browser bundle does not
 * contain their text again.
 */
const ownScripts = import.meta.env.SSR
  ? { theme: themeScript, seen: seenScript, returned: returnScript, earlyIntent: earlyIntentScript }
  : { theme: '', seen: '', returned: '', earlyIntent: '' };

const OwnScript = ({ code }: { code: string }) => (
  <script dangerouslySetInnerHTML={{ __html: code }} suppressHydrationWarning />
);

/**
 * Tags of the server's page with which a browser names the shop by a picture, installs it and colors its own
 * toolbar. The device changes the color itself later.
 */
const AppHead = ({ store, brand }: { store: StoreCode; brand: Partial<FrameBrand> }) => (
  <>
    <link href={brand.icon?.src ?? icon} rel="icon" type={brand.icon?.type ?? 'image/svg+xml'} />
    <meta content={themeColors.light} name="theme-color" />
    {/* In development there is no build to write these files. */}
    {import.meta.env.PROD && (
      <>
        <link href={manifestPath(store)} rel="manifest" />
        <link href={brand.touchIcon ?? touchIconPath} rel="apple-touch-icon" />
      </>
    )}
  </>
);

const never = () => () => undefined;

/**
 * Whether this is the page as rendered by the server. A page rendered again on the device contains no inline
 * scripts: they have already run, and the page's policy would block them.
 */
const useIsServers = (): boolean => {
  const isTakenOver = useSyncExternalStore(
    never,
    () => false,
    () => true,
  );
  return useState(isTakenOver)[0];
};

/** Where no store could be loaded, nothing is known of the shop. */
const noBrand: Partial<FrameBrand> = {};

/** The shop's look, which only the server writes into a page, so that no browser needs the code for it. */
const useBrand = (store: StoreCode): Partial<FrameBrand> =>
  useRouteLoaderData<StoreFrameData>(storeRouteId(store))?.brand ?? noBrand;

const servedStyle = import.meta.env.SSR ? '' : document.documentElement.style.cssText;

/** Keeps the look that the server wrote also when a page is rendered again on the device. */
const useServedStyle = (): void => {
  useEffect(() => {
    document.documentElement.style.cssText ||= servedStyle;
  }, []);
};

export const Layout = ({ children }: { children: ReactNode }) => {
  const { code, locale, direction, script } = storeOfPath(useLocation().pathname);
  const isServers = useIsServers();
  // oxlint-disable-next-line react/rules-of-hooks -- a build is either the server's or the browser's
  const brand = import.meta.env.SSR ? useBrand(code) : noBrand;
  useServedStyle();
  return (
    // The inline scripts add attributes before React hydrates the page.
    <html
      dir={direction}
      lang={locale}
      style={import.meta.env.SSR ? brandStyle(brand) : undefined}
      suppressHydrationWarning
    >
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
        {script === 'Arab' && <FontPreload href={arabicFont} />}
        <FontPreload href={latinFont} />
        {import.meta.env.SSR && <AppHead brand={brand} store={code} />}
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
