import { wireInstant } from '@dijla/commerce-rules/dates/wire-instant';
import { order } from '@dijla/messages/en/orders/order';
import { orders } from '@dijla/messages/en/orders/orders';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { TextsProvider } from '../../../i18n/texts.tsx';
import type { ReturnView } from '../../../view-models/orders/order-requests.ts';
import type { ShownOrder } from '../../../view-models/orders/order-view.ts';
import { RequestNotes } from './request-notes.lazy.tsx';

const { cancel, giveBack, ourReason } = order.requests;

type Shown = Pick<ShownOrder, 'cancel_request' | 'returns' | 'tone'>;

const textOf = (change: Partial<Shown>): string =>
  renderToStaticMarkup(
    <TextsProvider texts={{ order, orders }}>
      <RequestNotes order={{ cancel_request: null, returns: [], tone: 'running', ...change }} />
    </TextsProvider>,
  ).replaceAll(/<[^>]*>|[\u2068\u2069]/g, '');

const declined = { state: 'declined', answer_by: 0, reason: 'It is packed' } as const;
const asked: ReturnView = {
  id: 1,
  state: 'requested',
  wish: 'exchange',
  reason: null,
  lines: [{ id: 1, name: 'Mug', qty: 2 }],
};

describe('RequestNotes', () => {
  it('say nothing where nothing was asked', () => expect(textOf({})).toBe(''));

  it('say until when a request to cancel is answered', () => {
    const answer_by = wireInstant('2026-12-01 21:00:00') - 1;
    expect(textOf({ cancel_request: { state: 'requested', answer_by, reason: null } })).toBe(
      `${cancel.requested}${cancel.answerBy('1 December 2026')}`,
    );
  });

  it('say that it was granted, or declined and why', () => {
    expect(textOf({ cancel_request: { state: 'sent', answer_by: 0, reason: null } })).toBe(cancel.granted);
    expect(textOf({ cancel_request: declined })).toBe(
      `${cancel.declined}${cancel.declinedText}${ourReason('It is packed')}`,
    );
    expect(textOf({ cancel_request: declined, tone: 'done' })).toBe('');
  });

  it.each(['requested', 'approved', 'received'] as const)('name what is returned while %s', (state) => {
    const text = textOf({ returns: [{ ...asked, state }], tone: 'done' });
    expect(text).toContain(giveBack.states[state]);
    expect(text).toContain('Mug × 2');
    expect(text).toContain(giveBack.wished.exchange);
  });

  it('say why a return was declined', () => {
    const text = textOf({ returns: [{ ...asked, state: 'declined', reason: 'Worn' }], tone: 'done' });
    expect(text).toContain(giveBack.states.declined);
    expect(text).toContain(ourReason('Worn'));
    expect(text).not.toContain(giveBack.wished.exchange);
  });
});
