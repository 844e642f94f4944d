/** Tells whoever started this process what it has spent so far, in microseconds of processor time, each time it asks. */
export const answerCpu = (port: number): void => {
  process.on('message', (message) => {
    if (message !== 'cpu') return;
    const { user, system } = process.cpuUsage();
    process.send?.({ cpu: user + system });
  });
  process.on('disconnect', () => process.exit(0));
  process.send?.({ port });
};
