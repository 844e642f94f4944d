import { providerOverHttp } from '@dijla/test-kit/provider-over-http';
import { staffSession } from '@dijla/test-kit/staff-session';
import { describe, expect, it, vi } from 'vitest';

const shop = await providerOverHttp();
const writer = await staffSession(shop, { role: 'content' });

const words = (en: string) => ({ en, ar: '' });

describe('links that lead nowhere', () => {
  it('are listed of a footer and of a post, and no others', async () => {
    const { revision } = await writer.call('desk/arrangement', { query: { name: 'footer' } });
    const links = ['about-us', 'special-offers', 'nowhere', 'https://a.example/', '#top'].map((link) => ({
      label: words(link),
      link,
    }));
    await writer.call('desk/save-arrangement', {
      query: { name: 'footer' },
      body: {
        arrangement: { name: 'footer', lists: [{ title: words('Help'), links }] },
        publish: 'draft',
        revision,
      },
    });
    await writer.call('desk/create-content', {
      query: { kind: 'blog_post' },
      body: {
        identifier: 'about-links',
        texts: [
          {
            language: 'en',
            title: 'Links',
            content: {
              html: '<p><a href="{{store url=\'blog/about-links\'}}">a</a><a href="{{store url=\'lost-tea\'}}">b</a></p>',
            },
          },
        ],
        publish: 'now',
      },
    });
    await vi.waitFor(async () => {
      const { items } = await writer.call('desk/dead-links', {});
      const ours = items.filter(({ kind, title }) => kind === 'footer' || title === 'Links');
      expect(ours.map(({ kind, language, link }) => `${kind} ${language} ${link}`).toSorted()).toEqual([
        'blog_post ar lost-tea',
        'blog_post en lost-tea',
        'footer ar nowhere',
        'footer en nowhere',
      ]);
    }, 20_000);
  });

  it('are not for members who write nothing', async () => {
    const support = await staffSession(shop, { role: 'support' });
    expect(await support.refused('desk/dead-links')).toBe('request.not-permitted');
  });
});
