import { z } from 'zod';

/** Skus separated by commas, bounded by how many they are and by how long they are written. */
export const skuList = ({ entries, characters }: { entries: number; characters: number }) =>
  z
    .string()
    .max(characters)
    .refine((skus) => skus.split(',').length <= entries, { message: `more than ${entries} skus` });
