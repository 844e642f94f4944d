import type { SearchEntity } from '@dijla/contract/client';
import type { CatalogQuery, WireDocument } from '../provider-client/catalog-source.ts';
import type { StoreCode } from '@dijla/contract/store-views';

const aliasMembers = ['id', 'url_path', 'slug', 'sku', 'attribute_code', 'attribute_id'] as const;
type AliasMember = (typeof aliasMembers)[number];

export type CacheSection = { store: StoreCode; entity: SearchEntity };

const isKey = (value: unknown): value is string | number =>
  (typeof value === 'string' && value !== '') || typeof value === 'number';

const aliasKey = ({ store, entity }: CacheSection, member: AliasMember, value: string | number): string =>
  `${store}|${entity}|${member}:${value}`;

/** Returns the alias key of the document at a path. */
export const urlPathKey = (section: CacheSection, urlPath: string): string =>
  aliasKey(section, 'url_path', urlPath);

/** Returns the key of a document, or null if it has no id. */
export const documentKey = ({ store, entity }: CacheSection, document: WireDocument): string | null => {
  const id = [document.id, document.attribute_id, document.sku].find(isKey);
  return id === undefined ? null : `${store}|${entity}|${id}`;
};

const childSkus = ({ configurable_children }: WireDocument): string[] =>
  Array.isArray(configurable_children)
    ? configurable_children
        .map((child: { sku?: unknown }) => child.sku)
        .filter((sku) => typeof sku === 'string')
    : [];

/** Returns all alias keys of a document; a configurable product also has those of its variants' skus. */
export const aliasKeys = (section: CacheSection, document: WireDocument): string[] => {
  const own = aliasMembers.flatMap((member) => {
    const value = document[member];
    return isKey(value) ? [aliasKey(section, member, value)] : [];
  });
  return [
    ...own,
    ...childSkus(document).map(
      (sku) => `${section.store}|${section.entity}|configurable_children.sku:${sku}`,
    ),
  ];
};

const valuesOf = (value: unknown): (string | number)[] => {
  const isOperator = typeof value === 'object' && value !== null && !Array.isArray(value);
  const given = isOperator ? Object.entries(value as Record<string, unknown>)[0] : (['in', value] as const);
  if (!given || (given[0] !== 'eq' && given[0] !== 'in')) return [];
  return (Array.isArray(given[1]) ? given[1] : [given[1]]).filter(isKey);
};

/**
 * Returns the alias keys of the documents that a query names individually (`url_path` eq, `sku` in …), or
 * null if it requests a listing.
 */
export const namedDocuments = (section: CacheSection, { request }: CatalogQuery): string[] | null => {
  for (const { attribute, value } of request._appliedFilters ?? []) {
    const isAlias =
      attribute === 'configurable_children.sku' || aliasMembers.some((member) => member === attribute);
    const values = isAlias ? valuesOf(value) : [];
    if (values.length > 0)
      return values.map((one) => `${section.store}|${section.entity}|${attribute}:${one}`);
  }
  return null;
};

/** Returns the key of an answer: equal queries in one store have equal keys. */
export const queryKey = (
  { store, entity }: CacheSection,
  { request, size, from = 0, include = [], exclude = [] }: CatalogQuery,
): string => `${store}|${entity}|${JSON.stringify([request, size, from, include, exclude])}`;
