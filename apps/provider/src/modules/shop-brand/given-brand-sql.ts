import type { Language } from '@dijla/contract/store-views';
import { sql } from 'kysely';
import type { Database } from '../../database/connect.ts';
import type { ShopBrandInput } from './brand-input.ts';

type Texts<Text = string> = Partial<Record<Language, Text>>;
type GivenRow = {
  name: Texts;
  company_name: Texts<string | null>;
  sender_name: Texts<string | null>;
  accent: string | null;
  accent_dark: string | null;
  shows_name: boolean;
  licence_number: string | null;
  tax_number: string | null;
  contact: NonNullable<ShopBrandInput['contact']>;
  texts: Record<string, Texts<string | null>>;
};

/** Returns the brand as an owner gives it, without its pictures. */
export const readGivenBrand = async (db: Database): Promise<ShopBrandInput> => {
  const { rows } = await sql<GivenRow>`
    select b.accent, b.accent_dark, b.shows_name, b.licence_number, b.tax_number,
      (select json_object_agg(language, name) from shop_brand_text) as name,
      (select json_object_agg(language, company_name) from shop_brand_text) as company_name,
      (select json_object_agg(language, sender_name) from shop_brand_text) as sender_name,
      (select json_build_object('hotline', hotline, 'whatsapp', whatsapp, 'email', email, 'social', social, 'return_days', return_days,
        'hours', (select json_object_agg(language, hours) from store_view), 'address', (select json_object_agg(language, address) from store_view))
        from store_view where is_default) as contact,
      coalesce((select json_object_agg(key, said) from (
        select file || '.' || member as key, json_object_agg(language, text) as said from own_text group by 1 order by 1
      ) as own), '{}') as texts
    from shop_brand b`.execute(db);
  const [row] = rows;
  if (row === undefined) throw new Error('shop_brand has no row');
  const { accent, accent_dark, ...rest } = row;
  return { ...rest, colors: accent === null ? null : { accent, accent_dark } };
};
