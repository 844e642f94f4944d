import { loadProductEntity } from './load-entity.ts';
import { onDevice } from './on-device.ts';
import { onServer } from './on-server.ts';

export { EntityPage as default } from './entity-page.tsx';
export const loader = onServer(loadProductEntity);
export const clientLoader = onDevice(async () => (await import('./load-entity-on-device.ts')).loadProductOnDevice);
