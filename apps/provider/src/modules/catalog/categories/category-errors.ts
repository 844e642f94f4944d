import type { CategoryInput, CategoryText } from '../saving/catalog-batch.ts';
import { eachText } from '../saving/each-text.ts';
import { isUnkeepable, type RecordError, unkeepable } from '../saving/catalog-warning.ts';

export const pathAbove = (url_path: string): string | null =>
  url_path.includes('/') ? url_path.slice(0, url_path.lastIndexOf('/')) : null;

/**
 * Returns the errors because of which a category is rejected; `paths` are those of stored and given
 * categories.
 */
export const categoryErrors = (category: CategoryInput, paths: ReadonlySet<string>): RecordError[] => {
  const { url_path } = category;
  const above = pathAbove(url_path);
  const faults: RecordError[] = [];
  if (url_path.split('/').includes('')) {
    const fault = url_path === '' ? 'is empty' : 'has an empty part';
    faults.push({ field: 'url_path', code: 'bad-url-key', subject: url_path, fault, isTaken: false });
  } else if (above !== null && !paths.has(above)) {
    faults.push({
      field: 'url_path',
      code: 'unknown-parent-category',
      subject: above,
      fault: 'the category above it is not defined',
      isTaken: false,
    });
  }
  if (isUnkeepable(category))
    faults.push({ field: 'texts', code: 'bad-text', subject: url_path, fault: unkeepable, isTaken: false });
  return faults;
};

const text = ({
  name,
  description,
  meta_title,
  meta_description,
  meta_keywords,
}: CategoryText): CategoryText => ({ name, description, meta_title, meta_description, meta_keywords });

/** Returns a category in the canonical form in which it is stored and read. */
export const canonicalCategory = (category: CategoryInput): CategoryInput => {
  const { url_path, position, is_active, include_in_menu, is_anchor, display_mode, image, media_gallery } =
    category;
  return {
    url_path,
    position,
    is_active,
    include_in_menu,
    is_anchor,
    display_mode,
    image,
    media_gallery: [...media_gallery],
    texts: eachText(category.texts, text),
  };
};
