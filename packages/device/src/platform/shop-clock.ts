/** Storage key of the offset, for later pages. A worker has no such storage and learns the offset again. */
const key = 'dijla-clock';

const kept = (): number => {
  try {
    return Number(localStorage.getItem(key)) || 0;
  } catch {
    return 0;
  }
};

const keep = (ahead: number): void => {
  try {
    localStorage.setItem(key, String(ahead));
  } catch {
    // The offset is then known on this page only.
  }
};

/**
 * Maximum inaccuracy in milliseconds: a server cuts its date to whole seconds, and may be another second
 * late.
 */
const coarseness = 2_000;

/** Milliseconds by which the shop's clock is ahead of the device's; null until first used. */
let ahead: number | null = null;

/**
 * Returns the shop's time in milliseconds since 1970, as far as this device knows it. Prices and promotions
 * begin and end by it, regardless of the device's own clock.
 */
export const shopTime = (): number => Date.now() + (ahead ??= kept());

/**
 * Learns the shop's time from an answer that no cache can have stored; `asked` is the device's time of the
 * request.
 */
const learnShopTime = ({ headers }: Response, asked: number): void => {
  const serverTime = Date.parse(headers.get('date') ?? '');
  if (Number.isNaN(serverTime) || headers.get('cache-control')?.includes('no-store') !== true) return;
  const known = (ahead ??= kept());
  // The server set the date after the request was sent and before the answer arrived.
  ahead = Math.min(Math.max(known, serverTime - Date.now()), serverTime + coarseness - asked);
  if (ahead !== known) keep(ahead);
};

/** Returns a fetch that learns the shop's time from each answer. */
export const timed =
  (ask: (request: Request) => Promise<Response>) =>
  async (request: Request): Promise<Response> => {
    const asked = Date.now();
    const response = await ask(request);
    learnShopTime(response, asked);
    return response;
  };
