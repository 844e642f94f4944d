import type { Database } from '../../database/database.ts';
import type { Gateways } from '../../modules/payments/payments.ts';
import type { MoveParts } from '../work-order/move-work.ts';
import type { CardKeeping } from './ask-gateway.ts';
import type { PublicPlace } from './begin-attempt.ts';

/** What paying an order needs of the provider. */
export type PaymentParts = MoveParts & PublicPlace & CardKeeping & { database: Database; gateways: Gateways };
