import type { Database } from '../../../database/connect.ts';
import { isLoopback } from '../../../is-loopback.ts';
import type { Logger } from '../../../logger.ts';
import {
  GatewayError,
  isRefusedByGateway,
  PaymentNotBegun,
  type PaymentProvider,
} from '../payment-provider.ts';
import { type Breaker, breakerOf } from '@dijla/semaphore/breaker';
import { installmentPayments, type InstallmentSettings } from './installments/installments.ts';
import { payTabsPayments } from './paytabs/paytabs.ts';
import type { PayTabsSettings } from './paytabs/paytabs-client.ts';
import { fibPayments } from './fib/fib.ts';
import type { FibSettings } from './fib/fib-client.ts';
import { qiPayments } from './qi/qi.ts';
import type { QiSettings } from './qi/qi-client.ts';
import { zainCashPayments } from './zaincash/zaincash.ts';
import type { ZainCashSettings } from './zaincash/zaincash-client.ts';
import { type ZainCash1Settings, zainCash1Payments } from './zaincash/zaincash1.ts';
import { keepGateways, noteAway } from './gateway-sql.ts';

/** A gateway, its breaker and where its errors are told. */
export type Gateway = {
  provider: PaymentProvider;
  breaker: Breaker;
  /** Whether no real money is taken. */
  isTest: boolean;
  onFault: (error: unknown) => void;
};

/** The shop's gateways by the code of their payment method. */
export type Gateways = ReadonlyMap<string, Gateway>;

/** What the shop has from its gateways; a method of one without settings is not offered. */
export type GatewaySettings = {
  fib?: FibSettings | undefined;
  qicard?: QiSettings | undefined;
  /** Of the protocol that the shop's account is for. */
  zaincash?: ZainCashSettings | ZainCash1Settings | undefined;
  paytabs?: PayTabsSettings | undefined;
  installments?: InstallmentSettings | undefined;
};

type Parts = { database: Database; logger: Logger; now: () => number };

/** A gateway of somebody else's making. */
type OtherMethod = { isTest?: boolean; open: (parts: Parts) => PaymentProvider };

const [failures, openMs] = [3, 30_000];

/** Hosts of tests are named so by the gateways; one on this machine is no bank. */
const isTestHost = ({ hostname }: URL): boolean =>
  isLoopback(hostname) || /(?:^|[.-])(?:stage|dev|test|uat|sandbox)(?:[.-]|$)/.test(hostname);

/** Says what a gateway's error is, without anything that was sent; `traceId` is the gateway's, for its support. */
const faultOf = (error: unknown): object => ({
  error: error instanceof Error ? error.message : String(error),
  ...((error instanceof PaymentNotBegun || error instanceof GatewayError) && { traceId: error.traceId }),
});

const gatewayOf = (
  provider: PaymentProvider,
  { isTest, database, logger, now }: Parts & { isTest: boolean },
): Gateway => {
  const { code } = provider;
  const onFault = (error: unknown): void => logger.warn({ gateway: code, ...faultOf(error) }, 'payment');
  const onTurn = (until: number | null): void => void noteAway(database, code, until).catch(onFault);
  const breaker = breakerOf({ failures, openMs, now, isAnswer: isRefusedByGateway, onTurn });
  return { provider, isTest, onFault, breaker };
};

const zainCashOf = (settings: ZainCashSettings | ZainCash1Settings, now: () => number): PaymentProvider =>
  'merchantId' in settings ? zainCash1Payments(settings, now) : zainCashPayments(settings, now);

/**
 * Opens the gateways that have settings, and writes down which they are, so that their methods are offered. Any
 * process that finds one away says so to all.
 */
export const openGateways = async (
  { fib, qicard, zaincash, paytabs, installments }: GatewaySettings,
  { methods = [], ...parts }: Parts & { methods?: readonly OtherMethod[] },
): Promise<Gateways> => {
  const opened = new Map<string, Gateway>();
  const open = (provider: PaymentProvider, host: URL): void =>
    void opened.set(provider.code, gatewayOf(provider, { ...parts, isTest: isTestHost(host) }));
  if (fib !== undefined) open(fibPayments(fib, parts.now), fib.host);
  if (qicard !== undefined) open(qiPayments(qicard), qicard.base);
  if (zaincash !== undefined) open(zainCashOf(zaincash, parts.now), zaincash.host);
  if (paytabs !== undefined) open(payTabsPayments(paytabs), paytabs.host);
  if (installments !== undefined) open(installmentPayments(installments), installments.host);
  for (const { isTest = false, open: openOther } of methods) {
    const provider = openOther(parts);
    if (opened.has(provider.code))
      throw new Error(`Two gateways are for the payment method ${provider.code}.`);
    opened.set(provider.code, gatewayOf(provider, { ...parts, isTest }));
  }
  await keepGateways(
    parts.database,
    [...opened].map(([code, { isTest }]) => ({ code, is_test: isTest })),
  );
  return opened;
};
