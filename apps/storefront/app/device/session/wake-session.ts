import { whenIdle } from '@dijla/ui-kit/hooks/when-idle.ts';
import type { CartController } from '@dijla/device/cart/cart-controller';
import { hasSessionMark, sessionMark } from '@dijla/device/session/session-mark';
import { sessionStore } from '@dijla/device/session/session-state';

/**
 * Starts the session in an idle moment if there is one or a task is pending, and when another tab signs in.
 */
export const wakeSession = (controller: CartController): void => {
  const code = () => import('./start-session.ts');
  const start = (): void =>
    void code()
      .then(({ startSession }) => startSession(controller))
      .catch(() => undefined);
  whenIdle(
    () =>
      void controller.device.storage
        .list('tasks')
        .then((tasks) => (hasSessionMark() || tasks.length > 0) && start()),
  );
  addEventListener('pageshow', ({ persisted }) => {
    const isSomebodys = hasSessionMark() || sessionStore.getState().profile !== null;
    if (persisted && isSomebodys)
      void code()
        .then(({ followAfterReturn }) => followAfterReturn(controller))
        .catch(() => undefined);
  });
  addEventListener('storage', ({ key }) => {
    if (key === sessionMark)
      void code()
        .then(({ followOtherTab }) => followOtherTab(controller))
        .catch(() => undefined);
  });
};
