import { setImmediate } from 'node:timers/promises';
import type { SearchEntity } from '@dijla/contract/client';
import { type ContentPageEntity, contentPageEntities, contentPath, entities } from '@dijla/contract/entities';
import type { WireDocument } from '../../provider-client/catalog-source.ts';
import { type StoreCode, storeCodes } from '@dijla/contract/store-views';
import { paths } from '../../paths.ts';
import { expandProduct } from '../../view-models/wire/expand-document.ts';
import { categoryField } from '../../view-models/listing/facets-of.ts';
import { galleryOf } from '../../view-models/product/gallery-of.ts';
import { listedFilters } from '../../view-models/listing/listed-filters.ts';
import { inGroups } from '../in-groups.ts';
import type { DocumentKind } from './sitemap-file.ts';
import {
  type Filters,
  instantOf,
  newestProduct,
  pictureAt,
  type SitemapSource,
  type SitemapSources,
} from './sitemap-source.ts';
import type { SitemapEntry } from './sitemap-xml.ts';

type Subject = {
  entity: SearchEntity;
  filters: Filters;
  /** Field by which an address finds the document, and further fields to read. */
  place: 'url_path' | 'identifier';
  include: readonly string[];
  pathOf: (store: StoreCode, place: string) => string;
  changedAt: (source: SitemapSource, document: WireDocument) => Promise<string | null>;
  picturesOf: (document: WireDocument) => string[];
};

const byId = { field: 'id', options: 'asc' } as const;

type ContentKind = (typeof entities)[ContentPageEntity]['address']['sitemap'];

/** The subject of a kind of content with pages: those that are listed anywhere. */
const contentSubject = (entity: ContentPageEntity): Subject => ({
  entity,
  filters: [{ attribute: 'sort_order', value: { gt: 0 } }],
  place: 'identifier',
  include: ['updated_at'],
  pathOf: (store, identifier) => paths.entity(store, contentPath(entity, identifier)),
  changedAt: async (_, document) => instantOf(document),
  picturesOf: () => [],
});

const contentSubjects = Object.fromEntries(
  contentPageEntities.map((entity) => [entities[entity].address.sitemap, contentSubject(entity)]),
) as Readonly<Record<ContentKind, Subject>>;

/** Whether a sitemap lists content, whose pages show no products. */
export const isOfContent = (kind: string): kind is ContentKind => Object.hasOwn(contentSubjects, kind);

const subjects: Readonly<Record<DocumentKind, Subject>> = {
  products: {
    entity: 'product',
    filters: listedFilters(),
    place: 'url_path',
    include: ['updated_at', 'image', 'media_gallery.image', 'media_gallery.pos'],
    pathOf: paths.entity,
    changedAt: async (_, document) => instantOf(document),
    picturesOf: (document) => {
      const { image, media_gallery: media } = expandProduct(document);
      return galleryOf(image, media).map(({ path }) => pictureAt(path));
    },
  },
  categories: {
    entity: 'category',
    filters: [
      { attribute: 'is_active', value: { eq: true } },
      { attribute: 'level', value: { gt: 1 } },
      { attribute: 'product_count', value: { gt: 0 } },
    ],
    place: 'url_path',
    include: ['image'],
    pathOf: paths.entity,
    changedAt: async (source, { id }) =>
      (await newestProduct(source, [{ attribute: categoryField, value: { in: [id] } }])) ?? null,
    picturesOf: ({ image }) => (typeof image === 'string' && image !== '' ? [pictureAt(image)] : []),
  },
  ...contentSubjects,
};

const placeIn = (document: WireDocument | undefined, { place }: Subject): string | undefined => {
  const found = document?.[place];
  return typeof found === 'string' && found !== '' ? found : undefined;
};

/** Maximum number of documents in one request, so that other work gets a turn in between. */
const askedAtOnce = 100;

type Asked = { from: number; size: number; filters: Filters; include: readonly string[] };

const documentsOf = async (
  source: SitemapSource,
  entity: SearchEntity,
  { from, size, filters, include }: Asked,
): Promise<WireDocument[]> => {
  const found: WireDocument[] = [];
  while (found.length < size) {
    const request = { _appliedFilters: filters, _appliedSort: [byId] };
    const { hits } = await source.search(entity, {
      request,
      from: from + found.length,
      size: Math.min(askedAtOnce, size - found.length),
      include,
    });
    found.push(...hits);
    if (hits.length < askedAtOnce) break;
    await setImmediate();
  }
  return found;
};

const idOf = ({ id }: WireDocument): number => Number(id);

type Place = { kind: DocumentKind; store: StoreCode };

const byNumber = (documents: readonly WireDocument[]): Map<number, WireDocument> =>
  new Map(documents.map((document) => [idOf(document), document]));

/**
 * Returns the same documents in the other store views, by store code and id. `documents` are in order of id
 * and usually at the same positions in all store views.
 */
const inOtherStores = async (
  sources: SitemapSources,
  { kind, store, from }: Place & { from: number },
  documents: readonly WireDocument[],
) => {
  const { entity, filters, place } = subjects[kind];
  const include = ['id', place];
  const [first, last] = [documents[0], documents.at(-1)];
  if (first === undefined || last === undefined) return new Map();
  const found = storeCodes
    .filter((code) => code !== store)
    .map(async (code) => {
      const same = byNumber(
        await documentsOf(sources[code], entity, { from, size: documents.length, filters, include }),
      );
      if (documents.every((document) => same.has(idOf(document)))) return [code, same] as const;
      const between: Filters = [{ attribute: 'id', value: { gte: idOf(first), lte: idOf(last) } }];
      return [
        code,
        byNumber(
          await documentsOf(sources[code], entity, {
            from: 0,
            size: Number.POSITIVE_INFINITY,
            filters: [...filters, ...between],
            include,
          }),
        ),
      ] as const;
    });
  return new Map(await Promise.all(found));
};

/** Returns the number of documents of a kind that a store view lists. */
export const documentCount = async (source: SitemapSource, kind: DocumentKind): Promise<number> => {
  const { entity, filters } = subjects[kind];
  return (await source.search(entity, { request: { _appliedFilters: filters }, size: 1, include: ['id'] }))
    .total;
};

/**
 * Returns the entries of a range of documents in order of id: only those that are listed, reachable and may
 * be indexed.
 */
export const documentEntries = async (
  sources: SitemapSources,
  place: Place,
  [from, to]: readonly [number, number],
): Promise<SitemapEntry[]> => {
  const { kind, store } = place;
  const subject = subjects[kind];
  const documents = await documentsOf(sources[store], subject.entity, {
    from,
    size: to - from,
    filters: subject.filters,
    include: ['id', subject.place, ...subject.include],
  });
  const elsewhere = await inOtherStores(sources, { ...place, from }, documents);
  const entries = await inGroups(documents, async (document): Promise<SitemapEntry[]> => {
    const own = placeIn(document, subject);
    if (own === undefined) return [];
    const inStores = storeCodes.flatMap((code) => {
      const there = code === store ? own : placeIn(elsewhere.get(code)?.get(idOf(document)), subject);
      return there === undefined ? [] : [[code, subject.pathOf(code, there)]];
    });
    const changedAt = await subject.changedAt(sources[store], document);
    return [
      {
        path: subject.pathOf(store, own),
        inStores: Object.fromEntries(inStores),
        changedAt,
        pictures: subject.picturesOf(document),
      },
    ];
  });
  return entries.flat();
};
