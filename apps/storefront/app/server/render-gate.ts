/** Says that too many pages are being made already; recognised by its tag. */
export type Busy = Error & { tag: 'busy' };

export const isBusy = (error: unknown): error is Busy => error instanceof Error && 'tag' in error && error.tag === 'busy';

/**
 * Lets so many renders run at once and so many wait; whoever comes after is refused at once rather than served after everybody gave up.
 */
export const renderGate = ({ atOnce, waiting }: { atOnce: number; waiting: number }) => {
  let running = 0;
  const queue: (() => void)[] = [];
  return async <T>(render: () => Promise<T>): Promise<T> => {
    if (running >= atOnce) {
      if (queue.length >= waiting) throw Object.assign(new Error('Too many pages are being made'), { tag: 'busy' as const });
      await new Promise<void>((resolve) => queue.push(resolve));
    } else {
      running += 1;
    }
    try {
      return await render();
    } finally {
      const next = queue.shift();
      if (next) next();
      else running -= 1;
    }
  };
};
