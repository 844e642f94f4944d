import type { Document, EngineAnswer } from '../search-engine.ts';
import { keptAnswers, type KeptAnswers } from './kept-answers.ts';
import type { RowSet } from './row-set.ts';

/** All that is found of a listing but its page: the hits, how well each answers a text, and the counts. */
export type Found = { hits: Pick<RowSet, 'bits' | 'size'>; scores: ReadonlyMap<number, number> | undefined; counts: Pick<EngineAnswer, 'aggregations' | 'attributes'> };

/** What passes the filters of scope `default`, and the options that occur there. */
export type Listed = { candidates: RowSet; occurring: Document[] | undefined };

/** Listings that were found lately, without the facets' filters and with them. */
export type KnownListings = { listed: KeptAnswers<Listed>; found: KeptAnswers<Found> };

const listedBytes = 4 * 1024 * 1024;
const foundBytes = 8 * 1024 * 1024;

export const noListings = (): KnownListings => ({ listed: keptAnswers(listedBytes), found: keptAnswers(foundBytes) });
