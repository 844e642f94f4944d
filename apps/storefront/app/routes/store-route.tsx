import type { shell } from '@dijla/messages/en/shell';
import { Outlet, useLoaderData } from 'react-router';
import { StoreFrame } from '../features/store-frame/store-frame.tsx';
import { StoreProvider } from '../i18n/store-context.ts';
import { type StoreCode, storeViews } from '../i18n/store-views.ts';
import { TextsProvider } from '../i18n/texts.tsx';
import { FrameProvider, type StoreFrameData } from '../shop/frame-context.ts';
import { useOfflineCopies } from './use-offline-copies.ts';

/** The route of a whole store: its language, its menu, and the frame around every page. */
export const storeRoute = (code: StoreCode, texts: typeof shell) => {
  const shellTexts = { shell: texts };
  const StoreRoute = () => {
    const frame = useLoaderData<StoreFrameData>();
    useOfflineCopies(code, frame.menu);
    return (
      <StoreProvider value={storeViews[code]}>
        <TextsProvider texts={shellTexts}>
          <FrameProvider value={frame}>
            <StoreFrame>
              <Outlet />
            </StoreFrame>
          </FrameProvider>
        </TextsProvider>
      </StoreProvider>
    );
  };
  return StoreRoute;
};
