import type { DeskResult } from '@dijla/contract/desk-client';

/** A message with what became of it. */
export type DeskMessage = DeskResult<'desk/messages'>['items'][number];
