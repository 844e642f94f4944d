import { describe, expect, it } from 'vitest';
import { isPushAddress } from './push-hosts.ts';

describe('isPushAddress', () => {
  it.each([
    ['https://fcm.googleapis.com/fcm/send/abc', true],
    ['https://updates.push.services.mozilla.com/wpush/v2/abc', true],
    ['https://web.push.apple.com/abc', true],
    ['https://wns2-par02p.notify.windows.com/w/?token=abc', true],
    ['http://fcm.googleapis.com/fcm/send/abc', false],
    ['https://fcm.googleapis.com:8443/abc', false],
    ['https://user@fcm.googleapis.com/abc', false],
    ['https://fcm.googleapis.com.evil.example/abc', false],
    ['https://evilnotify.windows.com/abc', false],
    ['https://evil.example/?fcm.googleapis.com', false],
    ['https://127.0.0.1/abc', false],
    ['https://169.254.169.254/latest/meta-data', false],
    ['http://127.0.0.1:4000/push/1', false],
    ['file:///etc/passwd', false],
    ['none', false],
  ])('is for %s: %s', (address, is) => {
    expect(isPushAddress(address, undefined)).toBe(is);
  });

  it('of the sandbox is taken only where the shop runs with it', () => {
    const sandbox = 'http://127.0.0.1:4000/push';
    expect(isPushAddress(`${sandbox}/1`, sandbox)).toBe(true);
    expect(isPushAddress('http://127.0.0.1:4000/push/../messages', sandbox)).toBe(false);
    expect(isPushAddress('http://127.0.0.1:4001/push/1', sandbox)).toBe(false);
    expect(isPushAddress('http://127.0.0.1:4000/pushed/1', sandbox)).toBe(false);
  });
});
