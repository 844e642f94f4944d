import type { CallDefinition } from '../../define-call.ts';
import { blockCustomer, endCustomerSessions, setCustomerGroup } from './change-customer.ts';
import { listCustomers } from './list-customers.ts';
import { readDeskRewardRates, setDeskRewardRates } from '../rewards/reward-rates.ts';
import {
  adjustCustomerPoints,
  decidePointsAdjustment,
  listPointsAdjustments,
  printPointsStatement,
  readCustomerPoints,
} from '../rewards/customer-points.ts';
import { readCustomer } from './read-customer.ts';

/** Calls of the desk about customers and their points. */
export const deskCustomerCalls = {
  'desk/customers': listCustomers,
  'desk/customer': readCustomer,
  'desk/block-customer': blockCustomer,
  'desk/end-customer-sessions': endCustomerSessions,
  'desk/customer-points': readCustomerPoints,
  'desk/points-statement-pdf': printPointsStatement,
  'desk/reward-rates': readDeskRewardRates,
  'desk/set-reward-rates': setDeskRewardRates,
  'desk/adjust-points': adjustCustomerPoints,
  'desk/points-adjustments': listPointsAdjustments,
  'desk/decide-points-adjustment': decidePointsAdjustment,
  'desk/set-customer-group': setCustomerGroup,
} satisfies Record<string, CallDefinition>;
