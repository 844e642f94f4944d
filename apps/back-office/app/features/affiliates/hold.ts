import type { DeskResult } from '@dijla/contract/desk-client';

/** A commission that waits, or waited, for the staff. */
export type Hold = DeskResult<'desk/affiliate-holds'>['items'][number];
