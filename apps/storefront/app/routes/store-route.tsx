// @chunk shell
import { Outlet, useLoaderData } from 'react-router';
import { AccountPanel, useAccountPanel } from '../features/account/account-panel.tsx';
import { CartPanel, useCartPanel } from '../features/cart/cart-panel.tsx';
import { SearchField } from '../features/search/search-field.tsx';
import { StoreFrame } from '../features/store-frame/store-frame.tsx';
import { changeTexts, OwnTextsContext, ownTextsMark } from '../i18n/own-texts.ts';
import { StoreProvider } from '../i18n/store-context.ts';
import { type StoreCode, storeViews } from '@dijla/contract/store-views';
import { type Texts, TextsProvider } from '../i18n/texts.tsx';
import { FrameProvider, type StoreFrameData } from '../shop/page/frame-context.ts';
import { SearchFieldProvider } from '../shop/page/search-slot.ts';
import { useOfflineCopies } from './loading/use-offline-copies.ts';

const panels = { microcart: CartPanel, account: AccountPanel };

/** Creates the route of a store view: its language, its menu, and the frame around every page. */
export const storeRoute = (code: StoreCode, texts: Pick<Texts, 'shell' | 'search'>) => {
  const StoreRoute = () => {
    const frame = useLoaderData<StoreFrameData>();
    useOfflineCopies(code, frame.menu);
    useCartPanel(storeViews[code].language);
    useAccountPanel(storeViews[code].language);
    return (
      <StoreProvider value={storeViews[code]}>
        <OwnTextsContext value={changeTexts(frame.texts)}>
          <TextsProvider texts={texts}>
            <FrameProvider value={frame}>
              <SearchFieldProvider value={SearchField}>
                {frame.texts && <meta content="" name={ownTextsMark} />}
                <StoreFrame panels={panels} search={<SearchField id="header-search" placement="header" />}>
                  <Outlet />
                </StoreFrame>
              </SearchFieldProvider>
            </FrameProvider>
          </TextsProvider>
        </OwnTextsContext>
      </StoreProvider>
    );
  };
  return StoreRoute;
};
