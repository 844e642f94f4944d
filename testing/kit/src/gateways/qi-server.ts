import { qiDouble } from '@dijla/sandbox/providers/qi/qi-double';
import { startDouble } from '@dijla/sandbox/start-double';

/** Starts the double of a gateway alone, with a clock of the test. */
export const qiServer = (now: () => number = Date.now) => startDouble('qi', qiDouble, { now });
