/** An event of the session (spec 2 §4), announced in every tab; modules with customer data listen to it. */
export type SessionEvent =
  /** The page has started without a session. */
  | { code: 'session.non-authorized' }
  | { code: 'session.signed-in'; customer_id: number }
  | { code: 'session.signed-out'; customer_id: number; is_silent: boolean };

type Listener = (event: SessionEvent) => void;

const eventBus = () => {
  const listeners = new Set<Listener>();
  return {
    tell: (event: SessionEvent): void => listeners.forEach((listener) => listener(event)),
    /** Returns a function to unsubscribe. */
    listen: (listener: Listener): (() => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
};

/** The page's event bus. */
export const sessionEvents = eventBus();
