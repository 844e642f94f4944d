import {
  brandCalls,
  carouselCalls,
  categoryCalls,
  checkStock,
  listStock,
  mapUrl,
  recommendProducts,
  renderList,
  resolveUrl,
  searchCatalog,
} from './browse/browse.ts';
import type { Connection } from './database/database.ts';
import type { CallHandlers } from './call/call-handler.ts';
import type { InvalidBody } from './call/call-input.ts';
import { refusal } from './call/refusal.ts';
import type { RateLimits } from './http/limits/rate-limits.ts';
import { cartCalls } from './modules/cart/cart.ts';
import { type seenTogether, tellSeenTogether } from './modules/catalog/catalog.ts';
import { checkoutCalls } from './modules/checkout/checkout.ts';
import {
  customerCalls,
  invalidCustomer,
  invalidPasswords,
  invalidProfile,
  priceListOfToken,
} from './modules/customers/customers.ts';
import { listOrders } from './modules/orders/orders.ts';
import { readIp, storeCalls, type Stores } from './modules/store-views/store-views.ts';
import { invalidOrderBody } from './processes/place-order/order-invalid.ts';
import { orderCalls } from './processes/place-order/place-order.ts';
import type { ReadModel } from './read-model/read-model.ts';

export type ProviderCallsParts = {
  connection: Connection;
  readModel: ReadModel;
  stores: Stores;
  limits: RateLimits;
  /** Signs tokens. */
  secret: string;
  /** Epoch milliseconds. */
  now: () => number;
  publicUrl: string | undefined;
  seenTogether: ReturnType<typeof seenTogether>;
};

/** Returns the handlers of all calls, each made with the parts it needs. */
export const providerCalls = ({
  connection,
  readModel,
  stores,
  limits,
  secret,
  now,
  publicUrl,
  seenTogether,
}: ProviderCallsParts): CallHandlers => {
  const priceListOf = priceListOfToken(connection.read, { secret, now });
  const buying = { database: connection.byKey, stores };
  return {
    'catalog/search': searchCatalog({ readModel, stores, priceListOf }),
    'stock/check': checkStock({ readModel }),
    'stock/list': listStock({ readModel }),
    ...cartCalls({ ...buying, limits }),
    ...checkoutCalls(buying),
    ...orderCalls(buying, { atOnce: Math.ceil(connection.sessionsByKey / 2) }),
    ...customerCalls({ ...buying, secret, limits }),
    'user/order-history': listOrders(buying),
    'product/render-list': renderList({
      readModel,
      stores,
      ...(publicUrl === undefined ? {} : { publicUrl }),
    }),
    'url/map': mapUrl({ readModel, priceListOf }),
    'url/resolver': resolveUrl({ database: connection.read, readModel }),
    'product/recommendations': recommendProducts({ database: connection.read, readModel, priceListOf }),
    'product/seen-together': tellSeenTogether({ seenTogether, limits }),
    ...brandCalls({ database: connection.read, readModel }),
    ...categoryCalls({ database: connection.read, readModel, stores }),
    ...carouselCalls({ database: connection.read, readModel, stores, priceListOf }),
    ...storeCalls(connection.read),
    'other/ip': readIp,
  };
};

/** The refusals of bodies that fail their schema, where a call has one of its own. */
export const invalidBodies: Partial<Record<keyof CallHandlers, InvalidBody>> = {
  'order/place': invalidOrderBody,
  'user/create': invalidCustomer,
  'user/update': invalidProfile,
  'user/change-password': invalidPasswords,
  'catalog/search': () => refusal('search.unreadable-request'),
};
