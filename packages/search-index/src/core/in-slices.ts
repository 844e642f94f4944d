/** Calls `work` for each item in order and yields to other work from time to time. */
export type InSlices = <T>(items: Iterable<T>, work: (item: T) => void) => Promise<void>;
