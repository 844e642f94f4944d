import type { BrowserContext } from 'playwright-core';

/** A change the server has answered: its call, the cart it names, and the key it went under. */
export type SentCall = { call: string; cartId: string | null; key: string | undefined };

/** What was seen is told beside whatever a shopper does, and changes nothing of hers. */
const aside = '/api/ext/dijla/seen-together';

/** Everything a browser changes on the server, in order, from now on; what never left it is not counted. */
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

/** The changes of a cart's lines among them. */
export const lineCalls = (sent: readonly SentCall[]): string[] =>
  sent.map(({ call }) => call).filter((call) => call === 'cart/update' || call === 'cart/delete');
