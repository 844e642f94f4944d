import { loadProductEntity } from './loading/load-entity.ts';
import { onDevice } from './loading/on-device.ts';
import { onServer } from './loading/on-server.ts';

export { EntityPage as default } from './entity-page.tsx';
export const loader = onServer(loadProductEntity);
export const clientLoader = onDevice(
  async () => (await import('./loading/load-entity-on-device.ts')).loadProductOnDevice,
);
