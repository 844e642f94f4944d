import { payTabsDouble } from '@dijla/sandbox/providers/paytabs/paytabs-double';
import { startDouble } from '@dijla/sandbox/start-double';

/** Starts the double of a gateway alone, with a clock of the test. */
export const payTabsServer = (now: () => number = Date.now) => startDouble('paytabs', payTabsDouble, { now });
