import { CompiledQuery, type QueryResult, type RawBuilder, sql } from 'kysely';
import type { Database } from './connect.ts';

/** Placeholder for a named value that each run provides. */
class Place {
  readonly name: string;

  constructor(name: string) {
    this.name = name;
  }
}

/** Returns the placeholder for the value of that name in a statement. */
export type Given<Values> = (name: keyof Values & string) => RawBuilder<unknown>;

/**
 * Builds the text of a statement at its first run and reuses it: for long statements, where building takes
 * longer than everything around it.
 */
export const writtenOnce = <Values extends object, Row>(
  write: (given: Given<Values>) => RawBuilder<Row>,
): ((database: Database, values: Values) => Promise<QueryResult<Row>>) => {
  let written: CompiledQuery | undefined;
  return (database, values) => {
    written ??= write((name) => sql`${new Place(name)}`).compile(database);
    const parameters = written.parameters.map((value) =>
      value instanceof Place ? values[value.name as keyof Values] : value,
    );
    return database.executeQuery(CompiledQuery.raw(written.sql, parameters)) as Promise<QueryResult<Row>>;
  };
};
