export type WaitingLine = {
  /** Runs the work when its turn comes; 'full' at once when more than `longest` are waiting already. */
  run: <Result>(work: () => Promise<Result>, longest?: number) => Promise<Result | 'full'>;
  isIdle: () => boolean;
};

/** Lets so many works run at once and so many more wait. */
export const waitingLine = ({ atOnce, longest: usual }: { atOnce: number; longest: number }): WaitingLine => {
  const waiting: (() => void)[] = [];
  let running = 0;
  return {
    run: async (work, longest = usual) => {
      if (running >= atOnce) {
        if (waiting.length >= longest) return 'full';
        // Whoever ends hands its place on, so `running` stays.
        await new Promise<void>((resolve) => waiting.push(resolve));
      } else {
        running += 1;
      }
      try {
        return await work();
      } finally {
        const next = waiting.shift();
        if (next) next();
        else running -= 1;
      }
    },
    isIdle: () => running === 0,
  };
};
