// @chunk shell
import { type ComponentType, type ReactNode, useEffect, useRef, useState } from 'react';
import { useLocation, useNavigation } from 'react-router';
import { useStoreView } from '../../i18n/store-context.ts';
import { useTexts } from '../../i18n/texts.tsx';
import { paths } from '../../paths.ts';
import { closePanel, type Panel, useOpenPanel } from '../../shop/page/panels.ts';
import { minimalLayoutMark, useIsServerFailure } from '../../shop/page/server-failure.ts';
import { afterFirstLook } from './after-first-look.ts';
import { CheckoutHeader } from './header/checkout-header.tsx';
import { CategoryMenu, Companions, Footer, MinimalHeader, settingsPanel } from './frame-parts.tsx';
import { Header } from './header/header.tsx';
import { PagePlaceholder } from './page-placeholder.tsx';
import { TabBar } from './tab-bar.tsx';
import { useRememberedStore } from './header/use-remembered-store.ts';

/** A panel is there as long as it is rendered, and says when it wants to go. */
export type PanelPart = ComponentType<{ onClose: () => void }>;

export type StoreFrameProps = {
  /** The search field of the header. */
  search: ReactNode;
  /** Panels of other features by their names; categories and settings are the frame's own. */
  panels?: Partial<Record<Panel, PanelPart>>;
  children: ReactNode;
};

/** A thread of accent along the top edge, only once a page has kept the shopper waiting. */
const Waiting = () =>
  useNavigation().state === 'loading' ? (
    <div className="fixed inset-x-0 top-0 z-50 h-1 animate-[appear_1.2s_300ms_backwards] bg-accent" />
  ) : null;

/** The panel that is open, one at a time; a new page closes it. */
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

/** Comes once the page lives and the first look is over. */
const LateCompanions = () => {
  const [isSettled, setSettled] = useState(false);
  useEffect(() => void afterFirstLook().then(() => setSettled(true)), []);
  return isSettled && <Companions />;
};

// The same elements at each rendering: until their code has come, React must not be asked to render them anew, or it would drop the server's.
const footer = <Footer />;
const categoryMenu = <CategoryMenu />;

/** What stands above the page in each layout of spec 1 §2 that the frame knows. */
const headers = {
  default: Header,
  checkout: CheckoutHeader,
  minimal: MinimalHeader,
} as const;

const useLayout = (): keyof typeof headers => {
  const { code } = useStoreView();
  const path = useLocation().pathname.replace(/\/$/, '');
  if (useIsServerFailure() || path === paths.error(code)) return 'minimal';
  return path === paths.checkout(code) ? 'checkout' : 'default';
};

/** Header, page, footer, tab bar and panels of a store; the checkout has a calm header and nothing else around it, an error page only the ways out. */
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
      <FrameHeader search={search} />
      <main className="flex-1 pb-10" id="content" tabIndex={-1}>
        <PagePlaceholder>{children}</PagePlaceholder>
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
