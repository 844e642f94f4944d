import { isoDayAt } from '@dijla/commerce-rules/dates/day-in-baghdad';
import { forgetRun, type KeptRun, keptRun } from './kept-run.ts';
import { deviceNow } from '../parts/time/device-clock.ts';
import { removeWorker } from './own-worker.ts';

/** Returns the run that this device keeps of today, by its own clock. */
export const keptToday = (): KeptRun | null => keptRun(localStorage, isoDayAt(deviceNow()));

/** At a sign-out: forgets the run, and takes the worker away that opened it without a connection. */
export const forgetCourier = async (): Promise<void> => {
  forgetRun(localStorage);
  await removeWorker();
};
