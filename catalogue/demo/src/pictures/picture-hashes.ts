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

/** The products with their pictures bound to what these are made from, so that their addresses may be kept for good. */
export const withPictureHashes = (products: readonly ProductInput[]): Promise<ProductInput[]> =>
  Promise.all(
    products.map(async (product) => ({
      ...product,
      media: await Promise.all(
        product.media.map(async (picture) => ({ ...picture, hash: await hashOf(picture.path) })),
      ),
    })),
  );

/** The address of a picture that browsers may keep for good; the path as given when there is no such picture. */
export const boundAddress = async (path: string): Promise<string> =>
  hashedPicturePath(path, await hashOf(path));

/** The categories with the immutable addresses of their pictures: a tinted one that nothing binds is made anew for everybody who asks. */
export const withBoundPictures = (categories: readonly CategoryInput[]): Promise<CategoryInput[]> =>
  Promise.all(
    categories.map(async (category) => ({
      ...category,
      image: category.image === null ? null : await boundAddress(category.image),
      media_gallery: await Promise.all(category.media_gallery.map(boundAddress)),
    })),
  );
