import { useTexts } from '../../i18n/use-desk.ts';
import { PartLinks } from '../../parts/part-links.tsx';
import { paths } from '../../paths.ts';

/** Links to the parts of the catalog, which are one place of the navigation. */
export const CatalogLinks = () => {
  const { title, parts } = useTexts('products');
  return (
    <PartLinks
      isOneRow
      label={title}
      parts={[
        [paths.products, parts.products],
        [paths.categories, parts.categories],
        [paths.brands, parts.brands],
        [paths.attributes, parts.attributes],
      ]}
    />
  );
};
