export type TurnBounds = {
  /** How many have their turn at the same time. */
  atOnce: number;
  /** How many more may stand in line, and for how long (ms). */
  waitingAtMost: number;
  patienceMs: number;
  /** The share of one caller in both, so that nobody takes all of it; everything when not given. */
  atOnceOfOne?: number;
  waitingOfOneAtMost?: number;
};

type EndTurn = () => void;

export type Turns = { take: (gone: AbortSignal, caller?: string) => Promise<EndTurn | null> };

/** What one caller has running, and who of it waits. */
type Line = { running: number; waiting: ((turn: EndTurn) => void)[] };

/**
 * Hands out turns: callers in rotation, the requests of one caller in the order they came. Whoever has a turn ends it, once or more often. Null
 * when the line, or the caller's share of it, is too long or too slow, or when whoever asked has gone.
 */
export const turnsOf = ({
  atOnce,
  waitingAtMost,
  patienceMs,
  atOnceOfOne = atOnce,
  waitingOfOneAtMost = waitingAtMost,
}: TurnBounds): Turns => {
  let [free, waiting] = [atOnce, 0];
  /** In the order in which callers are served next. */
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
    // Whoever has had a turn is served after all others.
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
