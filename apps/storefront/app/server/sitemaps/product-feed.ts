import { setImmediate } from 'node:timers/promises';
import { majorUnits } from '@dijla/commerce-rules/money/major-units';
import { type StoreCode, storeViews } from '@dijla/contract/store-views';
import type { WireDocument } from '../../provider-client/catalog-source.ts';
import { paths, sharedImage } from '../../paths.ts';
import { listedFilters } from '../../view-models/listing/listed-filters.ts';
import type { PriceView } from '../../view-models/product/price-view.ts';
import { type BuyableView, productView, type ProductView } from '../../view-models/product/product-view.ts';
import { expandProduct } from '../../view-models/wire/expand-document.ts';
import { written } from './blog-feed.ts';
import type { SitemapSource } from './sitemap-source.ts';
import { addressOf, declaration } from './sitemap-xml.ts';

/** The products of a store as shopping services read them: the `part`th file, counted from 1. */
export type ProductFeedFile = { store: StoreCode; part: number };

const pattern = new RegExp(
  `^/(?<store>${Object.keys(storeViews).join('|')})/feeds/google(?:-(?<part>[2-9]|[1-9]\\d{1,2}))?\\.xml$`,
);

/** Returns the feed that a path names, even if it would be empty; undefined for any other path. */
export const productFeedAt = (pathname: string): ProductFeedFile | undefined => {
  const { store, part = '1' } = pattern.exec(pathname)?.groups ?? {};
  return store === undefined ? undefined : { store: store as StoreCode, part: Number(part) };
};

/** Products in one file, each with its variants: quick to make, and far below what the services take. */
export const mostFeedProducts = 1_000;
/** Documents in one request, so that other work gets a turn in between. */
const askedAtOnce = 100;
/** Characters that the services take. */
const [longestTitle, longestDescription] = [150, 5000];

const documentsOf = async (source: SitemapSource, part: number): Promise<WireDocument[]> => {
  const found: WireDocument[] = [];
  while (found.length < mostFeedProducts) {
    const { hits } = await source.search('product', {
      request: { _appliedFilters: listedFilters(), _appliedSort: [{ field: 'id', options: 'asc' }] },
      from: (part - 1) * mostFeedProducts + found.length,
      size: askedAtOnce,
      exclude: ['attributes_metadata'],
    });
    found.push(...hits);
    if (hits.length < askedAtOnce) break;
    await setImmediate();
  }
  return found;
};

const entities: Readonly<Record<string, string>> = {
  '&nbsp;': ' ',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
  '&amp;': '&',
};

/** Text without markup, whose spaces are single. */
const plain = (html: string): string =>
  html
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/&(?:nbsp|lt|gt|quot|#39|amp);/g, (entity) => entities[entity] ?? entity)
    .replaceAll(/\s+/g, ' ')
    .trim();

type Item = { product: ProductView; buyable: BuyableView; price: PriceView; picture: string };

/** What is sold of a product, as far as it has a price and a picture, without which services refuse it. */
const itemsOf = (product: ProductView): Item[] =>
  product.buyables.flatMap((buyable) => {
    const price = buyable.least ?? buyable.price ?? product.price;
    const picture = buyable.image ?? product.gallery[0]?.path;
    return price === null || picture === undefined ? [] : [{ product, buyable, price, picture }];
  });

const fields = (members: Readonly<Record<string, string | undefined>>): string =>
  Object.entries(members)
    .map(([name, text]) => (text === undefined ? '' : `<g:${name}>${text}</g:${name}>`))
    .join('');

type Place = { store: StoreCode; publicUrl: string };

const itemXml = (
  { product, buyable, price, picture }: Item,
  document: WireDocument,
  { store, publicUrl }: Place,
): string => {
  const { scale, code } = storeViews[store].currency;
  const {
    description = '',
    short_description: summary = '',
    gtm_category: category,
  } = expandProduct(document);
  const isVariant = buyable.sku !== product.sku;
  const values = product.options.flatMap(({ code: attribute, values: offered }) => {
    const value = offered.find(({ id }) => id === buyable.values[attribute]);
    return value === undefined ? [] : [value.label];
  });
  const title = [product.name, ...values].join(' – ').slice(0, longestTitle);
  const amount = (minor: number): string => `${majorUnits(minor, scale)} ${code}`;
  const text = (plain(description) || plain(summary) || product.name).slice(0, longestDescription);
  return `<item>${fields({
    id: written(buyable.sku),
    title: written(title),
    description: written(text),
    link: addressOf(
      publicUrl,
      paths.entity(store, product.urlPath, { childSku: isVariant ? buyable.sku : undefined }),
    ),
    image_link: addressOf(publicUrl, sharedImage(picture)),
    availability: buyable.stock.state === 'out-of-stock' ? 'out_of_stock' : 'in_stock',
    price: amount(price.regular ?? price.final),
    sale_price: price.regular === null ? undefined : amount(price.final),
    brand: product.brand === null ? undefined : written(product.brand),
    // Services ask for a brand or a number of the maker's, or to be told that there is neither.
    identifier_exists: product.brand === null ? 'no' : undefined,
    condition: 'new',
    item_group_id: isVariant ? written(product.sku) : undefined,
    product_type: category === undefined ? undefined : written(category.replaceAll('/', ' > ')),
  })}</item>`;
};

/** Returns a part of a store's products as Google and Meta read them (RSS 2.0 with `g:` fields); null beyond the last. */
export const productFeedXml = async (
  source: SitemapSource,
  { part, ...place }: ProductFeedFile & Place,
): Promise<string | null> => {
  const { store, publicUrl } = place;
  const [documents, { brand }] = await Promise.all([documentsOf(source, part), source.shopFacts()]);
  if (documents.length === 0) return null;
  const items = documents.flatMap((document) =>
    itemsOf(productView(document, {}, storeViews[store].currency.scale)).map((item) =>
      itemXml(item, document, place),
    ),
  );
  const name = written(brand?.name ?? new URL(publicUrl).host);
  const home = addressOf(publicUrl, paths.home(store));
  return [
    declaration,
    '<rss version="2.0" xmlns:g="http://base.google.com/ns/1.0"><channel>',
    `<title>${name}</title><link>${home}</link><description>${name}</description>`,
    ...items,
    '</channel></rss>',
  ].join('\n');
};
