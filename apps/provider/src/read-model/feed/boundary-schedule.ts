/** The instants (ms) at which products change with time, by id. */
export type BoundarySchedule = {
  get: (id: number) => readonly number[] | undefined;
  set: (id: number, instants: readonly number[]) => void;
  delete: (id: number) => boolean;
  /** Returns the first instant after another; null when there is none. */
  next: (after: number) => number | null;
  /** Returns the products with an instant after `after` and up to `upTo`. */
  dueBetween: (after: number, upTo: number) => number[];
  stored: () => Map<number, readonly number[]>;
};

const firstAfter = (instants: Iterable<number>, after: number): number => {
  let first = Infinity;
  for (const at of instants) if (at > after && at < first) first = at;
  return first;
};

/**
 * Creates a schedule. It is queried at every tick, so it scans all products only when the next known instant
 * has passed or was removed.
 */
export const boundarySchedule = (byId = new Map<number, readonly number[]>()): BoundarySchedule => {
  /** `at` is the first of all instants after `after`. */
  let known: { after: number; at: number } | undefined;

  const isKnownFrom = (after: number): boolean =>
    known !== undefined && known.after <= after && after < known.at;
  const first = (after: number): number => {
    if (known === undefined || !isKnownFrom(after))
      known = {
        after,
        at: firstAfter(
          byId.values().flatMap((instants) => instants),
          after,
        ),
      };
    return known.at;
  };
  const forget = (instants: readonly number[]): void => {
    if (known !== undefined && instants.includes(known.at)) known = undefined;
  };
  const learn = (instants: readonly number[]): void => {
    if (known !== undefined) known = { ...known, at: Math.min(known.at, firstAfter(instants, known.after)) };
  };

  return {
    get: (id) => byId.get(id),
    set: (id, instants) => {
      forget(byId.get(id) ?? []);
      byId.set(id, instants);
      learn(instants);
    },
    delete: (id) => {
      forget(byId.get(id) ?? []);
      return byId.delete(id);
    },
    next: (after) => {
      const at = first(after);
      return at === Infinity ? null : at;
    },
    dueBetween: (after, upTo) => {
      if (upTo <= after || upTo < first(after)) return [];
      return [...byId]
        .filter(([, instants]) => instants.some((at) => after < at && at <= upTo))
        .map(([id]) => id);
    },
    stored: () => byId,
  };
};
