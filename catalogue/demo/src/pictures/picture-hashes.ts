import { fileURLToPath } from 'node:url';
import type { CategoryInput, ProductInput } from '@dijla/provider/modules/catalog/catalog';
import { hashedPicturePath, pictureHash } from '@dijla/provider/modules/media/media';

const folder = fileURLToPath(new URL('../../pictures', import.meta.url));
const hashes = new Map<string, Promise<string | null>>();

const hashOf = (path: string): Promise<string | null> => {
  const known = hashes.get(path) ?? pictureHash([folder], path).then((hash) => hash ?? null);
  hashes.set(path, known);
  return known;
};

/**
 * Returns the products with content hashes in their picture paths, so that browsers can cache the pictures
 * forever.
 */
export const withPictureHashes = (products: readonly ProductInput[]): Promise<ProductInput[]> =>
  Promise.all(
    products.map(async (product) => ({
      ...product,
      media: await Promise.all(
        product.media.map(async (picture) => ({ ...picture, hash: await hashOf(picture.path) })),
      ),
    })),
  );

/** Returns the immutable URL of a picture, or the path as given when there is no such picture. */
export const boundAddress = async (path: string): Promise<string> =>
  hashedPicturePath(path, await hashOf(path));

/**
 * Returns the categories with immutable picture URLs. Without a hash, a tinted picture would be rendered
 * again for each request.
 */
export const withBoundPictures = (categories: readonly CategoryInput[]): Promise<CategoryInput[]> =>
  Promise.all(
    categories.map(async (category) => ({
      ...category,
      image: category.image === null ? null : await boundAddress(category.image),
      media_gallery: await Promise.all(category.media_gallery.map(boundAddress)),
    })),
  );
