import type { DeskResult } from '@dijla/contract/desk-client';

/** A product's pool of codes, as the list shows it. */
export type CardPool = DeskResult<'desk/digital-cards'>['items'][number];
