import type { Calls } from '@dijla/contract/schemas';
import { handleCall } from '../../../call/handle-call.ts';
import { refusal } from '../../../call/refusal.ts';
import type { Database } from '../../../database/connect.ts';
import { handleDeskWrite } from '../../audit/audit.ts';
import { readGivenBrand } from '../given-brand-sql.ts';
import { saveShopBrand, ShopBrandError } from '../save-shop-brand.ts';

type Brand = Calls['desk/shop']['result']['_output'];
type Texts = Brand['name'];

/** Faults named in one refusal. */
const namedFaults = 3;

const readBrand = async (database: Database): Promise<Brand> => {
  const { texts: _, ...given } = await readGivenBrand(database);
  const { contact = {}, name, company_name, sender_name, ...facts } = given;
  const { hours, address, social, hotline, whatsapp, email, return_days } = contact;
  const said = (texts: object | null | undefined): Texts => ({ ...texts });
  return {
    name: said(name),
    company_name: said(company_name),
    sender_name: said(sender_name),
    colors: facts.colors ?? null,
    shows_name: facts.shows_name ?? true,
    licence_number: facts.licence_number ?? null,
    tax_number: facts.tax_number ?? null,
    contact: {
      hotline: hotline ?? null,
      whatsapp: whatsapp ?? null,
      email: email ?? null,
      hours: said(hours),
      address: said(address),
      social: social ?? [],
      return_days: return_days ?? null,
    },
  };
};

/** A name cannot be taken back: a language without one keeps what it has. */
const withoutNulls = (texts: Texts): Texts =>
  Object.fromEntries(Object.entries(texts).filter(([, text]) => text !== null));

/** `GET /api/desk/shop` */
export const readDeskShop = handleCall('desk/shop', ({ database }: { database: Database }) => async () => ({
  result: await readBrand(database),
}));

/** `PUT /api/desk/shop`: what `npm run brand` would not keep is refused in its words. */
export const setDeskShop = handleDeskWrite(
  'desk/set-shop',
  () =>
    async ({ body }, { transaction, act, author }) => {
      const before = await readBrand(transaction);
      try {
        const given = { ...body, name: withoutNulls(body.name) };
        await saveShopBrand(transaction, { given }, { ...author, source: 'owner' });
      } catch (error) {
        if (!(error instanceof ShopBrandError)) throw error;
        return refusal('desk.brand-invalid', { problem: error.faults.slice(0, namedFaults).join('; ') });
      }
      const after = await readBrand(transaction);
      await act({ act: 'saved', entity: 'shop_brand', entityId: null, before, after });
      return { result: after };
    },
);
