import { fetchScreen } from './entity-screens.ts';
import { type EntityView, loadEntity } from './load-entity.ts';
import type { LoadPage } from './load-page.ts';

/** `loadEntity` with the screen that will show it: both are there before the address changes. */
export const loadEntityOnDevice: LoadPage<EntityView> = async (source, address) => {
  const entity = await loadEntity(source, address);
  await fetchScreen(entity.kind, source.store.language);
  return entity;
};
