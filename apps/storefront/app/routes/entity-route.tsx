import { onDevice } from './loading/on-device.ts';
import { onServer } from './loading/on-server.ts';
import { loadEntity } from './loading/load-entity.ts';

export { EntityPage as default } from './entity-page.tsx';
export const loader = onServer(loadEntity);
export const clientLoader = onDevice(
  async () => (await import('./loading/load-entity-on-device.ts')).loadEntityOnDevice,
);
