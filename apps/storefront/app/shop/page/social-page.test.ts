import { describe, expect, it } from 'vitest';
import { socialPages } from './social-page.ts';

describe('socialPages', () => {
  it.each([
    ['https://www.facebook.com/dijla', 'Facebook', 'facebook'],
    ['https://instagram.com/dijla', 'Instagram', 'instagram'],
    ['https://t.me/dijla', 'Telegram', 'telegram'],
    ['https://www.tiktok.com/@dijla', 'TikTok', 'tiktok'],
    ['https://x.com/dijla', 'X', 'x'],
    ['https://youtu.be/dijla', 'YouTube', 'youtube'],
    ['https://www.threads.net/@dijla', 'threads.net', 'globe'],
    ['https://notfacebook.com.evil.example/x.com', 'notfacebook.com.evil.example', 'globe'],
  ])('%s is %s', (href, name, icon) => expect(socialPages([href])).toEqual([{ href, name, icon }]));

  it.each([
    'https://[',
    'https://instagram.com:shop',
    'https://instagram.com:99999/x',
    'https://%',
    'https://999.999.999.999/',
  ])('leaves out %s, which no browser can open', (href) =>
    expect(socialPages([href, 'https://t.me/dijla'])).toMatchObject([{ name: 'Telegram' }]),
  );

  it('links a page once', () =>
    expect(socialPages(['https://x.com/dijla', 'https://x.com/dijla'])).toHaveLength(1));
});
