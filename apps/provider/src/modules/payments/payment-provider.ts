import type { AttemptState } from '@dijla/commerce-rules/payment/attempt-state';
import type { PaymentNextStep } from '@dijla/contract/client';
import type { InstallmentService } from './gateways/installments/installment-service.ts';

/** Integer minor units of the currency, dinars for IQD. */
type Money = { amount: number; currency: 'IQD' | 'USD' };

export type Attempt = {
  /** UUID, ours; also the idempotency key at a provider that has one. */
  attemptId: string;
  /** Order number, a hyphen and the number of the attempt. */
  orderRef: string;
  provider: string;
  /** Frozen with the order. */
  money: Money;
  /** The provider's own id of the payment. */
  providerRef?: string;
  /** Until when it can be paid; what `initialize` may ask for at most. */
  expiresAt?: string;
};

/** A card that a provider keeps for its owner: the shop has the token, never the card's number (record 48). */
export type SavedCardOfGateway = {
  gatewayToken: string;
  /** The payment that the card was kept with. */
  firstRef: string;
  /** As `Visa`. */
  scheme: string;
  lastDigits: string;
  /** The month after which it cannot be used, as `2029-12`; null where that was not said. */
  expiresOn: string | null;
};

/** What a provider says of a payment. */
export type Outcome = {
  state: AttemptState;
  /** The provider's own word, kept for support. */
  providerStatus: string;
  reason?:
    | 'declined'
    | 'insufficient_funds'
    | 'auth_failed'
    | 'expired'
    | 'cancelled'
    | 'limit'
    | 'fraud_review'
    | 'provider_error';
  /** As reported; must equal the attempt's. */
  money?: Money;
  paidAt?: string;
  final: boolean;
  savedCard?: SavedCardOfGateway;
  /** The provider's own id, where it was found by ours. */
  providerRef?: string;
};

/** What a payment is begun with besides its amount. */
export type InitContext = {
  /** Of the order's store view, as `ar`. */
  language: string;
  requestId: string;
  /** Where the gateway sends the shopper afterwards. */
  returnUrl?: string;
  /** Where it sends her when nothing was paid, for one that tells the two apart. */
  failureUrl?: string;
  /** Where the gateway tells that a payment changed; of this attempt alone. */
  callbackUrl?: string;
  /** The kept card that pays. */
  card?: Pick<SavedCardOfGateway, 'gatewayToken' | 'firstRef'>;
  /** The months it is paid in, of a gateway that lends, and the code that confirms them. */
  plan?: { sessionId: string; otp: string; count: number; total: number };
  /** Whether the page may offer to keep the card: its payer has an account. */
  mayKeepCard?: boolean;
};

/** A gateway has said that it does not begin a payment; nothing of it can be paid. `traceId` is its own, for its support. */
export class PaymentNotBegun extends Error {
  override name = 'PaymentNotBegun';
  readonly traceId: string | undefined;
  constructor(message: string, traceId?: string) {
    super(message);
    this.traceId = traceId;
  }
}

/** A gateway has answered with an error; the message holds nothing of what was sent. */
export class GatewayError extends Error {
  override name = 'GatewayError';
  /** Of HTTP. */
  readonly status: number;
  readonly traceId: string | undefined;
  constructor(gateway: string, status: number, traceId?: string) {
    super(`${gateway} answers ${status}`);
    this.status = status;
    this.traceId = traceId;
  }
}

/** Whether an error says that a gateway works and has refused: not that it fails, nor that it is asked too often. */
export const isRefusedByGateway = (error: unknown): boolean =>
  error instanceof PaymentNotBegun ||
  (error instanceof GatewayError && error.status < 500 && error.status !== 429);

type Verdict = {
  verdict: 'signed' | 'unsigned' | 'forged';
  providerRef?: string;
  orderRef?: string;
};

/** Signatures of some gateways are checked by code that answers later. */
type Awaitable<Value> = Value | Promise<Value>;

/** Money to be given back; `opId` is ours, one a refund. */
export type Refund = { opId: string; money: Money; reason: string };

/** One interface for all ways to pay; the specification's table says how each gateway fills it. */
export type PaymentProvider = {
  readonly code: string;
  readonly can: {
    cancel: boolean;
    refund: 'none' | 'full' | 'partial';
    savedCards: boolean;
    /** Whether it finds a payment by our key, where the answer to its beginning was lost. */
    findLost: boolean;
    signedWebhook: boolean;
  };
  /**
   * How a payer comes back, where it is not by a link to the pages of success and failure: `by-form`: by a form of the
   * gateway's, which no page can take (record 106); `to-code`: to the page that shows her code.
   */
  readonly leadsBack?: 'by-form' | 'to-code';
  /** Of one that lends: what it allows, before anything is paid. Its payments need a plan. */
  readonly installments?: InstallmentService;
  /** Called once an attempt, after it was written down. */
  initialize(
    attempt: Attempt,
    context: InitContext,
  ): Promise<{ providerRef: string; next: PaymentNextStep; expiresAt?: string; state: AttemptState }>;
  /** The only trusted source of what became of a payment. */
  status(attempt: Attempt): Promise<Outcome>;
  confirm?(attempt: Attempt, input: { otp: string }): Promise<Outcome>;
  cancel?(attempt: Attempt, opId: string): Promise<Outcome>;
  refund?(
    attempt: Attempt,
    refund: Refund,
  ): Promise<{ state: 'done' | 'pending' | 'refused'; refundRef?: string; reason?: string }>;
  /** Has a kept card forgotten; nothing happens where it is not kept any more. */
  forgetCard?(gatewayToken: string): Promise<void>;
  /**
   * What became of a refund, for one that does not tell it of the payment; the same refund is never made twice by it. A
   * gateway that gives back in parts needs it: without it a refund whose answer was lost is left to people.
   */
  refundStatus?(attempt: Attempt, refund: Refund): Promise<'done' | 'pending' | 'refused' | 'unknown'>;
  /** Reads raw bytes and headers; nothing is applied here. */
  readWebhook(request: {
    rawBody: Uint8Array;
    headers: Record<string, string>;
    query: Record<string, string>;
  }): Awaitable<Verdict & { eventKey: string; ackStatus: number; savedCard?: SavedCardOfGateway }>;
  readReturn(request: {
    method: string;
    query: Record<string, string>;
    form: Record<string, string>;
    rawBody: Uint8Array;
  }): Awaitable<Verdict & { isPaid?: boolean }>;
};
