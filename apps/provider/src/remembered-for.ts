/** Asks at most once in so many milliseconds, however many want to know; what failed is asked again by the next. */
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
