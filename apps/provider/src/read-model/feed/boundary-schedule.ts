/** The instants (ms) at which products change by themselves, by id. */
export type BoundarySchedule = {
  get: (id: number) => readonly number[] | undefined;
  set: (id: number, instants: readonly number[]) => void;
  delete: (id: number) => boolean;
  /** The first instant after another; null when there is none. */
  next: (after: number) => number | null;
  /** Products with an instant after one and up to another. */
  dueBetween: (after: number, upTo: number) => number[];
  stored: () => Map<number, readonly number[]>;
};

const firstAfter = (instants: Iterable<number>, after: number): number => {
  let first = Infinity;
  for (const at of instants) if (at > after && at < first) first = at;
  return first;
};

/** A schedule that goes over all products only when the instant waited for has come, or was taken out: it is asked at every tick. */
export const boundarySchedule = (byId = new Map<number, readonly number[]>()): BoundarySchedule => {
  /** Of all instants after `after` the first is `at`. */
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
