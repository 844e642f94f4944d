export type DeskToast = {
  id: number;
  type: 'success' | 'error' | 'info';
  message: string;
  action?: { label: string; onAct: () => void };
};

/** Milliseconds a notice stays when nothing can be done about it. */
const shownMs = 5000;

let toasts: readonly DeskToast[] = [];
let made = 0;
const listeners = new Set<() => void>();

const set = (next: readonly DeskToast[]): void => {
  toasts = next;
  for (const listener of listeners) listener();
};

export const currentToasts = (): readonly DeskToast[] => toasts;

/** Calls the listener when a notice comes or goes. Returns a function that unsubscribes. */
export const onToast = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

export const closeToast = (id: number): void => set(toasts.filter((toast) => toast.id !== id));

/** Shows a notice for `forMs` milliseconds, five seconds by default, and returns its id. */
export const showToast = (toast: Omit<DeskToast, 'id'>, forMs: number = shownMs): number => {
  made += 1;
  const id = made;
  set([...toasts, { ...toast, id }]);
  setTimeout(() => closeToast(id), forMs);
  return id;
};
