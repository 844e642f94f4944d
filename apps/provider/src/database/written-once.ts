import { CompiledQuery, type QueryResult, type RawBuilder, sql } from 'kysely';
import type { Database } from './connect.ts';

/** Where a value of each run goes, by its name. */
class Place {
  readonly name: string;

  constructor(name: string) {
    this.name = name;
  }
}

/** Stands in a statement for the value of that name. */
export type Given<Values> = (name: keyof Values & string) => RawBuilder<unknown>;

/** A statement whose text is put together at its first run and is the same from then on: for long ones, where that takes longer than all else around them. */
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
