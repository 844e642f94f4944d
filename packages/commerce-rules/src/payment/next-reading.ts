const second = 1000;
const minute = 60 * second;
const early = [10 * second, 30 * second, 2 * minute, 5 * minute] as const;
const [later, afterEnd] = [15 * minute, 60 * minute];

/** Instants in epoch milliseconds; `readings` are those that were made. */
type Awaited = { createdAt: number; expiresAt: number; readings: number };

/**
 * Returns when a gateway is asked next what became of a payment: 10 seconds, 30 seconds, 2 and 5 minutes after it was
 * begun, then every 15 minutes, and the last time an hour after it could be paid (spec 4 §8 rule 4). Null: it was.
 */
export const nextReading = ({ createdAt, expiresAt, readings }: Awaited, now: number): number | null => {
  const last = expiresAt + afterEnd;
  if (now >= last) return null;
  const planned = early[readings];
  const next = planned === undefined ? now + later : Math.max(createdAt + planned, now);
  return Math.min(next, last);
};
