import { setImmediate } from 'node:timers/promises';
import type { SearchEntity } from '@dijla/contract/client';
import type { CatalogueSource, WireDocument } from '../catalogue-source.ts';
import { type StoreCode, storeCodes } from '../i18n/store-views.ts';
import { paths } from '../paths.ts';
import { expandProduct } from '../view-models/expand-document.ts';
import { galleryOf } from '../view-models/gallery-of.ts';
import { listedFilters } from '../view-models/listed-filters.ts';
import { mostAddresses, type SitemapFile, type SitemapKind } from './sitemap-file.ts';
import type { SitemapEntry } from './sitemap-xml.ts';

type Source = Pick<CatalogueSource, 'search'>;
export type SitemapSources = Readonly<Record<StoreCode, Source>>;

type Filters = ReturnType<typeof listedFilters>;
type Subject = {
  entity: SearchEntity;
  filters: Filters;
  /** Member by which a document is found in an address, and what else is read of it. */
  place: 'url_path' | 'identifier';
  include: readonly string[];
  pathOf: (store: StoreCode, place: string) => string;
  changedAt: (source: Source, document: WireDocument) => Promise<string | null>;
  picturesOf: (document: WireDocument) => string[];
};

/** Side in pixels of the pictures that search engines are shown. */
const pictureSide = 1200;

const pictureAt = (path: string): string => paths.image(path, pictureSide, pictureSide);
const newestFirst = { field: 'updated_at', options: 'desc' } as const;
const byId = { field: 'id', options: 'asc' } as const;

const instantOf = ({ updated_at: at }: WireDocument): string | null => (typeof at === 'string' ? at : null);

/** A listing changes when one of its products does. */
const newestProduct = async (source: Source, within: Filters): Promise<string | null> => {
  const { hits } = await source.search('product', { request: { _appliedFilters: [...listedFilters(), ...within], _appliedSort: [newestFirst] }, size: 1, include: ['id', 'updated_at'] });
  return hits[0] === undefined ? null : instantOf(hits[0]);
};

const subjects: Readonly<Record<SitemapKind, Subject>> = {
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
    changedAt: (source, { id }) => newestProduct(source, [{ attribute: 'category_ids', value: { in: [id] } }]),
    picturesOf: ({ image }) => (typeof image === 'string' && image !== '' ? [pictureAt(image)] : []),
  },
  pages: {
    entity: 'cms_page',
    filters: [{ attribute: 'sort_order', value: { gt: 0 } }],
    place: 'identifier',
    include: [],
    pathOf: paths.content,
    changedAt: async () => null,
    picturesOf: () => [],
  },
};

/** Pages that stand in every shop, in the first sitemap of pages. */
const fixedPages = [paths.home];

const placeIn = (document: WireDocument | undefined, { place }: Subject): string | undefined => {
  const found = document?.[place];
  return typeof found === 'string' && found !== '' ? found : undefined;
};

/** Documents asked for at once: others get their turn in between. */
const askedAtOnce = 400;

type Asked = { from: number; size: number; filters: Filters; include: readonly string[] };

const documentsOf = async (source: Source, entity: SearchEntity, { from, size, filters, include }: Asked): Promise<WireDocument[]> => {
  const found: WireDocument[] = [];
  while (found.length < size) {
    const request = { _appliedFilters: filters, _appliedSort: [byId] };
    const { hits } = await source.search(entity, { request, from: from + found.length, size: Math.min(askedAtOnce, size - found.length), include });
    found.push(...hits);
    if (hits.length < askedAtOnce) break;
    await setImmediate();
  }
  return found;
};

const idOf = ({ id }: WireDocument): number => Number(id);

/** Where other stores have the same documents, by store and id; `documents` are in order of id. */
const inOtherStores = async (sources: SitemapSources, { kind, store }: SitemapFile, documents: readonly WireDocument[]) => {
  const { entity, filters, place } = subjects[kind];
  const [first, last] = [documents[0], documents.at(-1)];
  if (first === undefined || last === undefined) return new Map();
  const between: Filters = [{ attribute: 'id', value: { gte: idOf(first), lte: idOf(last) } }];
  const found = storeCodes.filter((code) => code !== store).map(async (code) => {
    const theirs = await documentsOf(sources[code], entity, { from: 0, size: Number.POSITIVE_INFINITY, filters: [...filters, ...between], include: ['id', place] });
    return [code, new Map(theirs.map((document) => [idOf(document), document]))] as const;
  });
  return new Map(await Promise.all(found));
};

const fixedEntry = (store: StoreCode, pathOf: (store: StoreCode) => string): SitemapEntry => ({
  path: pathOf(store),
  inStores: Object.fromEntries(storeCodes.map((code) => [code, pathOf(code)])),
  changedAt: null,
  pictures: [],
});

/** How many addresses of a kind a store has, and when the newest of them changed, as far as that is known. */
export const sitemapCount = async (source: Source, kind: SitemapKind): Promise<{ count: number; changedAt: string | null }> => {
  const { entity, filters } = subjects[kind];
  const { total } = await source.search(entity, { request: { _appliedFilters: filters }, size: 1, include: ['id'] });
  return { count: total + (kind === 'pages' ? fixedPages.length : 0), changedAt: kind === 'pages' ? null : await newestProduct(source, []) };
};

/** What a sitemap lists, in order of id: what listings show, is reached and may be indexed. Empty for a part behind the last. */
export const sitemapEntries = async (sources: SitemapSources, file: SitemapFile): Promise<SitemapEntry[]> => {
  const { kind, store, part } = file;
  const subject = subjects[kind];
  const documents = await documentsOf(sources[store], subject.entity, {
    from: (part - 1) * mostAddresses,
    size: mostAddresses,
    filters: subject.filters,
    include: ['id', subject.place, ...subject.include],
  });
  const elsewhere = await inOtherStores(sources, file, documents);
  const entries = documents.map(async (document): Promise<SitemapEntry[]> => {
    const own = placeIn(document, subject);
    if (own === undefined) return [];
    const inStores = storeCodes.flatMap((code) => {
      const place = code === store ? own : placeIn(elsewhere.get(code)?.get(idOf(document)), subject);
      return place === undefined ? [] : [[code, subject.pathOf(code, place)]];
    });
    const changedAt = await subject.changedAt(sources[store], document);
    return [{ path: subject.pathOf(store, own), inStores: Object.fromEntries(inStores), changedAt, pictures: subject.picturesOf(document) }];
  });
  const fixed = kind === 'pages' && part === 1 ? fixedPages.map((pathOf) => fixedEntry(store, pathOf)) : [];
  return [...fixed, ...(await Promise.all(entries)).flat()];
};
