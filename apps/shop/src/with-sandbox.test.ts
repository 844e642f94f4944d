import { readConfig } from '@dijla/provider/config';
import { expect, it } from 'vitest';
import { wantsSandbox, withSandbox } from './with-sandbox.ts';

const logins = 'oidc://a:b@host.example?id=palm&name=Palm';

it.each([
  ['a demo on this machine', {}, true],
  ['what says no', { SANDBOX: 'off' }, false],
  ['a shop without the demo', { DEMO: 'off' }, false],
  ['a public address', { PUBLIC_URL: 'https://shop.example' }, false],
  ['a mail server', { SMTP_URL: 'smtp://mail.example' }, false],
  ['an SMS gateway', { SMS_URL: 'otpiq://key@api.example?sender=Dijla' }, false],
  ['a login provider', { LOGIN_PROVIDERS: logins }, false],
  ['a provider elsewhere', { PROVIDER_URL: 'http://provider.example' }, false],
  ['several processes', { WORKERS: '2' }, false],
])('%s', (_, settings, starts) => {
  expect(wantsSandbox(readConfig(settings))).toBe(starts);
});

it('is logged in at, read and paid through in the shop that starts it', async () => {
  const { config, told, stop } = await withSandbox({});
  expect(config.loginProviders).toHaveLength(1);
  expect(config.settings.testInbox).toMatch(/^http:\/\/localhost:\d+\/messages$/);
  // What it offers is a setting that the shop takes.
  expect(readConfig({ LOGIN_PROVIDERS: config.loginProviders[0] }).loginProviders).toEqual(
    config.loginProviders,
  );
  expect(readConfig({ SMTP_URL: config.messages.smtpUrl }).messages.smtpUrl).toBe(config.messages.smtpUrl);
  expect(Object.values(config.gateways).every((settings) => settings !== undefined)).toBe(true);
  expect(told.join('\n')).toContain(config.settings.testInbox);
  await stop();
});
