import { describe, expect, it } from 'vitest';
import { isSignedMessage, isSignedReturn } from './paytabs-signature.ts';

const key = 'LOCAL-SERVER-KEY';
const body =
  '{"tran_ref":"TST0000000001","cart_id":"100000123-1","payment_result":{"response_status":"A","response_code":"G00000"}}';
const signature = 'e65557477bedd13405f71120fc46f17fb4935419ef0d2666ceaa8c29c8844843';
const bytes = (text: string) => new TextEncoder().encode(text);

describe('a message of PayTabs', () => {
  it.each([
    ['the vector of spec 4 §4.4', body, signature, key, true],
    ['one in capitals', body, signature.toUpperCase(), key, true],
    ['one with a blank more', `${body} `, signature, key, false],
    ['one by another key', body, signature, 'another key', false],
    ['one with half a signature', body, signature.slice(0, 32), key, false],
    ['one without', body, '', key, false],
    ['one of as many letters that are more bytes', body, 'é'.repeat(64), key, false],
  ])('%s', (_, text, given, by, isSigned) => {
    expect(isSignedMessage(bytes(text), given, by)).toBe(isSigned);
  });
});

describe('a form with which a browser comes back', () => {
  const form = {
    tranRef: 'TST0000000001',
    cartId: '100000123-1',
    respStatus: 'A',
    respCode: '0',
    respMessage: 'Authorised',
    acquirerMessage: '',
    acquirerRRN: '',
    customerEmail: 'a b*c@shop.example',
    token: '',
  };
  const keepingZero = 'f4e8d20eb5835a898cc02f95e45a1fa1c5860bb562f284e04991f4213b1c8aef';
  const droppingZero = 'e664824e7612967baae40b74836ddccc5562d706cbcc3583e34ec1ea92d9215a';
  it.each([
    ['the vector that keeps 0', { ...form, signature: keepingZero }, true],
    ['the vector that drops 0', { ...form, signature: droppingZero }, true],
    ['one of another outcome', { ...form, respStatus: 'D', signature: keepingZero }, false],
    ['one with a field more', { ...form, more: 'x', signature: keepingZero }, false],
    ['one that is not signed', form, false],
  ])('%s', (_, given, isSigned) => {
    expect(isSignedReturn(given, key)).toBe(isSigned);
  });
});
