import { sql } from 'kysely';

/** Image path of `product_media m` as in documents: with its hash, when known, before the file extension. */
export const pictureAddress = sql<string>`case when m.hash is null then m.path else regexp_replace(m.path, '(\\.[A-Za-z]{3,4})$', '.' || m.hash || '\\1') end`;
