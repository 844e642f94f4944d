import type { FairSemaphore, Release } from '@dijla/semaphore/fair-semaphore';
import { callerHasGone, tooManyRenders } from './render-refusal.ts';

/**
 * A caller waiting for a page: the network that the request is counted under, and the signal that it has
 * disconnected.
 */
export type RenderCaller = { network: string; gone: AbortSignal };

/** A network's place in the queue for one page, shared by all its requests for that page. */
type Place = { waiting: number; leave: AbortController; hasTurn: Promise<boolean> };

export type SharedRender<Page> = {
  /** Waits for the page. Throws a `RenderRefusal` when the queue is full or the caller has disconnected. */
  join: (caller: RenderCaller) => Promise<Page>;
};

export type SharedRenderOptions<Page> = {
  /** The queue of renders; without one the render starts at once. */
  semaphore: FairSemaphore | undefined;
  /** Renders the page. The signal is aborted when nobody waits for it any more. */
  render: (abandoned: AbortSignal) => Promise<Page>;
  /** Called when the render can no longer be joined: it has ended, or nobody waits for it. */
  onEnd: () => void;
};

/**
 * Creates one render shared by all callers that wait for the same page. Each of their networks has its own
 * place in the queue, and the first to get a turn renders for all, so nobody waits behind the requests of
 * another network. If no caller is left, the render is aborted or not started.
 */
// oxlint-disable-next-line max-lines-per-function -- each step changes the same places and counts
export const sharedRender = <Page>({
  semaphore,
  render,
  onEnd,
}: SharedRenderOptions<Page>): SharedRender<Page> => {
  const finished = Promise.withResolvers<Page>();
  finished.promise.catch(() => undefined);
  const abandoned = new AbortController();
  const places = new Map<string, Place>();
  let waiting = 0;
  let hasBegun = false;

  const begin = async (release: Release): Promise<void> => {
    if (hasBegun || abandoned.signal.aborted) return release();
    hasBegun = true;
    for (const { leave } of places.values()) leave.abort(callerHasGone);
    try {
      const page = await render(abandoned.signal);
      onEnd();
      finished.resolve(page);
    } catch (error) {
      onEnd();
      finished.reject(error);
    } finally {
      release();
    }
  };

  const placeOf = (network: string, { acquire }: FairSemaphore): Place => {
    const known = places.get(network);
    if (known) return known;
    const leave = new AbortController();
    const hasTurn = acquire(leave.signal, network).then((release) => {
      if (release !== null) void begin(release);
      return hasBegun;
    });
    const place = { waiting: 0, leave, hasTurn };
    places.set(network, place);
    return place;
  };

  const pageFrom = async (place: Place | undefined): Promise<Page> => {
    if (place && !(await place.hasTurn)) throw tooManyRenders;
    return finished.promise;
  };

  const leavePlace = (network: string, place: Place): void => {
    place.waiting -= 1;
    if (place.waiting > 0) return;
    places.delete(network);
    place.leave.abort(callerHasGone);
  };

  const abandon = (): void => {
    abandoned.abort(callerHasGone);
    onEnd();
  };

  const join = async ({ network, gone }: RenderCaller): Promise<Page> => {
    if (gone.aborted) throw callerHasGone;
    const left = Promise.withResolvers<never>();
    const leave = () => left.reject(callerHasGone);
    gone.addEventListener('abort', leave, { once: true });
    if (!semaphore && !hasBegun) void begin(() => undefined);
    const place = semaphore && !hasBegun ? placeOf(network, semaphore) : undefined;
    if (place) place.waiting += 1;
    waiting += 1;
    try {
      return await Promise.race([pageFrom(place), left.promise]);
    } finally {
      gone.removeEventListener('abort', leave);
      waiting -= 1;
      if (place) leavePlace(network, place);
      if (waiting === 0) abandon();
    }
  };

  return { join };
};
