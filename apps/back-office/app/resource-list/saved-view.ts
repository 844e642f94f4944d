import type { DeskResult } from '@dijla/contract/desk-client';

/** A view of a list that a member saved, or that is shared with all. */
export type SavedView = DeskResult<'desk/views'>['items'][number];
