export type MeasuredServer = {
  port: number;
  /** Duration of the start in milliseconds. */ startedMs?: number;
  stop?: () => Promise<void>;
};

/** Collects garbage, twice for what is freed only after the first time, and returns the bytes of the heap that are left. */
const heapBytes = async (): Promise<number> => {
  const { gc } = globalThis;
  if (gc === undefined) throw new Error('This needs --expose-gc');
  for (let time = 0; time < 2; time += 1) await gc({ type: 'major', execution: 'async' });
  return process.memoryUsage().heapUsed;
};

/**
 * Tells the parent process that this one is listening, and answers each of its requests: with the CPU
 * microseconds used so far, or the bytes of its heap.
 */
export const answerCpu = ({ port, startedMs = 0, stop = async () => undefined }: MeasuredServer): void => {
  process.on('message', (message) => {
    if (message === 'heap') void heapBytes().then((heap) => process.send?.({ heap }));
    if (message !== 'cpu') return;
    const { user, system } = process.cpuUsage();
    process.send?.({ cpu: user + system });
  });
  process.on('disconnect', () => void stop().finally(() => process.exit(0)));
  process.send?.({ port, startedMs });
};
