/** A valid request of a call, from which invalid ones are derived. */
export type SampleRequest = { query: Record<string, string>; body?: unknown };
