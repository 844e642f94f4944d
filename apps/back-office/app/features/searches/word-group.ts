import type { DeskResult } from '@dijla/contract/desk-client';

/** Words that mean the same, the names of a brand, or words that need not occur. */
export type WordGroup = DeskResult<'desk/search-words'>['items'][number];
