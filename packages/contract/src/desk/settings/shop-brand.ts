import { z } from 'zod';
import { defineCall } from '../../define-call.ts';
import { deskQuery, deskRefusals } from '../desk-call.ts';
import { settingsAccess } from './settings-body.ts';

const text = z.string().max(600).nullable();
/** By language; null where nothing is said. */
const texts = z.record(z.string().max(5), text);

/** What can be said of the shop beside its pictures; the limits of each are those of `npm run brand`. */
const brand = z.object({
  name: texts,
  company_name: texts,
  sender_name: texts,
  colors: z.object({ accent: z.string().max(20), accent_dark: z.string().max(20).nullable() }).nullable(),
  shows_name: z.boolean(),
  licence_number: text,
  tax_number: text,
  contact: z.object({
    hotline: text,
    whatsapp: text,
    email: text,
    hours: texts,
    address: texts,
    social: z.array(z.string().max(600)).max(12),
    return_days: z.int().min(1).max(365).nullable(),
  }),
});

export const readShopBrand = defineCall({
  method: 'GET',
  path: '/api/desk/shop',
  access: settingsAccess,
  summary: 'Name, colors, contacts and legal facts of the shop, as its owner says them',
  query: deskQuery,
  result: brand,
  refusals: deskRefusals,
});

export const setShopBrand = defineCall({
  method: 'PUT',
  path: '/api/desk/shop',
  access: settingsAccess,
  summary: 'Sets name, colors, contacts and legal facts of the shop; its pages say them within a second',
  query: deskQuery,
  body: brand,
  result: brand,
  refusals: [...deskRefusals, 'request.invalid', 'desk.brand-invalid'],
});
