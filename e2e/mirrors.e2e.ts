import { chromiumForJourneys } from '@dijla/test-kit/browser';
import { runningShop } from '@dijla/test-kit/running-shop';
import { describe, expect, it } from 'vitest';
import { unmirroredBoxes } from './mirrored-boxes.ts';
import { walkWidths } from './screen-walk.ts';

const shop = await runningShop();
const { shopper } = chromiumForJourneys();

describe('a page whose direction is turned', () => {
  it('is its own reflection, box by box, on a phone and a wide screen', async () => {
    const found = await walkWidths({ shopper, url: shop.url, store: 'en' }, [390, 1440], ({ page }) => unmirroredBoxes(page));
    expect(found).toEqual([]);
  });
});
