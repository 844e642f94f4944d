/** How OpenSearch refuses a request. */
export class Refusal extends Error {
  readonly status: number;
  readonly type: string;
  constructor(status: number, type: string, reason: string) {
    super(reason);
    [this.status, this.type] = [status, type];
  }
}

/** Returns the members of an object of a request; refuses any that are not in the part of the API that is spoken here. */
export const membersOf = (
  value: unknown,
  known: readonly string[],
  what: string,
): Record<string, unknown> => {
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw new Refusal(400, 'parsing_exception', `[${what}] is no object`);
  for (const name of Object.keys(value))
    if (!known.includes(name))
      throw new Refusal(400, 'parsing_exception', `[${what}] unknown field [${name}]`);
  return value as Record<string, unknown>;
};

/** Returns the only member of an object: the kind of a query or an aggregation, and what it says. */
export const onlyMember = (value: unknown, what: string): [string, unknown] => {
  const entries = typeof value === 'object' && value !== null ? Object.entries(value) : [];
  const [only, ...more] = entries;
  if (only === undefined || more.length > 0)
    throw new Refusal(400, 'parsing_exception', `[${what}] must have one member, and has ${entries.length}`);
  return only;
};
