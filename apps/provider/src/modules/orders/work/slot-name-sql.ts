import type { Language } from '@dijla/contract/store-views';
import { sql } from 'kysely';

/** What the delivery slot of an order `o` is called in a language; of a slot that is no longer there, its code. */
export const slotName = (language: Language) =>
  sql`coalesce((select t.label from delivery_slot_text t where t.code = o.delivery_slot and t.language = ${language}), o.delivery_slot)`;
