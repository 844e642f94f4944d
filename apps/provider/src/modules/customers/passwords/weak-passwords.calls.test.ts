import { accountPassword as password, accountsOf } from '@dijla/test-kit/accounts';
import { buyingProvider } from '@dijla/test-kit/buying-provider';
import { testDatabase } from '@dijla/test-kit/database/test-database';
import { describe, expect, it } from 'vitest';

const { db } = await testDatabase();
const { call, refused } = await buyingProvider(db);
const { aCustomer } = accountsOf({ call });
const mobile = (value: string) => ({ custom_attributes: [{ attribute_code: 'mobilenumber', value }] });

describe('user/create', () => {
  it.each([
    [
      'Password123',
      'user.password-common',
      'كلمة المرور (password) سهلة التخمين لأن كثيرين يستعملونها. غيّرها واكتب كلمة المرور الجديدة.',
    ],
    [
      'زينب-العبيدي',
      'user.password-personal',
      'يجب ألا تكون كلمة المرور (password) اسمك أو بريدك أو رقم هاتفك. غيّرها واكتب كلمة المرور الجديدة.',
    ],
    [
      'zainab.o@example.iq',
      'user.password-personal',
      'يجب ألا تكون كلمة المرور (password) اسمك أو بريدك أو رقم هاتفك. غيّرها واكتب كلمة المرور الجديدة.',
    ],
    [
      '٠٧٧٠٥٥٥٩٩٠١',
      'user.password-personal',
      'يجب ألا تكون كلمة المرور (password) اسمك أو بريدك أو رقم هاتفك. غيّرها واكتب كلمة المرور الجديدة.',
    ],
  ])('refuses %j', async (given, code, text) => {
    const body = {
      customer: {
        email: 'zainab.o@example.iq',
        firstname: 'زينب',
        lastname: 'العبيدي',
        ...mobile('07705559901'),
      },
      password: given,
    };
    expect(await refused('user/create', { query: { storeCode: 'ar' }, body })).toMatchObject({
      status: 400,
      code,
      result: text,
    });
  });
});

describe('user/change-password', () => {
  it.each([
    [
      '12345678',
      'This password is easy to guess because many people use it. Create a new password and try again.',
    ],
    [
      '07705558801',
      'The password must not be your own name, email or mobile number. Create a new password and try again.',
    ],
  ])('refuses %j', async (newPassword, errorMessage) => {
    const { token } = await aCustomer(newPassword.startsWith('0') ? mobile(newPassword) : {});
    const answer = await refused('user/change-password', {
      query: { token, storeCode: 'en' },
      body: { currentPassword: password, newPassword },
    });
    expect(answer).toMatchObject({
      status: 500,
      code: 'user.password-not-changed',
      result: { errorMessage, code: 400 },
    });
  });
});
