import type { Bits } from './bits.ts';
import type { HitRows } from './hit-rows.ts';
import { keptAnswers, type KeptAnswers } from './kept-answers.ts';
import type { Occurring } from './occurring-options.ts';

/** All that is found of a listing but its page: the hits, how well each answers a text, and the counts, as they are written: as objects they take four times the room. */
export type Found = { hits: HitRows; scores: ReadonlyMap<number, number> | undefined; counts: { aggregations?: Uint8Array; attributes?: Uint8Array } };

/** What passes the filters of scope `default`, and the options that occur there. */
export type Listed = { rows: Bits; occurring: Occurring | undefined };

/** Listings that were found lately, without the facets' filters and with them. */
export type KnownListings = { listed: KeptAnswers<Listed>; found: KeptAnswers<Found> };

const listedBytes = 4 * 1024 * 1024;
const foundBytes = 8 * 1024 * 1024;

export const noListings = (): KnownListings => ({ listed: keptAnswers(listedBytes), found: keptAnswers(foundBytes) });
