// @chunk shell
import { type ComponentType, type ReactNode, useEffect, useRef, useState } from 'react';
import { useLocation, useNavigation } from 'react-router';
import { useStoreView } from '../../i18n/store-context.ts';
import { useTexts } from '../../i18n/texts.tsx';
import { closePanel, type Panel, useOpenPanel } from '../../shop/page/panels.ts';
import { minimalLayoutMark, useIsServerFailure } from '../../shop/page/server-failure.ts';
import { afterFirstLook } from './after-first-look.ts';
import { CheckoutHeader } from './header/checkout-header.tsx';
import { CategoryMenu, Companions, Footer, MinimalHeader, settingsPanel } from './frame-parts.tsx';
import { Header } from './header/header.tsx';
import { type Layout, layoutOf } from './layout-of.ts';
import { PageArea } from './page-placeholder.tsx';
import { TabBar } from './tab-bar.tsx';
import { useRememberedStore } from './header/use-remembered-store.ts';

/** A panel is open as long as it is rendered; it calls `onClose` to be closed. */
type PanelPart = ComponentType<{ onClose: () => void }>;

export type StoreFrameProps = {
  /** The search field of the header. */
  search: ReactNode;
  /** Panels of other features by name; the frame has categories and settings itself. */
  panels?: Partial<Record<Panel, PanelPart>>;
  children: ReactNode;
};

/** A thin progress line along the top edge, shown only after a noticeable wait. */
const Waiting = () =>
  useNavigation().state === 'loading' ? (
    <div className="fixed inset-x-0 top-0 z-50 h-1 animate-[appear_1.2s_300ms_backwards] bg-accent" />
  ) : null;

/** The open panel, one at a time; a navigation closes it. */
const OpenPanel = ({ panels }: Pick<StoreFrameProps, 'panels'>) => {
  const open = useOpenPanel();
  const { key } = useLocation();
  const shownAt = useRef(key);
  useEffect(() => {
    if (shownAt.current !== key) closePanel();
    shownAt.current = key;
  }, [key]);
  const Part = open === null ? undefined : open === 'settings' ? settingsPanel.Part : panels?.[open];
  return Part === undefined ? null : <Part onClose={() => closePanel(open ?? undefined)} />;
};

/** Mounted after hydration, when the first look is over. */
const LateCompanions = () => {
  const [isSettled, setSettled] = useState(false);
  useEffect(() => void afterFirstLook().then(() => setSettled(true)), []);
  return isSettled && <Companions />;
};

// Constant elements: an update before their code has loaded would make React discard the server's HTML.
const footer = <Footer />;
const categoryMenu = <CategoryMenu />;

/** The header of each layout of spec 1 §2 that the frame supports. */
const headers = {
  default: Header,
  checkout: CheckoutHeader,
  minimal: MinimalHeader,
  empty: null,
  'native-app': null,
} as const satisfies Record<Layout, unknown>;

const useLayout = (): Layout => {
  const { code } = useStoreView();
  const layout = layoutOf(code, useLocation().pathname);
  return useIsServerFailure() ? 'minimal' : layout;
};

/**
 * Header, page, footer, tab bar and panels of a store. The checkout has a reduced header and no footer or
 * tab bar; an error page has only the minimal header, and some pages have nothing around them.
 */
export const StoreFrame = ({ search, panels, children }: StoreFrameProps) => {
  const texts = useTexts('shell');
  const { code } = useStoreView();
  const layout = useLayout();
  const FrameHeader = headers[layout];
  useRememberedStore(code);
  return (
    <div className="flex min-h-dvh flex-col" {...(layout === 'minimal' && { [minimalLayoutMark]: '' })}>
      <a
        className="sr-only z-50 rounded-card bg-surface focus:not-sr-only focus:fixed focus:start-3 focus:top-3 focus:px-4 focus:py-3"
        href="#content"
      >
        {texts.skipToContent}
      </a>
      <Waiting />
      {FrameHeader !== null && <FrameHeader search={search} />}
      <main className="flex-1 pb-10" id="content" tabIndex={-1}>
        <PageArea>{children}</PageArea>
      </main>
      {layout === 'default' && (
        <>
          {footer}
          <TabBar />
          {categoryMenu}
        </>
      )}
      {layout !== 'minimal' && <LateCompanions />}
      <OpenPanel panels={panels} />
    </div>
  );
};
