import type { Database } from '../../database/connect.ts';
import type { RateLimits } from '../../http/limits/rate-limits.ts';
import { isRefusal, refusal, type Refusal } from '../../call/refusal.ts';
import { digestOfCode, isPinOf, typedSecret } from './gift-card-seal.ts';
import { findCard, type FoundCard } from './gift-card-sql.ts';

export type OpeningParts = {
  database: Database;
  secret: string;
  limits: Pick<RateLimits, 'giftCardNetworks' | 'giftCardCodes'>;
};

/**
 * Returns the card of a code and its PIN. A wrong code is told as a wrong PIN is, takes as long, and counts as a guess of
 * the network and of the code, for all processes together.
 */
export const openCard = async (
  { database, secret, limits }: OpeningParts,
  { code, pin }: { code: string; pin: string },
  address: string,
): Promise<FoundCard | Refusal> => {
  const digest = digestOfCode(typedSecret(code), secret);
  const ofNetwork = await limits.giftCardNetworks.begin(address);
  if (isRefusal(ofNetwork)) return ofNetwork;
  const ofCode = await limits.giftCardCodes.begin(digest.toString('base64url'));
  if (isRefusal(ofCode)) return ofCode;
  const card = await findCard(database, digest);
  if (card === undefined || !isPinOf(pin, card, secret)) return refusal('gift-card.not-found');
  await Promise.all([ofNetwork.wasRight(), ofCode.wasRight()]);
  return card;
};

/** Whether a card's last day is over at a moment. */
export const isOver = ({ expires_at: ends }: Pick<FoundCard, 'expires_at'>, now: number): boolean =>
  ends !== null && ends.getTime() <= now;
