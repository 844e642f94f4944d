import { installmentsDouble } from '@dijla/sandbox/providers/installments/installments-double';
import { startDouble } from '@dijla/sandbox/start-double';

/** Starts the double of a gateway alone, with a clock of the test. */
export const installmentsServer = (now: () => number = Date.now) =>
  startDouble('installments', installmentsDouble, { now });
