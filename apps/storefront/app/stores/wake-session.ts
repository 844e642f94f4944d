import { whenIdle } from '../ui/when-idle.ts';
import type { DeviceDesk } from './device-desk.ts';
import { hasSessionSign, sessionSign } from './session-sign.ts';

/** Starts the session in an idle moment where there is one or something still waits in the queue, and when another tab signs in. */
export const wakeSession = (desk: DeviceDesk): void => {
  const start = (): void => void import('./start-session.ts').then(({ startSession }) => startSession(desk)).catch(() => undefined);
  whenIdle(() => void desk.device.storage.list('tasks').then((tasks) => (hasSessionSign() || tasks.length > 0) && start()));
  addEventListener('storage', ({ key }) => {
    if (key === sessionSign) start();
  });
};
