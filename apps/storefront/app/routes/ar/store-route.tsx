import { search } from '@dijla/messages/ar/listing/search';
import { shell } from '@dijla/messages/ar/shell';
import { storeRoute } from '../store-route.tsx';

export { clientLoader, shouldRevalidate } from '../loading/store-client-loader.ts';
export { loader } from '../loading/store-loader.ts';
export default storeRoute('ar', { shell, search });
