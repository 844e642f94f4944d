import { latinDigits } from '@dijla/commerce-rules/digits/latin-digits';
import { generateSecret, generateURI, verify } from 'otplib';
import { renderSVG } from 'uqr';

/** Seconds for which an app shows a code. */
const stepSeconds = 30;
const stepAt = (now: number): number => Math.floor(now / 1000 / stepSeconds);

/** A new secret for an app: as text, as an `otpauth` address, and that as a QR code. */
export type NewTotp = { secret: string; uri: string; qr: string };

/** Makes a secret for an app, which shows the shop's name and the member's e-mail address beside its codes. */
export const newTotp = ({ shop, email }: { shop: string; email: string }): NewTotp => {
  const secret = generateSecret();
  // A colon parts the two names in the address.
  const uri = generateURI({ issuer: shop.replaceAll(':', ' ').trim() || 'Desk', label: email, secret });
  return { secret, uri, qr: renderSVG(uri, { border: 2 }) };
};

/**
 * Returns the step of 30 seconds whose code was typed, or null for a wrong code (RFC 6238). The codes of the step
 * before and after `now` (epoch milliseconds) count too; those of `lastStep` and before were used already.
 */
export const stepOfCode = async (
  typed: string,
  { secret, lastStep, now }: { secret: string; lastStep: number; now: number },
): Promise<number | null> => {
  const token = latinDigits(typed).replace(/\s/g, '');
  // The library throws where no code can be right: of another form, and when the clock was set back.
  if (!/^[0-9]{6}$/.test(token) || lastStep > stepAt(now)) return null;
  const checked = await verify({
    secret,
    token,
    epoch: Math.floor(now / 1000),
    epochTolerance: stepSeconds,
    afterTimeStep: lastStep,
  });
  return checked.valid && 'timeStep' in checked ? checked.timeStep : null;
};
