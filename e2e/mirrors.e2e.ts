import { chromiumForJourneys } from '@dijla/test-kit/browser';
import { runningShop } from '@dijla/test-kit/running-shop';
import { describe, expect, it } from 'vitest';
import { nothingNew, withoutKnown } from './known-faults.ts';
import { unmirroredBoxes } from './mirrored-boxes.ts';
import { walkWidths } from './screen-walk.ts';

const shop = await runningShop();
const { shopper } = chromiumForJourneys();

/** The pictures of the checkout's summary lap over each other by 12 px towards the same side in both directions. */
const known = [/^(?:checkout|checkout-with-gaps|filled-checkout) \(en, 390\): (?:span\.block\.aspect-square|img)/];

describe('a page whose direction is turned', () => {
  it('is its own reflection, box by box, on a phone and a wide screen', async () => {
    const found = await walkWidths({ shopper, url: shop.url, store: 'en' }, [390, 1440], ({ page }) => unmirroredBoxes(page));
    expect(withoutKnown(found, known)).toEqual(nothingNew);
  });
});
