import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Database } from '../../database/database.ts';
import { readMessageBrand } from '../shop-brand/shop-brand.ts';
import { readShopContact, type Stores } from '../store-views/store-views.ts';
import { findTemplates } from './rendering/find-templates.ts';
import { renderMail, renderSms } from './rendering/render-message.ts';
import { writingOf } from './rendering/writing.ts';

/**
 * Writes every message, filled with its example, into a folder: `<template>.<store>.html` and `.txt`, with
 * the SMS below the text; name, colors and contacts are the shop's. Returns the number of messages.
 */
export const writePreviews = async (database: Database, stores: Stores, folder: string): Promise<number> => {
  mkdirSync(folder, { recursive: true });
  const templates = await findTemplates();
  for (const store of stores.all) {
    const shop = await readShopContact(database, store.code);
    const writing = writingOf(store, {
      brand: await readMessageBrand(database, store.language),
      publicUrl: 'https://shop.example.iq',
      orderPath: ({ orderNumber }) => `/order-tracking?order=${orderNumber}&key=0123456789abcdefghijkl`,
    });
    for (const template of templates.values()) {
      const file = (ending: string) => join(folder, `${template.name}.${store.code}.${ending}`);
      const texts: string[] = [];
      if (template.mail !== undefined) {
        const { subject, text, html } = await renderMail(template, template.example, {
          writing,
          ...shop,
        });
        writeFileSync(file('html'), html);
        texts.push(`${subject}\n\n${text}`);
      }
      if (template.sms !== undefined) texts.push(`${renderSms(template, template.example, { writing })}\n`);
      writeFileSync(file('txt'), texts.join('\n==== SMS\n\n'));
    }
  }
  return templates.size * stores.all.length;
};
