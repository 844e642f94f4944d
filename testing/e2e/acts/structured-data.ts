type Check = (value: unknown, path: string) => string[];
type Shape = Readonly<Record<string, Check>>;

const fault = (isRight: boolean, path: string, wanted: string): string[] =>
  isRight ? [] : [`${path} is not ${wanted}`];

const text: Check = (value, path) => fault(typeof value === 'string' && value.trim() !== '', path, 'a text');
const amount: Check = (value, path) => fault(typeof value === 'number' && value > 0, path, 'an amount');
const count: Check = (value, path) => fault(Number.isInteger(value) && Number(value) > 0, path, 'a count');
const instant: Check = (value, path) =>
  fault(typeof value === 'string' && !Number.isNaN(Date.parse(value)), path, 'an instant');
const oneOf =
  (...values: string[]): Check =>
  (value, path) =>
    fault(values.includes(String(value)), path, values.join(' or '));
const address: Check = (value, path) =>
  fault(typeof value === 'string' && /^https?:\/\/[^\s/]+\/\S*$/.test(value), path, 'an absolute address');
const optional =
  (check: Check): Check =>
  (value, path) =>
    value === undefined ? [] : check(value, path);
const listOf =
  (check: Check): Check =>
  (value, path) =>
    Array.isArray(value) && value.length > 0
      ? value.flatMap((one, place) => check(one, `${path}[${place}]`))
      : [`${path} is no list, or an empty one`];
const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
/** One of the shapes by its `@type`, with nothing in it that the shape does not know. */
const typed =
  (...types: string[]): Check =>
  (value, path) => {
    if (!isRecord(value)) return [`${path} is no object`];
    const type = String(value['@type']);
    const shape = shapes[type];
    if (!types.includes(type) || shape === undefined)
      return [`${path} is a ${type}, not ${types.join(' or ')}`];
    const unknown = Object.keys(value).filter(
      (name) => name !== '@type' && name !== '@context' && !Object.hasOwn(shape, name),
    );
    return [
      ...Object.entries(shape).flatMap(([name, check]) => check(value[name], `${path}.${name}`)),
      ...unknown.map((name) => `${path}.${name} is unknown`),
    ];
  };
/** Checks that positions count from 1 without a gap. */
const inOrder =
  (check: Check): Check =>
  (value, path) => [
    ...listOf(check)(value, path),
    ...(Array.isArray(value)
      ? value.flatMap((one: { position?: unknown }, place) =>
          fault(one.position === place + 1, `${path}[${place}].position`, String(place + 1)),
        )
      : []),
  ];

const offered = {
  url: address,
  priceCurrency: oneOf('IQD', 'USD'),
  availability: oneOf(
    'https://schema.org/InStock',
    'https://schema.org/LimitedAvailability',
    'https://schema.org/OutOfStock',
  ),
  itemCondition: oneOf('https://schema.org/NewCondition'),
};

/**
 * The fields that search engines require of each type of data (schema.org), as far as this shop provides it.
 */
const shapes: Readonly<Record<string, Shape>> = {
  Product: {
    name: text,
    sku: text,
    url: address,
    image: listOf(address),
    description: optional(text),
    brand: optional(typed('Brand')),
    aggregateRating: optional(typed('AggregateRating')),
    offers: typed('Offer', 'AggregateOffer'),
  },
  Brand: { name: text },
  AggregateRating: { ratingValue: amount, reviewCount: count, bestRating: count },
  Offer: { ...offered, price: amount, priceValidUntil: optional(instant) },
  AggregateOffer: { ...offered, lowPrice: amount, highPrice: amount, offerCount: count },
  BreadcrumbList: { itemListElement: inOrder(typed('ListItem')) },
  ItemList: { itemListElement: inOrder(typed('ListItem')) },
  ListItem: { position: count, name: optional(text), item: optional(address), url: optional(address) },
  WebSite: {
    name: text,
    url: address,
    inLanguage: oneOf('ar-IQ', 'en'),
    potentialAction: typed('SearchAction'),
  },
  BlogPosting: {
    headline: text,
    description: text,
    datePublished: instant,
    image: optional(address),
    inLanguage: oneOf('ar-IQ', 'en'),
    mainEntityOfPage: address,
    author: typed('Organization'),
    publisher: typed('Organization'),
  },
  Organization: {
    name: text,
    description: optional(text),
    url: optional(address),
    image: optional(address),
  },
  SearchAction: { target: typed('EntryPoint'), 'query-input': oneOf('required name=search_term_string') },
  EntryPoint: {
    urlTemplate: (value, path) =>
      fault(typeof value === 'string' && value.includes('{search_term_string}'), path, 'a template'),
  },
};

/** Returns the errors in a page's data block; empty when it meets the requirements of search engines. */
export const structuredDataErrors = (data: unknown): string[] => [
  ...fault(isRecord(data) && data['@context'] === 'https://schema.org', '@context', 'schema.org'),
  ...typed(
    'Product',
    'BreadcrumbList',
    'ItemList',
    'WebSite',
    'BlogPosting',
    'Organization',
  )(data, isRecord(data) ? String(data['@type']) : 'data'),
];
