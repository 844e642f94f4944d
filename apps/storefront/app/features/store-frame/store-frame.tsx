import type { ReactNode } from 'react';
import { useNavigation } from 'react-router';
import { useStoreView } from '../../i18n/store-context.ts';
import { useTexts } from '../../i18n/texts.tsx';
import { CategorySheet } from './category-sheet.tsx';
import { Header } from './header.tsx';
import { Footer } from './footer.tsx';
import { TabBar } from './tab-bar.tsx';
import { Toasts } from './toasts.tsx';
import { useRememberedStore } from './use-remembered-store.ts';

/** A thread of accent along the top edge, only once a page has kept the shopper waiting. */
const Waiting = () =>
  useNavigation().state === 'loading' ? (
    <div className="fixed inset-x-0 top-0 z-50 h-1 animate-[appear_1.2s_300ms_backwards] bg-accent" />
  ) : null;

/** Header, page, footer and tab bar of a store. */
export const StoreFrame = ({ children }: { children: ReactNode }) => {
  const texts = useTexts('shell');
  useRememberedStore(useStoreView().code);
  return (
    <div className="flex min-h-dvh flex-col">
      <a className="sr-only z-50 rounded-card bg-surface focus:not-sr-only focus:fixed focus:start-3 focus:top-3 focus:px-4 focus:py-3" href="#content">
        {texts.skipToContent}
      </a>
      <Waiting />
      <Header />
      <main className="flex-1 pb-10" id="content" tabIndex={-1}>
        {children}
      </main>
      <Footer />
      <TabBar />
      <CategorySheet />
      <Toasts />
    </div>
  );
};
