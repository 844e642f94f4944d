import { readConfig } from '@dijla/provider/config';
import { expect, it } from 'vitest';
import { pageSettings } from './page-settings.ts';

const shop = { PUBLIC_URL: 'https://shop.example.iq', SECRET: 'of the shop, which all processes have' };
const settings = (changes: Record<string, string>) => pageSettings(readConfig({ ...shop, ...changes }));

it.each([
  [{ PORT: '4000', DATA_DIR: '/srv/other' }],
  [{ ROLE: 'web', LOG_LEVEL: 'debug', WORKERS: '4' }],
  [{ PICTURES_URL: 'file:///srv/pictures', REDIS_URL: 'redis://redis:6379' }],
  [{ DOWNLOADS_URL: 'file:///srv/downloads', DOWNLOAD_FILE_BYTES: '1000000' }],
  [{ DATABASE_URL: 'postgres://dijla@primary/dijla', DATABASE_READ_URL: 'postgres://dijla@replica/dijla' }],
])('are the same for processes that differ by %j', (changes) => expect(settings(changes)).toBe(settings({})));

it.each([
  [{ PUBLIC_URL: 'https://other.example.iq' }],
  [{ TAG_MANAGER_URL: 'gtm://GTM-ABC1234@www.googletagmanager.com' }],
  [{ SERVICE_WORKER: 'off' }],
  [{ PAYTABS_URL: 'paytabs://123:key@secure-iraq.paytabs.com?framed' }],
  [{ LOGIN_PROVIDERS: 'facebook://id:secret@graph.facebook.com' }],
])('are others where a process has %j', (changes) => expect(settings(changes)).not.toBe(settings({})));
