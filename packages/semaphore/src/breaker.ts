/** Says for a while that somebody is not to be asked, once that failed several times in a row. */
export type Breaker = {
  /** Whether it may be asked: of a gateway, whether its method may be offered. */
  isClosed: () => boolean;
  /** Runs a call and counts how it ends; throws without calling while the breaker is open. */
  call: <Answer>(work: () => Promise<Answer>) => Promise<Answer>;
};

type Rule = {
  /** Failures in a row that open it. */
  failures: number;
  openMs: number;
  now: () => number;
  /** Whether an error says that who was asked works and has refused. */
  isAnswer: (error: unknown) => boolean;
  /** Called when it opens, with the instant until which it is, and with null when there is an answer again. */
  onTurn?: (openUntil: number | null) => void;
};

/**
 * Returns the breaker of one gateway (spec 4 §8 rule 9), store of pictures or cache, which each process keeps for
 * itself. After the pause one failure opens it again.
 */
export const breakerOf = ({ failures, openMs, now, isAnswer, onTurn }: Rule): Breaker => {
  let [inARow, openUntil] = [0, 0];
  const answered = (): void => {
    if (openUntil > 0) onTurn?.(null);
    [inARow, openUntil] = [0, 0];
  };
  const failed = (): void => {
    inARow += 1;
    if (inARow < failures) return;
    openUntil = now() + openMs;
    onTurn?.(openUntil);
  };
  const isClosed = () => now() >= openUntil;
  return {
    isClosed,
    call: async (work) => {
      if (!isClosed()) throw new Error('it failed several times and is not asked for a while');
      try {
        const answer = await work();
        answered();
        return answer;
      } catch (error) {
        if (isAnswer(error)) answered();
        else failed();
        throw error;
      }
    },
  };
};
