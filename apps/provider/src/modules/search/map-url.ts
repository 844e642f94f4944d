import type { SearchEntity, UrlHit } from '@dijla/contract/client';
import type { CallHandler } from '../../http/call-handler.ts';
import { refusal } from '../../http/refusal.ts';
import type { ReadModel } from '../../read-model/read-model.ts';
import type { Document } from '../../read-model/search-engine.ts';
import { compactDocument } from './compact-document.ts';
import { sourceProjection } from './source-projection.ts';

export type MapParts = { readModel: Pick<ReadModel, 'engine'> };

const places = [['product', 'url_path'], ['category', 'url_path'], ['cms_page', 'identifier']] as const satisfies readonly [SearchEntity, string][];

/** What a client cannot go on without, whatever fields it names (wire §9.1). */
const alwaysIncluded = ['url_path', 'identifier', 'id', 'slug', 'sku', 'type_id'];

/** `POST /api/url/map`: the document at a path, under full names unless the compact ones are asked for; null when there is none (wire §9.1). */
export const mapUrl = ({ readModel }: MapParts): CallHandler<'url/map'> => {
  const foundAt = async (index: string, url: string): Promise<{ type: UrlHit['_type']; document: Document } | undefined> => {
    for (const [type, attribute] of places) {
      const query = { applied: [{ attribute, value: { eq: url }, scope: 'default' as const }], available: [], sort: [], text: '', from: 0, size: 1 };
      const [hit] = (await readModel.engine.search(index, type, query)).hits;
      if (hit !== undefined) return { type, document: hit.document };
    }
    return undefined;
  };
  return async ({ query, body }, { store }) => {
    const url = (body?.url ?? '').replace(/^\/+|\/+$/g, '');
    if (url === '') return refusal('url.missing');
    const found = await foundAt(store.index_name, url);
    if (found === undefined) return { result: null };
    const include = body?.includeFields ? [...body.includeFields, ...alwaysIncluded] : [];
    const document = sourceProjection({ include, exclude: body?.excludeFields ?? [] })(found.document);
    const shorten = found.type === 'product' && query.response_format === 'compact' ? compactDocument : (full: Document) => full;
    return { result: { _index: store.index_name, _type: found.type, _id: String(found.document['id']), _score: 0, _source: shorten(document) } };
  };
};
