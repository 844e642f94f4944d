import type { BrowserContext } from 'playwright-core';

/** A change that the server has answered: its call, the id of its cart, and its idempotency key. */
export type SentCall = { call: string; cartId: string | null; key: string | undefined };

/** Reports of products seen together accompany any action and change no data of the shopper. */
const aside = '/api/ext/dijla/seen-together';

/**
 * Collects every change that a browser makes on the server from now on, in order. Requests that never left
 * the browser are not counted.
 */
export const sentCalls = (context: BrowserContext): SentCall[] => {
  const sent: SentCall[] = [];
  context.on('response', (response) => {
    const request = response.request();
    const url = new URL(request.url());
    if (request.method() !== 'POST' || !url.pathname.startsWith('/api/') || url.pathname === aside) return;
    sent.push({
      call: url.pathname.slice('/api/'.length),
      cartId: url.searchParams.get('cartId'),
      key: request.headers()['idempotency-key'],
    });
  });
  return sent;
};

/** Returns those of the calls that change cart lines. */
export const lineCalls = (sent: readonly SentCall[]): string[] =>
  sent.map(({ call }) => call).filter((call) => call === 'cart/update' || call === 'cart/delete');
