import { search } from '@dijla/messages/ar/search';
import { shell } from '@dijla/messages/ar/shell';
import { storeRoute } from '../store-route.tsx';

export { clientLoader, shouldRevalidate } from '../store-client-loader.ts';
export { loader } from '../store-loader.ts';
export default storeRoute('ar', { shell, search });
