import { type RawBuilder, sql } from 'kysely';

/** Returns what finds texts in which every word of `q` is or begins a word: a `tsquery`, over folded words. */
export const begunWords = (q: string): RawBuilder<unknown> => sql`(
  select coalesce(string_agg(quote_literal(word) || ':*', ' & '), '')::tsquery from unnest(folded_words(array[${q}::text])) as word
)`;
