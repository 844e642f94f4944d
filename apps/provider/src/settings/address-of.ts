import { z } from 'zod';

/** A setting that is an address beginning with one of these schemes. */
export const addressOf = (...schemes: string[]) =>
  z.url({
    protocol: new RegExp(`^(?:${schemes.map(RegExp.escape).join('|')})$`),
    error: `must be an address beginning with ${schemes.map((scheme) => `${scheme}://`).join(' or ')}`,
  });
