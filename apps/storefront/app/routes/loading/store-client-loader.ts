// @chunk shell
import type { ClientLoaderFunctionArgs } from 'react-router';
import { storeOfPath } from '../../i18n/store-of-path.ts';
import type { StoreFrameData } from '../../shop/page/frame-context.ts';

/** The frame comes with the first page; only a change of store without a page load asks for it, so its code waits until then. */
export const clientLoader = async ({ request }: ClientLoaderFunctionArgs): Promise<StoreFrameData> => {
  const { origin, pathname } = new URL(request.url);
  const [{ loadFrame }, { deviceSource }] = await Promise.all([
    import('../../features/store-frame/load-frame.ts'),
    import('../../offline/device-source.ts'),
  ]);
  return loadFrame(deviceSource(storeOfPath(pathname).code), origin);
};

/** The frame stays as it came with the first page. */
export const shouldRevalidate = (): boolean => false;
