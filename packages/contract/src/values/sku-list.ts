import { z } from 'zod';

/** Comma-separated skus, limited in number and in total length. */
export const skuList = ({ entries, characters }: { entries: number; characters: number }) =>
  z
    .string()
    .max(characters)
    .refine((skus) => skus.split(',').length <= entries, { message: `more than ${entries} skus` });
