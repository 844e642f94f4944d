import { providerOverHttp } from '@dijla/test-kit/provider-over-http';
import { staffSession } from '@dijla/test-kit/staff-session';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';

const shop = await providerOverHttp();
const owner = await staffSession(shop, { role: 'owner' });
const writer = await staffSession(shop, { role: 'content' });

const aPicture = async () => {
  const background = { r: 40, g: 90, b: 60 };
  const bytes = await sharp({ create: { width: 90, height: 60, channels: 3, background } })
    .png()
    .toBuffer();
  return bytes.toString('base64');
};
const give = async (data: string) => writer.call('desk/add-content-picture', { body: { data } });

describe('a picture that a writer gives', () => {
  it('is chosen for a post, served, and found again', async () => {
    const { path } = await give(await aPicture());
    expect(path).toMatch(/^desk\/[0-9a-f]{10}-[0-9a-f]{6}\.webp$/);
    const texts = [{ language: 'en', title: 'Tea', content: { html: `<p>Tea</p>` } }];
    const made = await writer.call('desk/create-content', {
      query: { kind: 'blog_post' },
      body: { identifier: 'given-tea', texts, picture: path, publish: 'now' },
    });
    expect(made).toMatchObject({ latest: { picture: path } });
    const served = await fetch(`${shop.url}/img/240/240/resize/${path}`);
    expect([served.status, served.headers.get('content-type')]).toEqual([200, 'image/webp']);
    const { items } = await writer.call('desk/content-pictures', { query: { q: 'given-tea' } });
    expect(items).toEqual([{ path, name: 'given-tea' }]);
  });

  it('is in the audit, by its size alone', async () => {
    await give(await aPicture());
    const { items } = await owner.call('desk/audit', { query: { entity: 'picture' } });
    expect(items[0]).toMatchObject({ act: 'given', entity: 'picture' });
  });

  it('is refused where it is a drawing, another file, or not allowed', async () => {
    const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="90" height="90"><script>1</script></svg>';
    for (const text of [svg, '<html>', '%PDF-1.7 and so on']) {
      const body = { data: Buffer.from(text).toString('base64') };
      expect(await writer.refused('desk/add-content-picture', { body })).toBe('desk.picture-unreadable');
    }
    expect(await writer.refused('desk/add-content-picture', { body: { data: 'no base64 !' } })).toBe(
      'request.invalid',
    );
    const body = { data: await aPicture() };
    const orders = await staffSession(shop, { role: 'orders' });
    expect(await orders.refused('desk/add-content-picture', { body })).toBe('request.not-permitted');
    expect(await writer.refused('desk/add-picture', { body })).toBe('request.not-permitted');
  });
});
