export type TurnBounds = {
  /** Maximum number of turns at the same time. */
  atOnce: number;
  /** Maximum number of waiting requests, and how long each waits (ms). */
  waitingAtMost: number;
  patienceMs: number;
  /** Limits of one caller for both, so that no caller takes everything. Unlimited by default. */
  atOnceOfOne?: number;
  waitingOfOneAtMost?: number;
};

type EndTurn = () => void;

export type Turns = { take: (gone: AbortSignal, caller?: string) => Promise<EndTurn | null> };

/** One caller's number of running turns, and its waiting requests. */
type Line = { running: number; waiting: ((turn: EndTurn) => void)[] };

/**
 * Hands out turns, rotating among callers and serving each caller's requests in order of arrival. The
 * returned function ends the turn and may be called more than once. Resolves to null when the queue or the
 * caller's share of it is full, when the wait takes too long, or when the client disconnects.
 */
export const turnsOf = ({
  atOnce,
  waitingAtMost,
  patienceMs,
  atOnceOfOne = atOnce,
  waitingOfOneAtMost = waitingAtMost,
}: TurnBounds): Turns => {
  let [free, waiting] = [atOnce, 0];
  /** Ordered by which caller is served next. */
  const lines = new Map<string, Line>();

  const lineOf = (caller: string): Line => {
    const line = lines.get(caller) ?? { running: 0, waiting: [] };
    lines.set(caller, line);
    return line;
  };

  const forgetIdle = (caller: string, { running, waiting }: Line): void => {
    if (running === 0 && waiting.length === 0) lines.delete(caller);
  };

  const begin = (caller: string, line: Line): EndTurn => {
    free -= 1;
    line.running += 1;
    // A caller that gets a turn moves to the end.
    lines.delete(caller);
    lines.set(caller, line);
    let isEnded = false;
    return () => {
      if (isEnded) return;
      isEnded = true;
      free += 1;
      line.running -= 1;
      forgetIdle(caller, line);
      serveNext();
    };
  };

  const serveNext = (): void => {
    const next =
      free > 0
        ? lines.entries().find(([, line]) => line.waiting.length > 0 && line.running < atOnceOfOne)
        : undefined;
    if (next !== undefined) next[1].waiting.shift()?.(begin(...next));
  };

  const inLine = (gone: AbortSignal, caller: string, line: Line): Promise<EndTurn | null> =>
    new Promise((resolve) => {
      const settle = (given: EndTurn | null) => {
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
    take: async (gone, caller = '') => {
      if (gone.aborted) return null;
      const line = lineOf(caller);
      if (free > 0 && line.running < atOnceOfOne) return begin(caller, line);
      if (waiting < waitingAtMost && line.waiting.length < waitingOfOneAtMost)
        return inLine(gone, caller, line);
      forgetIdle(caller, line);
      return null;
    },
  };
};
