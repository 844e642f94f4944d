import { shell } from '@dijla/messages/en/shell';
import { storeRoute } from '../store-route.tsx';

export { clientLoader, loader, shouldRevalidate } from '../store-loaders.ts';
export default storeRoute('en', shell);
