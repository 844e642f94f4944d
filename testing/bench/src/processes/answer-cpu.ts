export type MeasuredServer = {
  port: number;
  /** What the start took. */ startedMs?: number;
  stop?: () => Promise<void>;
};

/** Tells whoever started this process that it listens, and, each time it asks, the microseconds of processor time so far. */
export const answerCpu = ({ port, startedMs = 0, stop = async () => undefined }: MeasuredServer): void => {
  process.on('message', (message) => {
    if (message !== 'cpu') return;
    const { user, system } = process.cpuUsage();
    process.send?.({ cpu: user + system });
  });
  process.on('disconnect', () => void stop().finally(() => process.exit(0)));
  process.send?.({ port, startedMs });
};
