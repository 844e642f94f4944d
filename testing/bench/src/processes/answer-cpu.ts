export type MeasuredServer = {
  port: number;
  /** Duration of the start in milliseconds. */ startedMs?: number;
  stop?: () => Promise<void>;
};

/**
 * Tells the parent process that this one is listening, and answers each of its requests with the CPU
 * microseconds used so far.
 */
export const answerCpu = ({ port, startedMs = 0, stop = async () => undefined }: MeasuredServer): void => {
  process.on('message', (message) => {
    if (message !== 'cpu') return;
    const { user, system } = process.cpuUsage();
    process.send?.({ cpu: user + system });
  });
  process.on('disconnect', () => void stop().finally(() => process.exit(0)));
  process.send?.({ port, startedMs });
};
