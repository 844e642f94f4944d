import { catalogue as texts } from '@dijla/messages/en/catalogue';
import { describe, expect, it } from 'vitest';
import { notificationStore } from '../page/notification-state.ts';
import { tellAdded } from './tell-added.ts';

const mug = { name: 'Mug', lang: null };
const told = () => notificationStore.getState().notifications.at(-1);

describe('tellAdded', () => {
  it('tells what is in the cart, and leads to the checkout', () => {
    const opened: string[] = [];
    tellAdded({ ok: true, stock: 'ok' }, mug, { texts, code: 'ar', navigate: (path) => opened.push(path) });
    told()?.action1?.run?.();
    expect([told(), opened]).toMatchObject([
      {
        type: 'success',
        message: texts.addedToCart,
        about: mug,
        action1: { label: texts.proceedToCheckout },
      },
      ['/ar/checkout'],
    ]);
  });

  it('warns where nobody could be asked whether there is as much', () => {
    tellAdded({ ok: true, stock: 'volatile' }, mug, { texts, code: 'ar', navigate: () => undefined });
    expect(told()).toMatchObject({
      type: 'warning',
      message: texts.addedVolatile,
      action1: { label: texts.proceedToCheckout },
    });
  });

  it.each([
    ['why it is not', { ok: false, code: 'cart.out-of-stock' } as const, texts.addOutOfStock],
    ['that it is not, where no more is known', null, texts.addNotPossible],
  ])('tells %s', (_, outcome, message) => {
    tellAdded(outcome, mug, { texts, code: 'en', navigate: () => undefined });
    expect(told()).toMatchObject({ type: 'error', message, action1: null });
  });
});
