import { fetchScreen, screensFor } from './entity-screens.ts';
import { type EntityView, loadEntity, loadProductEntity } from './load-entity.ts';
import type { LoadPage } from './load-page.ts';
import { routeLock } from './route-lock.ts';

const inTurn = routeLock();
const never = new AbortController().signal;

/** Wraps a load so that the screens of the entity it finds are also loaded before the address changes. */
const withScreens =
  (load: LoadPage<EntityView>): LoadPage<EntityView> =>
  (source, address) => {
    const { signal = never } = address;
    return inTurn(signal, async () => {
      const entity = await load(source, address);
      // No screen is needed if the shopper has navigated elsewhere meanwhile.
      signal.throwIfAborted();
      await Promise.all(screensFor(entity).map((kind) => fetchScreen(kind, source.store.language)));
      return entity;
    });
  };

export const loadEntityOnDevice = withScreens(loadEntity);
export const loadProductOnDevice = withScreens(loadProductEntity);
