import type {
  BrandInput,
  CategoryInput,
  MediaInput,
  ProductInput,
} from '@dijla/provider/modules/catalog/catalog';
import type { RecordKind } from '../record/import-record.ts';
import type { AnyRecord } from '../record/record-handlers.ts';

/** Facts about an existing picture. */
export type PictureFacts = { hash: string; tone: string };
/** Returns the facts of the picture at a path, or undefined when no record may reference it. */
type FactsOf = (path: string) => PictureFacts | undefined;

type Named<Input> = {
  pathsOf: (record: Input) => string[];
  withFacts: (record: Input, factsOf: FactsOf) => Input;
};

const shown = (path: string | null, factsOf: FactsOf): string | null =>
  path === null || factsOf(path) === undefined ? null : path;
const onlyPaths = (paths: readonly (string | null)[]): string[] => paths.filter((path) => path !== null);

const product: Named<ProductInput> = {
  pathsOf: ({ media }) => media.map(({ path }) => path),
  withFacts: (record, factsOf) => ({
    ...record,
    media: record.media.flatMap(({ path, hash, tone }): MediaInput[] => {
      const facts = factsOf(path);
      // A tone given with the same hash is kept, because a tinted picture's color differs from its master's.
      return facts === undefined
        ? []
        : [{ path, hash: facts.hash, tone: hash === facts.hash && tone !== null ? tone : facts.tone }];
    }),
  }),
};

const category: Named<CategoryInput> = {
  pathsOf: ({ image, media_gallery }) => onlyPaths([image, ...media_gallery]),
  withFacts: (record, factsOf) => ({
    ...record,
    image: shown(record.image, factsOf),
    media_gallery: record.media_gallery.filter((path) => factsOf(path) !== undefined),
  }),
};

const brand: Named<BrandInput> = {
  pathsOf: ({ image, slider_image }) => onlyPaths([image, slider_image]),
  withFacts: (record, factsOf) => ({
    ...record,
    image: shown(record.image, factsOf),
    slider_image: shown(record.slider_image, factsOf),
  }),
};

const named = { product, category, brand };

/** Returns how records of a kind reference pictures, or undefined for kinds without pictures. */
export const namedPictures = (kind: RecordKind): Named<AnyRecord> | undefined =>
  // The kind determines the record type.
  kind === 'product' || kind === 'category' || kind === 'brand'
    ? (named[kind] as Named<AnyRecord>)
    : undefined;
