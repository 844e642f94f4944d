import type { z } from 'zod';
import { callAddress } from './call-address.ts';
import type { Calls } from './calls.ts';
import { type CallPath, paths, type ShopperCallName } from './paths.ts';

type Input<C extends ShopperCallName, Part extends 'query' | 'body'> = Calls[C] extends {
  [P in Part]: infer S extends z.ZodType;
}
  ? z.input<S>
  : never;
type Output<C extends ShopperCallName> = z.output<Calls[C]['result']>;
type Meta<C extends ShopperCallName> = Calls[C] extends { meta: infer S extends z.ZodType }
  ? z.output<S>
  : undefined;

export type CallInput<C extends ShopperCallName> = {
  query?: Input<C, 'query'>;
  body?: Input<C, 'body'>;
  /** Path parameters such as `{index}`. */
  params?: Readonly<Record<string, string>>;
  /** A uuid per change: a retry with the same key gets the stored answer (wire §2.9). */
  idempotencyKey?: string;
  signal?: AbortSignal;
};

/**
 * The outcome of a call. A refusal is data: `status` is the body's `code`, `result` its text, validator list
 * or object. A network failure or an answer that is not JSON throws instead (`ContractError`).
 */
export type CallAnswer<C extends ShopperCallName> =
  | { ok: true; result: Output<C>; meta: Meta<C> }
  | { ok: false; status: number; result: string | object };

export type ContractClient = <C extends ShopperCallName>(
  name: C,
  input?: CallInput<C>,
) => Promise<CallAnswer<C>>;

/**
 * Thrown for an unreadable answer, with the wire's own message (spec 1 §8); `reason` is for code, the
 * message for shoppers.
 */
export class ContractError extends Error {
  readonly reason: 'bad-content-type' | 'wrong-format';
  constructor(reason: 'bad-content-type' | 'wrong-format') {
    super(
      reason === 'bad-content-type'
        ? 'Error with response - bad content-type!'
        : 'Unhandled error, wrong response format!',
    );
    this.reason = reason;
  }
}

/**
 * A write answers with the change feed position at which it is visible. The client's next calls send it, and
 * reads wait for it (300 ms at most), so that shoppers see their own changes.
 */
export const positionHeader = 'x-feed-position';

/**
 * With the value `cookie`, a sign-in puts its refresh token into an HttpOnly cookie instead of `meta`, and a
 * refresh takes it from there (DESIGN §7).
 */
export const refreshTokenHeader = 'x-refresh-token';

/** Header with the solution of a captcha: base64url of `{ challenge, solution }` as JSON. */
export const captchaHeader = 'x-captcha';

/** Whether an answer has no envelope (wire §1.1). */
const isRaw = ({ raw }: CallPath, answer: object | null): boolean =>
  raw !== undefined && (answer === null ? raw.mayBeNull === true : raw.recognizedBy in answer);

const answerOf = async <C extends ShopperCallName>(
  call: CallPath,
  response: Response,
): Promise<CallAnswer<C>> => {
  const { file } = call;
  if (file !== undefined && response.headers.get('content-type') === file)
    return { ok: true, result: await response.blob(), meta: undefined } as never;
  if (!response.headers.get('content-type')?.includes('application/json'))
    throw new ContractError('bad-content-type');
  const answer = (await response.json()) as {
    code?: number;
    result?: unknown;
    meta?: unknown;
    hits?: unknown;
  } | null;
  if (typeof answer === 'object' && isRaw(call, answer))
    return { ok: true, result: answer, meta: undefined } as never;
  if (answer === null || typeof answer !== 'object') throw new ContractError('wrong-format');
  if (answer.code === 200) return { ok: true, result: answer.result, meta: answer.meta } as never;
  return {
    ok: false,
    status: answer.code ?? response.status,
    result: (answer.result ?? '') as string | object,
  };
};

/**
 * Creates a client of the shoppers' calls of the provider API. `fetch` may be the browser's or the provider's in-process handler;
 * `baseUrl` is the origin of the paths (`''` in a browser on the shop's own origin).
 */
export const contractClient = (options: {
  fetch: (request: Request) => Promise<Response>;
  baseUrl: string;
  /** Of other calls than those that every page knows. */
  paths?: Readonly<Record<string, CallPath>>;
}): ContractClient => {
  let written: string | null = null;
  const known: Readonly<Record<string, CallPath>> = options.paths ?? paths;
  return async (name, input = {}) => {
    // Both lists name every call of their client.
    const call = known[name] as CallPath;
    const headers: Record<string, string> = {
      accept: 'application/json',
      'content-type': 'application/json',
    };
    if (input.idempotencyKey) headers['idempotency-key'] = input.idempotencyKey;
    if (written !== null) headers[positionHeader] = written;
    const response = await options.fetch(
      new Request(`${options.baseUrl}${callAddress(call.path, input as CallInput<ShopperCallName>)}`, {
        method: call.method,
        headers,
        ...(input.body === undefined ? {} : { body: JSON.stringify(input.body) }),
        ...(input.signal ? { signal: input.signal } : {}),
      }),
    );
    written = response.headers.get(positionHeader) ?? written;
    return answerOf(call, response);
  };
};

export type { CallName } from './calls.ts';
export { paths, type ShopperCallName } from './paths.ts';
export { type RefusalCode, type RefusalData } from './errors.ts';
export { compactNames } from './values/compact-names.ts';
export { cacheTagGroups, type CacheTagGroup, everyPageTag } from './values/cache-tags.ts';
export type { OrderAddress, PartialAddress } from './values/customers/address.ts';
export type {
  ArrangementDocument,
  ArrangementDocuments,
  ShownBlock,
  ShownScene,
} from './values/catalog/arrangement-documents.ts';
export type { AttributeDocument } from './values/catalog/attribute-document.ts';
export type { CartItem, CartViewItem, ChosenOption, ProductType } from './values/carts/cart-item.ts';
export type { CartNotice, CartView } from './values/carts/cart-view.ts';
export type { CartPromotion } from './values/carts/cart-promotion.ts';
export type { LineTraits } from './values/carts/line-traits.ts';
export type { Brand, BrandSettings } from './values/catalog/brand.ts';
export type { Carousel } from './values/catalog/carousel.ts';
export type { CategoryDocument } from './values/catalog/category-document.ts';
export type { CmsPageDocument, ContentDocuments } from './values/catalog/content-documents.ts';
export type { CustomerAddress, GivenAddress } from './values/customers/customer-address.ts';
export type { CustomerProfile, GivenCustomer } from './values/customers/customer-profile.ts';
export type { PersonalData } from './user/privacy.ts';
export type { CustomerSession } from './values/customers/customer-session.ts';
export type { LinePart, PriceExtra } from './values/carts/line-price.ts';
export type { TokenDetails } from './payment/paytabs.ts';
export type { AccountPayments } from './payment/account-payments.ts';
export type {
  CreditLineView,
  CreditMethod,
  CreditPlanView,
  CreditStanding,
  CreditState,
} from './values/payments/credit.ts';
export type { OrderPayment } from './values/payments/order-payment.ts';
export type { PaymentNextStep } from './values/carts/payment-next-step.ts';
export type {
  DeliverySlot,
  PaymentKind,
  PaymentMethod,
  ShippingMethod,
  UnofferedMethod,
  UnofferedReason,
} from './values/carts/methods.ts';
export type { CurrencyCode, CurrencySettings, Money, PriceRow } from './values/money.ts';
export type {
  BundlePart,
  ConfigurableChild,
  ConfigurableOption,
  CustomOptionDocument,
  DownloadLinkDocument,
  MediaEntry,
  ProductDocument,
  ProductLink,
  TierPrice,
} from './values/catalog/product-document.ts';
export type { PromotionAction, PromotionCondition, PromotionRule } from './values/carts/promotion-rule.ts';
export type { OrderMark } from './values/desk/desk-order.ts';
export type { OrderStatus } from './values/desk/order-status.ts';
export type { PastAddress, PastOrder, PastPackage } from './values/customers/past-order.ts';
export type { OrderPage } from './values/customers/order-page.ts';
export type { ConfigurableItemOption, ProductOption } from './values/catalog/product-option.ts';
export type { ReviewDocument } from './values/catalog/review-document.ts';
export type {
  Buckets,
  SearchAnswer,
  SearchBody,
  SearchEntity,
  SearchQuery,
  StandardSearchAnswer,
} from './values/search.ts';
export type { StockItem } from './values/catalog/stock-item.ts';
export type { TaxRate, TaxRule } from './values/carts/tax-rule.ts';
export type { PayableTotal, Totals, TotalSegment, TotalsItem } from './values/carts/totals.ts';
export type { Payable, PaymentTable, ShippingTable, TotalsContext } from './values/carts/totals-context.ts';
export type { CategoryPlace } from './category/sort-category.ts';
export type {
  BrandPalette,
  BrandPicture,
  Contact,
  DeliveryTerms,
  Seller,
  ShopBrand,
  ShopFacts,
} from './store/read-shop.ts';
export type { RenderItem } from './product/render-list.ts';
export type { Region } from './store/list-regions.ts';
export type { CurrencyInformation } from './store/read-currency.ts';
export type { OrderBody, OrderConfirmation } from './order/place-order.ts';
export type { Watched, WatchChannel, WatchKind } from './values/lists/watched.ts';
export type { Wish } from './values/lists/wish.ts';
export { tokenUseAt } from './token-use.ts';
