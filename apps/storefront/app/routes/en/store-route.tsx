import { search } from '@dijla/messages/en/listing/search';
import { shell } from '@dijla/messages/en/shell';
import { storeRoute } from '../store-route.tsx';

export { clientLoader, shouldRevalidate } from '../loading/store-client-loader.ts';
export { loader } from '../loading/store-loader.ts';
export default storeRoute('en', { shell, search });
