import type { LoaderFunctionArgs } from 'react-router';
import { loadFrame } from '../../features/store-frame/load-frame.ts';
import { pageContext } from '../../server/load-context.ts';
import type { StoreFrameData } from '../../shop/page/frame-context.ts';

/** The frame of a store's pages; apart from its twin on the device, whose code waits until it is needed. */
export const loader = ({ context }: LoaderFunctionArgs): Promise<StoreFrameData> => {
  const { source, publicUrl } = context.get(pageContext);
  return loadFrame(source, publicUrl);
};
