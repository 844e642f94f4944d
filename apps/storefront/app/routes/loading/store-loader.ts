import type { LoaderFunctionArgs } from 'react-router';
import { loadFrame } from '../../features/store-frame/load-frame.ts';
import { pageContext } from '../../server/load-context.ts';
import type { StoreFrameData } from '../../shop/page/frame-context.ts';

/**
 * Loads the frame of a store view's pages on the server. Its counterpart for the device is a separate module
 * that is imported on demand.
 */
export const loader = ({ context }: LoaderFunctionArgs): Promise<StoreFrameData> => {
  const { source, publicUrl } = context.get(pageContext);
  return loadFrame(source, publicUrl);
};
