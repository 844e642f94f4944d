import { chromiumForJourneys } from '@dijla/test-kit/browser';
import { sharedShop } from '@dijla/test-kit/shops/shared-shop';
import { describe, expect, it } from 'vitest';
import { customer, visit } from '../../acts/account-acts.ts';
import { codeSentTo } from '../../acts/sent-messages.ts';
import { words } from '../../acts/shopper-acts.ts';

const shop = await sharedShop();
const { shopper } = chromiumForJourneys();
const { account } = words.ar;
const [mobile, sentTo] = ['07713330011', '+9647713330011'];

/** Waits for the next code that is sent to the number. */
const nextCode = async (after: number): Promise<string> => {
  await expect.poll(async () => (await codeSentTo(shop.outbox, sentTo)).count).toBeGreaterThan(after);
  return (await codeSentTo(shop.outbox, sentTo)).code ?? '';
};

describe('a customer', () => {
  it('confirms her number, sets a forgotten password, and logs in by a code where she came from', async () => {
    const { page, context } = await shopper({ locale: 'ar-IQ', meetsNetworkErrors: true });
    const noor = customer(page, 'ar');
    const code = page.getByLabel(account.code);
    await visit(page, `${shop.url}/ar/register`);
    await noor.fillIn({
      firstname: 'نور',
      lastname: 'حسن',
      mobile,
      email: 'noor.code@example.iq',
      password: 'palm and bridge',
    });
    await code.waitFor();
    const first = await nextCode(0);
    await code.fill(first === '000000' ? '111111' : '000000');
    await page.getByText('بقيت لك 4 محاولات').waitFor();
    await code.fill(first);
    await page.getByText(account.numberConfirmed).waitFor();
    await noor.isGreeted('نور');

    const forgetful = (await shopper({ locale: 'ar-IQ', meetsNetworkErrors: true })).page;
    await visit(forgetful, `${shop.url}/ar/forgot-pass/change`);
    await customer(forgetful, 'ar').fillIn({ username: mobile });
    await forgetful.getByLabel(account.code).fill(await nextCode(1));
    await customer(forgetful, 'ar').fillIn({
      password: 'bridge and palm',
      passwordRepeat: 'bridge and palm',
    });
    await customer(forgetful, 'ar').isGreeted('نور');

    // The new password has logged her out here.
    await visit(page, `${shop.url}/ar/my-account/orders`);
    await noor.dialog.getByText(account.sessionEnded).waitFor();
    await noor.dialog.getByRole('button', { name: account.logInByCode }).click();
    await noor.fillIn({ mobile }, 'dialog');
    await noor.dialog.getByLabel(account.code).fill(await nextCode(2));
    await page.getByRole('heading', { name: account.orders, level: 1 }).waitFor();
    expect((await context.cookies()).find(({ name }) => name === 'dijla_device')).toMatchObject({
      httpOnly: true,
      sameSite: 'Strict',
    });
  });
});
