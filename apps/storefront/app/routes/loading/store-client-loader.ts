// @chunk shell
import type { ClientLoaderFunctionArgs } from 'react-router';
import { fetchOwnTexts } from '../../i18n/own-texts.ts';
import { storeOfPath } from '../../i18n/store-of-path.ts';
import type { StoreFrameData } from '../../shop/page/frame-context.ts';

/**
 * Loads the frame of a store view on the device. The first page already contains it; only a change of store
 * view without a page load needs it, so its code is imported then.
 */
export const clientLoader = async ({ request }: ClientLoaderFunctionArgs): Promise<StoreFrameData> => {
  const { origin, pathname } = new URL(request.url);
  const [{ loadFrame }, { deviceSource }] = await Promise.all([
    import('../../features/store-frame/load-frame.ts'),
    import('../../offline/device-source.ts'),
  ]);
  const frame = await loadFrame(deviceSource(storeOfPath(pathname).code), origin);
  if (frame.texts) await fetchOwnTexts();
  return frame;
};

/** The frame never changes after the first page. */
export const shouldRevalidate = (): boolean => false;
