import type { DatabaseTransaction } from '@dijla/provider/database';
import { sql } from 'kysely';
import { demoAuthor } from '../loading/save-records.ts';

/**
 * Gives stars by aspect to three in five reviews of the demo, near those of the whole and the same for the same review.
 * What has some keeps them, and only products that got new ones are announced.
 */
export const giveStars = async (transaction: DatabaseTransaction): Promise<void> => {
  await sql`
    with chance as (
      select r.id, r.product_id, r.rating, a.code, digest[1] as of_review, digest[2] as of_aspect
      from review r cross join review_aspect a
      cross join lateral (select array[get_byte(decode(md5(r.natural_key), 'hex'), 0), get_byte(decode(md5(r.natural_key || a.code), 'hex'), 0)] as digest) d
      where r.source = 'demo' and r.rating is not null and a.is_asked
    ), given as (
      insert into review_stars (review_id, aspect, stars)
      select id, code, greatest(1, least(5, rating + (array[-1, 0, 0, 1])[of_aspect % 4 + 1])) from chance where of_review % 5 < 3
      on conflict do nothing returning review_id
    )
    insert into change (entity, entity_id, kind, actor, request_id)
    select distinct 'product', r.product_id, 'reviews', ${demoAuthor.actor}, ${demoAuthor.requestId}
    from given g join review r on r.id = g.review_id`.execute(transaction);
};
