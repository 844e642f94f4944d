import type { ClientLoaderFunctionArgs, LoaderFunctionArgs } from 'react-router';
import { loadMenu } from '../features/store-frame/load-menu.ts';
import { loadPageLinks } from '../features/store-frame/load-page-links.ts';
import type { CatalogueSource } from '../catalogue-source.ts';
import { storeOfPath } from '../i18n/store-of-path.ts';
import { deviceSource } from '../offline/device-source.ts';
import { pageContext } from '../server/load-context.ts';
import type { StoreFrameData } from '../shop/frame-context.ts';

const loadFrame = async (source: CatalogueSource, publicUrl: string): Promise<StoreFrameData> => {
  const [menu, pages] = await Promise.all([loadMenu(source), loadPageLinks(source)]);
  return { publicUrl, menu, pages };
};

export const loader = async ({ context }: LoaderFunctionArgs): Promise<StoreFrameData> => {
  const { source, publicUrl } = context.get(pageContext);
  return loadFrame(source, publicUrl);
};

export const clientLoader = async ({ request }: ClientLoaderFunctionArgs): Promise<StoreFrameData> => {
  const { origin, pathname } = new URL(request.url);
  return loadFrame(deviceSource(storeOfPath(pathname).code), origin);
};

/** The frame stays as it came with the first page. */
export const shouldRevalidate = (): boolean => false;
