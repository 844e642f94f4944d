import { fetchScreen, screensFor } from './entity-screens.ts';
import { type EntityView, loadEntity, loadProductEntity } from './load-entity.ts';
import type { LoadPage } from './load-page.ts';

/** A load with the screens that will show what it finds: both are there before the address changes. */
const withScreens = (load: LoadPage<EntityView>): LoadPage<EntityView> => async (source, address) => {
  const entity = await load(source, address);
  await Promise.all(screensFor(entity).map((kind) => fetchScreen(kind, source.store.language)));
  return entity;
};

export const loadEntityOnDevice = withScreens(loadEntity);
export const loadProductOnDevice = withScreens(loadProductEntity);
