import type { DeskResult } from '@dijla/contract/desk-client';

/** A partner, as her page shows her. */
export type Partner = DeskResult<'desk/affiliate'>;
