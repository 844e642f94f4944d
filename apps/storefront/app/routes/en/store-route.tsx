import { search } from '@dijla/messages/en/search';
import { shell } from '@dijla/messages/en/shell';
import { storeRoute } from '../store-route.tsx';

export { clientLoader, shouldRevalidate } from '../store-client-loader.ts';
export { loader } from '../store-loader.ts';
export default storeRoute('en', { shell, search });
