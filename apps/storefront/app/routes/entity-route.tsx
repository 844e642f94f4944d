import { onDevice } from './on-device.ts';
import { onServer } from './on-server.ts';
import { loadEntity } from './load-entity.ts';

export { EntityPage as default } from './entity-page.tsx';
export const loader = onServer(loadEntity);
export const clientLoader = onDevice(async () => (await import('./load-entity-on-device.ts')).loadEntityOnDevice);
