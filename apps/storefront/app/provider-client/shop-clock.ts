/** Where it is kept, for the pages to come. A worker has no such place and learns it anew. */
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
    // Known on this page, then.
  }
};

/** A server writes the second down, and may be as late about it again. */
const coarseness = 2_000;

/** Milliseconds the shop's clock is ahead of the device's; null until it is asked for. */
let ahead: number | null = null;

/** The shop's time in ms since 1970, as far as this device can tell: prices and promotions begin and end by it, whatever its own clock says. */
export const shopTime = (): number => Date.now() + (ahead ??= kept());

/** Learns the shop's time from an answer no cache can have kept; `asked` is the device's own when the question left. */
const learnShopTime = ({ headers }: Response, asked: number): void => {
  const told = Date.parse(headers.get('date') ?? '');
  if (Number.isNaN(told) || headers.get('cache-control')?.includes('no-store') !== true) return;
  const known = (ahead ??= kept());
  // It was told after the question had left and before the answer was here.
  ahead = Math.min(Math.max(known, told - Date.now()), told + coarseness - asked);
  if (ahead !== known) keep(ahead);
};

/** Fetches with the shop's time learnt on the way. */
export const timed =
  (ask: (request: Request) => Promise<Response>) =>
  async (request: Request): Promise<Response> => {
    const asked = Date.now();
    const response = await ask(request);
    learnShopTime(response, asked);
    return response;
  };
