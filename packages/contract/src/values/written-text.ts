import { z } from 'zod';

/** What turns the direction of a text, and control characters other than the end of a line. */
const unseen = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]|(?!\n)\p{Cc}/gu;

/** A text of several lines as somebody writes it, of at most `most` characters, without marks that turn its direction. */
export const writtenText = (most: number) =>
  z
    .string()
    .max(most)
    .refine((text) => text.isWellFormed(), 'should be well-formed text')
    .overwrite((text) => text.replace(/\r\n?/g, '\n').replace(unseen, '').trim());
