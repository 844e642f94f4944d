/**
 * Returns a function that calls `ask` at most once within `milliseconds` and shares its result. After a
 * failure, the next call asks again.
 */
export const rememberedFor = <T>(
  milliseconds: number,
  now: () => number,
  ask: () => Promise<T>,
): (() => Promise<T>) => {
  let last: { at: number; answer: Promise<T> } | undefined;
  return () => {
    const at = now();
    if (last !== undefined && last.at <= at && at < last.at + milliseconds) return last.answer;
    const answer = ask();
    last = { at, answer };
    answer.catch(() => {
      if (last?.answer === answer) last = undefined;
    });
    return answer;
  };
};
