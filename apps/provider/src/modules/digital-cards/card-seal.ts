import { createHmac } from 'node:crypto';
import type { CardCode } from '@dijla/commerce-rules/digital-cards/cards-in-text';
import { type Seal, sealed, unsealed } from '../../call/sealed-secret.ts';

const sealOf = (shopSecret: string): Seal => ({ purpose: 'digital cards', shopSecret });

/** Which code it is, for whoever has the shop's secret: codes are too short for a digest that anybody can make. */
const digestOf = (code: string, shopSecret: string): Buffer => {
  const key = createHmac('sha256', shopSecret).update('digital cards').digest();
  return createHmac('sha256', key).update(code).digest();
};

type SealedCard = { code: Buffer; pin: Buffer | null; digest: Buffer };

/** Returns a code as it is kept. */
export const sealedCard = ({ code, pin }: CardCode, shopSecret: string): SealedCard => ({
  code: sealed(code, sealOf(shopSecret)),
  pin: pin === null ? null : sealed(pin, sealOf(shopSecret)),
  digest: digestOf(code, shopSecret),
});

/** Returns what a kept card says; null where the shop's secret is no longer the one it was kept with. */
export const openedCard = (
  { code, pin }: Pick<SealedCard, 'code' | 'pin'>,
  shopSecret: string,
): CardCode | null => {
  const opened = unsealed(code, sealOf(shopSecret));
  return opened === null
    ? null
    : { code: opened, pin: pin === null ? null : unsealed(pin, sealOf(shopSecret)) };
};
