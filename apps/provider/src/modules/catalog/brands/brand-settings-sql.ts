import type { BrandSettings } from '@dijla/contract/client';
import type { Database, DatabaseTransaction } from '../../../database/connect.ts';

/** Reads the owner's settings for how brands are displayed. */
export const readBrandSettings = async (db: Database): Promise<BrandSettings> => {
  const { shows_only_image, shows_count, sort } = await db
    .selectFrom('brand_settings')
    .select(['shows_only_image', 'shows_count', 'sort'])
    .executeTakeFirstOrThrow();
  return {
    show_only_image: shows_only_image,
    show_count: shows_count,
    sort: sort === 'position' ? 'position' : 'name',
  };
};

export const writeBrandSettings = async (
  transaction: DatabaseTransaction,
  { show_only_image, show_count, sort }: BrandSettings,
): Promise<void> => {
  await transaction
    .updateTable('brand_settings')
    .set({ shows_only_image: show_only_image, shows_count: show_count, sort })
    .execute();
};
