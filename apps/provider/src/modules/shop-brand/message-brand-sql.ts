import { brandPaletteOf, unseenColor } from '@dijla/commerce-rules/colors/brand-palette';
import type { Language } from '@dijla/contract/store-views';
import { sql } from 'kysely';
import type { Database } from '../../database/connect.ts';
import { textIn, type TextRow } from './brand-texts.ts';

/** What the brand says in e-mails and SMS of a language. */
export type MessageBrand = {
  name: string;
  /** Who e-mails are from. */
  sender_name: string;
  /** Colors of a button and of the text on it, `#rrggbb`; null is the design's. */
  button: { ground: string; ink: string } | null;
};

type MessageRow = { accent: string | null; texts: Omit<TextRow, 'company_name'>[] };

const buttonOf = (accent: string | null): MessageBrand['button'] => {
  if (accent === null || unseenColor({ accent, accent_dark: null }) !== null) return null;
  const { light } = brandPaletteOf({ accent, accent_dark: null });
  return { ground: light.accent, ink: light.on_accent };
};

/** Returns the shop's name and color for messages. One statement. */
export const readMessageBrand = async (db: Database, language: Language): Promise<MessageBrand> => {
  const { rows } = await sql<MessageRow>`
    select accent, coalesce((
      select json_agg(json_build_object('language', language, 'name', name, 'sender_name', sender_name)) from shop_brand_text
    ), '[]') as texts from shop_brand`.execute(db);
  const [row] = rows;
  if (row === undefined) throw new Error('shop_brand has no row');
  const text = textIn(row.texts, language);
  const name = text?.name ?? '';
  return { name, sender_name: text?.sender_name ?? name, button: buttonOf(row.accent) };
};
