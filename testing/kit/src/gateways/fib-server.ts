import { fibDouble } from '@dijla/sandbox/providers/fib/fib-double';
import { startDouble } from '@dijla/sandbox/start-double';

/** Starts the double of a gateway alone, with a clock of the test. */
export const fibServer = (now: () => number = Date.now) => startDouble('fib', fibDouble, { now });
