import { json } from 'node:stream/consumers';
import type { PersonalData } from '@dijla/contract/client';
import { privacy } from '@dijla/messages/ar/privacy';
import { chromiumForJourneys } from '@dijla/test-kit/browser';
import { sharedShop } from '@dijla/test-kit/shops/shared-shop';
import { describe, expect, it } from 'vitest';
import { customer, freeNumber, visit } from '../../acts/account-acts.ts';
import { codeSentTo } from '../../acts/sent-messages.ts';
import { words } from '../../acts/shopper-acts.ts';

const shop = await sharedShop();
const { shopper } = chromiumForJourneys();
const { account } = words.ar;
const password = 'palm and bridge';

describe('a customer', () => {
  it('takes her data in one file, gives the account up by a code, and keeps it by logging in', async () => {
    const { page } = await shopper({ locale: 'ar-IQ', meetsNetworkErrors: true });
    const noor = customer(page, 'ar');
    const mobile = freeNumber();
    const email = `${mobile}@example.iq`;
    await visit(page, `${shop.url}/ar/register`);
    await noor.register({ firstname: 'نور', lastname: 'حسن', mobile, email, password });
    await visit(page, `${shop.url}/ar/my-account/privacy`);
    await page.getByRole('button', { name: privacy.getData }).click();
    const downloaded = page.waitForEvent('download');
    await noor.fillIn({ password });
    const { data } = (await json(await (await downloaded).createReadStream())) as PersonalData;
    expect(data['account']).toMatchObject([{ email, firstname: 'نور' }]);
    expect(data['consents']).toMatchObject([{ text: account.consentToTerms, language: 'ar' }]);

    await page.getByRole('button', { name: privacy.deleteAccount }).click();
    await page.getByRole('button', { name: privacy.sendDeletionCode }).click();
    await expect.poll(async () => (await codeSentTo(shop.outbox, email)).count).toBe(1);
    await page.getByLabel(account.code).fill((await codeSentTo(shop.outbox, email)).code ?? '');
    await page.getByRole('heading', { name: privacy.deletedTitle }).waitFor();

    await visit(page, `${shop.url}/ar/login`);
    await noor.fillIn({ username: email, password });
    await noor.isGreeted('نور');
  });
});
