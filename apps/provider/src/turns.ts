export type TurnBounds = {
  /** How many have their turn at the same time. */
  atOnce: number;
  /** How many more may stand in line, and for how long (ms). */
  waitingAtMost: number;
  patienceMs: number;
};

type EndTurn = () => void;

/**
 * Hands out turns in the order they are asked for; whoever has one ends it, once or more often. Null when the line is too long or too slow,
 * or when whoever asked has gone.
 */
export const turnsOf = ({ atOnce, waitingAtMost, patienceMs }: TurnBounds): { take: (gone: AbortSignal) => Promise<EndTurn | null> } => {
  let free = atOnce;
  const waiting: ((turn: EndTurn) => void)[] = [];

  const turn = (): EndTurn => {
    let isEnded = false;
    return () => {
      if (isEnded) return;
      isEnded = true;
      const next = waiting.shift();
      if (next === undefined) free += 1;
      else next(turn());
    };
  };

  const inLine = (gone: AbortSignal): Promise<EndTurn | null> =>
    new Promise((resolve) => {
      const settle = (given: EndTurn | null) => {
        clearTimeout(patience);
        gone.removeEventListener('abort', leave);
        resolve(given);
      };
      const leave = () => {
        waiting.splice(waiting.indexOf(settle), 1);
        settle(null);
      };
      const patience = setTimeout(leave, patienceMs);
      gone.addEventListener('abort', leave);
      waiting.push(settle);
    });

  return {
    take: async (gone) => {
      if (gone.aborted) return null;
      if (free > 0) {
        free -= 1;
        return turn();
      }
      return waiting.length < waitingAtMost ? inLine(gone) : null;
    },
  };
};
