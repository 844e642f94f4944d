type Container = {
  getRegistration: () => Promise<{ unregister: () => Promise<unknown> } | undefined>;
};

const isScript = (response: Response): boolean =>
  response.ok && (response.headers.get('content-type') ?? '').includes('javascript');

/**
 * In development: removes a worker whose file is missing, or no script, such as that of a built shop that ran at this
 * address before and would answer in place of the pages being worked on (spec 2 §8). Returns whether one was removed.
 */
export const checkWorker = async (
  container: Container,
  address: string,
  ask: (address: string) => Promise<Response> = (asked) => fetch(asked, { cache: 'no-store' }),
): Promise<boolean> => {
  const response = await ask(address).catch(() => null);
  // Without an answer nothing is known of the file.
  if (response === null || isScript(response)) return false;
  const registration = await container.getRegistration();
  await registration?.unregister();
  return registration !== undefined;
};
