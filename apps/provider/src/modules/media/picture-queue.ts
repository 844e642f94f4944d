import { fairSemaphore } from '@dijla/semaphore/fair-semaphore';

/** Network of the client that requests a picture, and a signal for its disconnection. */
export type PictureCaller = { network: string; gone: () => AbortSignal };

type Bounds = {
  atOnce: number;
  waitingAtMost: number;
  waitingOfOneAtMost: number;
  patienceMs: number;
  /** Number of waiting pictures from which one that is not stored is refused instead of queued. */
  waitingForPassingAtMost: number;
};

type Wanted = { name: string; isPassing: boolean; caller: PictureCaller };

/**
 * A network's place in the queue for one picture, shared by all of its requests until the last one is
 * aborted.
 */
type Place = { requests: number; leaving: AbortController; picture: Promise<Buffer | 'full'> };

export type PictureQueue = {
  /**
   * Renders the picture when its turn comes. Resolves to 'full' when too many are waiting, or when every
   * client has disconnected.
   */
  run: (wanted: Wanted, make: () => Promise<Buffer>) => Promise<Buffer | 'full'>;
  isIdle: () => boolean;
};

/** Permits to render, with a count of those that wait for one or have one. */
const renderPermits = ({ waitingForPassingAtMost, ...bounds }: Bounds) => {
  const semaphore = fairSemaphore(bounds);
  let [waiting, running] = [0, 0];
  const withPermit = async (
    { isPassing, caller }: Wanted,
    gone: AbortSignal,
    make: () => Promise<Buffer>,
  ): Promise<Buffer | 'full'> => {
    if (isPassing && waiting >= waitingForPassingAtMost) return 'full';
    waiting += 1;
    const release = await semaphore.acquire(gone, caller.network);
    waiting -= 1;
    if (release === null) return 'full';
    running += 1;
    try {
      return await make();
    } finally {
      running -= 1;
      release();
    }
  };
  return { withPermit, isIdle: () => waiting + running === 0 };
};

/**
 * Renders a few pictures at once, rotating among networks. A network has one place for each picture it
 * requests.
 */
export const pictureQueue = (bounds: Bounds): PictureQueue => {
  const { withPermit, isIdle } = renderPermits(bounds);
  const places = new Map<string, Place>();

  const standIn = (key: string, wanted: Wanted, make: () => Promise<Buffer>): Place => {
    const leaving = new AbortController();
    const place: Place = {
      requests: 0,
      leaving,
      picture: withPermit(wanted, leaving.signal, make).finally(() => forget(key, place)),
    };
    places.set(key, place);
    return place;
  };

  const forget = (key: string, place: Place): void => {
    if (places.get(key) === place) places.delete(key);
  };

  return {
    run: (wanted, make) => {
      const gone = wanted.caller.gone();
      if (gone.aborted) return Promise.resolve('full');
      const key = `${wanted.caller.network} ${wanted.name}`;
      const place = places.get(key) ?? standIn(key, wanted, make);
      place.requests += 1;
      const leave = () => {
        place.requests -= 1;
        if (place.requests > 0) return;
        forget(key, place);
        place.leaving.abort();
      };
      gone.addEventListener('abort', leave, { once: true });
      return place.picture.finally(() => gone.removeEventListener('abort', leave));
    },
    isIdle,
  };
};
