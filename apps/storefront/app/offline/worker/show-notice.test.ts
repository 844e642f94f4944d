import { describe, expect, it } from 'vitest';
import { openNotice, showPush } from './show-notice.ts';
import type { WorkerScope } from './worker-scope.ts';

type Shown = { title: string; options: NotificationOptions };

/** A worker of the shop with these pages open. */
const workerOf = (open: readonly string[] = []) => {
  const shown: Shown[] = [];
  const opened: string[] = [];
  const scope = {
    location: new URL('https://shop.test/service-worker.js'),
    registration: {
      showNotification: async (title: string, options: NotificationOptions) =>
        void shown.push({ title, options }),
    },
    clients: {
      matchAll: async () =>
        open.map((url) => ({ url, focus: async () => void opened.push(`focused ${url}`) })),
      openWindow: async (url: string) => void opened.push(`opened ${url}`),
    },
  } as unknown as WorkerScope;
  return { scope, shown, opened };
};

const told = {
  title: 'أكّدنا طلبك',
  text: 'ونجهّزه الآن.',
  path: '/ar/my-account/orders',
  topic: 'order-7',
  language: 'ar',
};

describe('a push message', () => {
  it('is shown in its language, in place of one of the same topic', async () => {
    const { scope, shown } = workerOf();
    await showPush(scope, { json: () => told });
    expect(shown).toEqual([
      {
        title: told.title,
        options: expect.objectContaining({
          body: told.text,
          tag: 'order-7',
          lang: 'ar',
          data: { path: told.path },
        }),
      },
    ]);
  });

  it.each([
    ['nothing', null],
    ['no JSON', { json: () => JSON.parse('{') as unknown }],
    ['something else', { json: () => ({ ...told, text: 7 }) }],
    ['what is too long', { json: () => ({ ...told, text: 'x'.repeat(1001) }) }],
  ])('with %s names the shop alone', async (_, data) => {
    const { scope, shown } = workerOf();
    await showPush(scope, data);
    expect(shown).toEqual([
      { title: 'shop.test', options: expect.objectContaining({ data: { path: '/' } }) },
    ]);
  });
});

describe('a tap on a notification', () => {
  const tapped = async (data: unknown, open: readonly string[] = []) => {
    const { scope, opened } = workerOf(open);
    let closed = 0;
    await openNotice(scope, { data, close: () => void (closed += 1) });
    return { opened, closed };
  };

  it('closes it and opens its page, in the tab that has it', async () => {
    const url = 'https://shop.test/ar/my-account/orders';
    expect(await tapped({ path: told.path })).toEqual({ opened: [`opened ${url}`], closed: 1 });
    expect((await tapped({ path: told.path }, ['https://shop.test/en', url])).opened).toEqual([
      `focused ${url}`,
    ]);
  });

  it.each([
    'https://evil.example/ar/cart',
    '//evil.example/ar/cart',
    '/\\evil.example/ar',
    'javascript:alert(1)',
    '/desk/orders',
    '/api/user/logout',
    7,
    undefined,
  ])('leads nowhere but to pages of the shop: %s', async (path) => {
    expect((await tapped({ path })).opened).toEqual(['opened https://shop.test/']);
  });
});
