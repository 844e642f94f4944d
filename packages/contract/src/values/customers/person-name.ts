import { lineOf } from '../single-line.ts';

const hasLetter = /\p{L}/u;
/** Names stand in messages to whomever an order names, whose programs make links of addresses. */
const webAddress = /:\/\/|\bwww\./iu;

/**
 * A first or last name: a letter of any script, and no address of the web, which no name has and which would let
 * strangers write to others in the shop's name.
 */
export const personName = lineOf(255)
  .regex(hasLetter, 'should contain a letter')
  .refine((name) => !webAddress.test(name), 'should not contain a web address');
