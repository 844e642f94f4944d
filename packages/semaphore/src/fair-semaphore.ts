export type SemaphoreLimits = {
  /** Number of permits: how many callers may hold one at the same time. */
  atOnce: number;
  /** Maximum number of waiting requests, and how long each waits (ms). */
  waitingAtMost: number;
  patienceMs: number;
  /** Limits of one caller for both, so that no caller takes everything. Unlimited by default. */
  atOnceOfOne?: number;
  waitingOfOneAtMost?: number;
};

/** Returns the permit. Further calls have no effect. */
export type Release = () => void;

export type FairSemaphore = { acquire: (gone: AbortSignal, caller?: string) => Promise<Release | null> };

/** Number of permits that one caller holds, and its waiting requests. */
type Line = { held: number; waiting: ((release: Release) => void)[] };

/**
 * A semaphore that hands out its permits in rotation among callers, and to one caller's requests in order of
 * arrival. `acquire` resolves to null when the queue or the caller's share of it is full, when the wait takes
 * too long, or when `gone` is aborted.
 */
// oxlint-disable-next-line max-lines-per-function -- each step changes the same counts and lines
export const fairSemaphore = ({
  atOnce,
  waitingAtMost,
  patienceMs,
  atOnceOfOne = atOnce,
  waitingOfOneAtMost = waitingAtMost,
}: SemaphoreLimits): FairSemaphore => {
  let [free, waiting] = [atOnce, 0];
  /** Ordered by which caller is served next. */
  const lines = new Map<string, Line>();

  const lineOf = (caller: string): Line => {
    const line = lines.get(caller) ?? { held: 0, waiting: [] };
    lines.set(caller, line);
    return line;
  };

  const forgetIdle = (caller: string, { held, waiting }: Line): void => {
    if (held === 0 && waiting.length === 0) lines.delete(caller);
  };

  const grant = (caller: string, line: Line): Release => {
    free -= 1;
    line.held += 1;
    // A caller that gets a permit moves to the end.
    lines.delete(caller);
    lines.set(caller, line);
    let isReleased = false;
    return () => {
      if (isReleased) return;
      isReleased = true;
      free += 1;
      line.held -= 1;
      forgetIdle(caller, line);
      serveNext();
    };
  };

  const serveNext = (): void => {
    const next =
      free > 0
        ? lines.entries().find(([, line]) => line.waiting.length > 0 && line.held < atOnceOfOne)
        : undefined;
    if (next !== undefined) next[1].waiting.shift()?.(grant(...next));
  };

  const inLine = (gone: AbortSignal, caller: string, line: Line): Promise<Release | null> =>
    new Promise((resolve) => {
      const settle = (given: Release | null) => {
        waiting -= 1;
        clearTimeout(patience);
        gone.removeEventListener('abort', leave);
        resolve(given);
      };
      const leave = () => {
        line.waiting.splice(line.waiting.indexOf(settle), 1);
        forgetIdle(caller, line);
        settle(null);
      };
      const patience = setTimeout(leave, patienceMs);
      gone.addEventListener('abort', leave);
      waiting += 1;
      line.waiting.push(settle);
    });

  return {
    acquire: async (gone, caller = '') => {
      if (gone.aborted) return null;
      const line = lineOf(caller);
      if (free > 0 && line.held < atOnceOfOne) return grant(caller, line);
      if (waiting < waitingAtMost && line.waiting.length < waitingOfOneAtMost)
        return inLine(gone, caller, line);
      forgetIdle(caller, line);
      return null;
    },
  };
};
