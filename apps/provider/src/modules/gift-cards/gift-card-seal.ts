import { createHmac, randomInt, timingSafeEqual } from 'node:crypto';
import { latinDigits } from '@dijla/commerce-rules/digits/latin-digits';
import { type Seal, sealed, unsealed } from '../../call/sealed-secret.ts';

/** Letters and digits that nobody takes for another. */
const letters = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';
const [codeLength, groupLength, pinLength] = [16, 4, 6];

/** What opens a gift card. The code has 80 bits and is written in groups of four. */
export type CardSecret = { code: string; pin: string };

const sealOf = (shopSecret: string): Seal => ({ purpose: 'gift cards', shopSecret });

const randomText = (length: number, of: string): string =>
  Array.from({ length }, () => of[randomInt(of.length)]).join('');

/** Returns a code and a PIN that nobody had before. */
export const newCardSecret = (): CardSecret => ({
  code: randomText(codeLength, letters),
  pin: randomText(pinLength, '0123456789'),
});

/** Returns a code as it is read and typed: `ABCD-EFGH-JKLM-NPQR`. */
export const writtenCode = (code: string): string =>
  code.match(new RegExp(`.{1,${groupLength}}`, 'g'))?.join('-') ?? code;

/** Returns a code or PIN without what is typed between its letters, in Latin digits and capitals. */
export const typedSecret = (typed: string): string =>
  latinDigits(typed)
    .toUpperCase()
    .replaceAll(/[^A-Z\d]/g, '');

/** Which code it is, for whoever has the shop's secret. */
export const digestOfCode = (code: string, shopSecret: string): Buffer => {
  const key = createHmac('sha256', shopSecret).update('gift cards').digest();
  return createHmac('sha256', key).update(code).digest();
};

export type SealedCard = { code_sealed: Buffer; pin_sealed: Buffer };

/** Returns what opens a card as it is kept. */
export const sealedCard = (
  { code, pin }: CardSecret,
  shopSecret: string,
): SealedCard & { code_digest: Buffer; last_four: string } => ({
  code_sealed: sealed(code, sealOf(shopSecret)),
  pin_sealed: sealed(pin, sealOf(shopSecret)),
  code_digest: digestOfCode(code, shopSecret),
  last_four: code.slice(-groupLength),
});

/** Returns what opens a kept card; null where the shop's secret is no longer the one it was kept with. */
export const openedCard = (
  { code_sealed, pin_sealed }: SealedCard,
  shopSecret: string,
): CardSecret | null => {
  const [code, pin] = [unsealed(code_sealed, sealOf(shopSecret)), unsealed(pin_sealed, sealOf(shopSecret))];
  return code === null || pin === null ? null : { code, pin };
};

/** Whether a typed PIN is the card's; takes the same time for every PIN. */
export const isPinOf = (
  typed: string,
  { pin_sealed }: Pick<SealedCard, 'pin_sealed'>,
  shopSecret: string,
): boolean => {
  const right = Buffer.from(unsealed(pin_sealed, sealOf(shopSecret)) ?? '');
  const given = Buffer.from(typedSecret(typed));
  return right.length > 0 && right.length === given.length && timingSafeEqual(right, given);
};
