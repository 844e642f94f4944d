import { zainCashDouble } from '@dijla/sandbox/providers/zaincash/zaincash-double';
import { startDouble } from '@dijla/sandbox/start-double';

/** Starts the double of a gateway alone, with a clock of the test. */
export const zainCashServer = (now: () => number = Date.now) =>
  startDouble('zaincash', zainCashDouble, { now });
