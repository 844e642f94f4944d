/** What happens to the session (spec 2 §4), told in every tab; whatever belongs to the customer listens and comes or goes. */
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
    /** Answers the way to stop. */
    listen: (listener: Listener): (() => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
};

/** The page's own. */
export const sessionEvents = eventBus();
