import { z } from 'zod';

/** A list of records as content systems answer it: the fields of each are `attributes`; no envelope (wire §11). */
export const headlessList = <Attributes extends z.ZodObject>(attributes: Attributes) =>
  z.object({
    data: z.array(z.object({ id: z.int(), attributes })),
    meta: z.object({
      pagination: z.object({ page: z.int(), pageSize: z.int(), pageCount: z.int(), total: z.int() }),
    }),
  });

/** `page`, from 1, and `pageSize` of a list (wire §11). */
export const pagedQuery = (usualSize: number) =>
  z.object({
    page: z.coerce.number().int().min(1).max(100_000).default(1),
    pageSize: z.coerce.number().int().min(1).max(100).default(usualSize),
  });

/** What every call that reads content has in common. */
export const readsContent = {
  method: 'GET',
  access: { for: 'anyone' },
  of: 'clients',
  limit: 'search',
  reads: 'memory',
  raw: { recognizedBy: 'data' },
  refusals: ['content.not-found', 'request.invalid'],
} as const;
