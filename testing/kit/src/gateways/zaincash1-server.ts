import { zainCash1Double } from '@dijla/sandbox/providers/zaincash/zaincash1-double';
import { startDouble } from '@dijla/sandbox/start-double';

/** Starts the double of a gateway alone, with a clock of the test. */
export const zainCash1Server = (now: () => number = Date.now) =>
  startDouble('zaincash1', zainCash1Double, { now });
