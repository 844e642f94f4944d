import { baghdadOffsetMs } from '@dijla/commerce-rules/dates/day-in-baghdad';
import { isoInstant, wireInstant } from '@dijla/commerce-rules/dates/wire-instant';

/** When shoppers read what is saved, as a form has it. */
export type PublishValues = { publish: 'draft' | 'now' | 'at'; publish_at: string };

/** An instant (ISO 8601) as a field for a day and a time in Baghdad has it. */
const momentTyped = (instant: string | null): string =>
  instant === null ? '' : isoInstant(wireInstant(instant) + baghdadOffsetMs).slice(0, 16);

/** Returns the instant that a field for a day and a time in Baghdad says; null for none. */
export const instantTyped = (moment: string): string | null =>
  /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/.test(moment) ? isoInstant(wireInstant(`${moment}:00+03:00`)) : null;

/** Returns what a form begins with: what was scheduled stays so, and a draft a draft. */
export const publishTyped = (record: { publish_at: string | null; has_draft: boolean }): PublishValues => ({
  publish: record.publish_at !== null ? 'at' : record.has_draft ? 'draft' : 'now',
  publish_at: momentTyped(record.publish_at),
});

/** Returns what is sent of it. */
export const publishOf = ({ publish, publish_at: at }: PublishValues): string =>
  publish === 'at' ? (instantTyped(at) ?? 'draft') : publish;
