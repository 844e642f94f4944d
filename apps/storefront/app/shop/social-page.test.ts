import { describe, expect, it } from 'vitest';
import { socialPage } from './social-page.ts';

describe('socialPage', () => {
  it.each([
    ['https://www.facebook.com/dijla', 'Facebook', 'facebook'],
    ['https://instagram.com/dijla', 'Instagram', 'instagram'],
    ['https://t.me/dijla', 'Telegram', 'telegram'],
    ['https://www.tiktok.com/@dijla', 'TikTok', 'tiktok'],
    ['https://x.com/dijla', 'X', 'x'],
    ['https://youtu.be/dijla', 'YouTube', 'youtube'],
    ['https://www.threads.net/@dijla', 'threads.net', 'globe'],
    ['https://notfacebook.com.evil.example/x.com', 'notfacebook.com.evil.example', 'globe'],
  ])('%s is %s', (href, name, icon) => expect(socialPage(href)).toEqual({ href, name, icon }));
});
