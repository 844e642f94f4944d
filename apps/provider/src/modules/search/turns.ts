export type TurnBounds = {
  /** How many have their turn at the same time. */
  atOnce: number;
  /** How many more may stand in line, and for how long (ms). */
  waitingAtMost: number;
  patienceMs: number;
};

type EndTurn = () => void;

/** Hands out turns in the order they are asked for; whoever has one ends it, once or more often. Null when the line is too long or too slow. */
export const turnsOf = ({ atOnce, waitingAtMost, patienceMs }: TurnBounds): { take: () => Promise<EndTurn | null> } => {
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

  const inLine = (): Promise<EndTurn | null> =>
    new Promise((resolve) => {
      const taken = (given: EndTurn) => {
        clearTimeout(patience);
        resolve(given);
      };
      const patience = setTimeout(() => {
        waiting.splice(waiting.indexOf(taken), 1);
        resolve(null);
      }, patienceMs);
      waiting.push(taken);
    });

  return {
    take: async () => {
      if (free > 0) {
        free -= 1;
        return turn();
      }
      return waiting.length < waitingAtMost ? inLine() : null;
    },
  };
};
