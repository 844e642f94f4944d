import type { ClientLoaderFunctionArgs, LoaderFunctionArgs } from 'react-router';
import { loadMenu } from '../features/store-frame/load-menu.ts';
import { storeOfPath } from '../i18n/store-of-path.ts';
import { deviceSource } from '../offline/device-source.ts';
import { pageContext } from '../server/load-context.ts';
import type { StoreFrameData } from '../shop/frame-context.ts';

export const loader = async ({ context }: LoaderFunctionArgs): Promise<StoreFrameData> => {
  const { source, publicUrl } = context.get(pageContext);
  return { publicUrl, menu: await loadMenu(source) };
};

export const clientLoader = async ({ request }: ClientLoaderFunctionArgs): Promise<StoreFrameData> => {
  const { origin, pathname } = new URL(request.url);
  return { publicUrl: origin, menu: await loadMenu(deviceSource(storeOfPath(pathname).code)) };
};

/** The frame stays as it came with the first page. */
export const shouldRevalidate = (): boolean => false;
