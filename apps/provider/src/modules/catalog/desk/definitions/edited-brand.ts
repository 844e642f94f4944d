import { createHash } from 'node:crypto';
import type { Calls } from '@dijla/contract/schemas';
import { languages } from '@dijla/contract/store-views';
import type { AttributeDefinition } from '../../attributes/attribute-definition.ts';
import type { BrandInput } from '../../saving/catalog-batch.ts';

/** What is said of a brand at the desk. */
export type EditedBrand = Calls['desk/brand']['result']['_output']['brand'];
export type BrandOption = AttributeDefinition['options'][number];

/** Returns a brand as its form shows it; `page` is undefined of one that is a value of products alone. */
export const editedBrandOf = (
  { code, labels, sort }: Pick<BrandOption, 'code' | 'labels' | 'sort'>,
  page: BrandInput | undefined,
): EditedBrand => ({
  url_key: page?.url_key ?? code,
  image: page?.image ?? null,
  slider_image: page?.slider_image ?? null,
  slider_position: page?.slider_position ?? null,
  position: page?.position ?? sort,
  texts: Object.fromEntries(
    languages.map((language) => [
      language,
      {
        title: (page?.texts[language]?.title || labels[language]) ?? '',
        description: page?.texts[language]?.description ?? '',
      },
    ]),
  ) as EditedBrand['texts'],
});

/** Returns a number for what is said of a brand now. */
export const versionOfBrand = (brand: EditedBrand): string =>
  createHash('sha256').update(JSON.stringify(brand)).digest('hex').slice(0, 16);

/** Returns the page of a brand with what was said of it at the desk. */
export const withBrandEdits = (
  { code, position }: Pick<BrandInput, 'code' | 'position'>,
  { texts, position: _wanted, ...said }: EditedBrand,
): BrandInput => ({
  code,
  position,
  ...said,
  texts: Object.fromEntries(
    languages
      .filter((language) => texts[language].title !== '')
      .map((language) => [language, texts[language]]),
  ),
});

/** Returns the labels of a brand's option, by which filters and searches know it. */
export const labelsOf = ({ texts }: EditedBrand): BrandOption['labels'] =>
  Object.fromEntries(
    languages
      .filter((language) => texts[language].title !== '')
      .map((language) => [language, texts[language].title]),
  );
