import { fetchScreen, screensFor } from './entity-screens.ts';
import { type EntityView, loadEntity, loadProductEntity } from './load-entity.ts';
import type { LoadPage } from './load-page.ts';
import { routeLock } from './route-lock.ts';

const inTurn = routeLock();
const never = new AbortController().signal;

/** A load with the screens that will show what it finds: both are there before the address changes. */
const withScreens =
  (load: LoadPage<EntityView>): LoadPage<EntityView> =>
  (source, address) => {
    const { signal = never } = address;
    return inTurn(signal, async () => {
      const entity = await load(source, address);
      // Whoever went elsewhere meanwhile needs none.
      signal.throwIfAborted();
      await Promise.all(screensFor(entity).map((kind) => fetchScreen(kind, source.store.language)));
      return entity;
    });
  };

export const loadEntityOnDevice = withScreens(loadEntity);
export const loadProductOnDevice = withScreens(loadProductEntity);
