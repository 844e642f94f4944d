import { chromiumForJourneys } from '@dijla/test-kit/browser';
import { runningShop } from '@dijla/test-kit/running-shop';
import { failure as arabic } from '@dijla/messages/ar/failure';
import { failure as english } from '@dijla/messages/en/failure';
import { describe, expect, it } from 'vitest';

const shop = await runningShop();
const { shopper } = chromiumForJourneys();

const fault = 'this device cannot count';

describe('a device on which not even the frame of the store can be drawn', () => {
  it('says so in both languages, in the light that was chosen, and draws no script of the page anew', async () => {
    const { page, complaints } = await shopper();
    await page.addInitScript((message) => {
      localStorage.setItem('dijla-dark-mode', 'on');
      Intl.PluralRules.prototype.select = () => {
        throw new Error(message);
      };
    }, fault);
    await page.goto(`${shop.url}/ar`);
    for (const { title, action } of [arabic, english]) {
      await page.getByRole('heading', { name: title }).waitFor();
      expect(await page.getByRole('link', { name: action }).getAttribute('href')).toBe('/ar');
    }
    await expect.poll(() => page.evaluate(() => document.documentElement.dataset['theme'])).toBe('dark');
    expect(complaints.splice(0).filter((complaint) => !complaint.includes(fault))).toEqual([]);
  });
});
