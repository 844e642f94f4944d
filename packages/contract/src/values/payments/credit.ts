import { z } from 'zod';
import { currencyCode } from '../money.ts';

/** The methods that take a credit line: employees pay in months, companies on account. */
export const creditMethod = z.enum(['employee_installments', 'b2b_credit']);
export type CreditMethod = z.infer<typeof creditMethod>;

/**
 * How it stands with a credit line: its customer has asked for it, it pays orders, it was refused, it pays none for the
 * time being, or no more.
 */
export const creditState = z.enum(['asked', 'open', 'declined', 'suspended', 'closed']);
export type CreditState = z.infer<typeof creditState>;

/** What a customer's credit line can pay of a cart. */
export const creditStanding = z.object({
  method: creditMethod,
  state: creditState,
  currency_code: currencyCode,
  /** In minor units; below zero where more is used than the limit. */
  available: z.int(),
  /** Whether an installment was due before today and is not paid whole. */
  is_overdue: z.boolean(),
  /** Days in which an order on account is due; null where it is paid in months. */
  due_days: z.int().nullable(),
});
export type CreditStanding = z.infer<typeof creditStanding>;

/** One month of a plan, in minor units; `due_on` is a day in Baghdad as `2026-03-31`. */
const planInstallment = z.object({
  number: z.int(),
  due_on: z.string(),
  amount: z.int(),
  paid: z.int(),
});

/** How an order on a credit line is paid, in minor units of the line. */
const creditPlanView = z.object({
  order_id: z.int(),
  order_number: z.string(),
  placed_at: z.string(),
  /** Whether the order waits for the shop's approval, and nothing was taken of the line yet. */
  is_awaiting: z.boolean(),
  principal: z.int(),
  fee: z.int(),
  installments: z.array(planInstallment),
});
export type CreditPlanView = z.infer<typeof creditPlanView>;

/** A credit line as its customer and the desk see it; amounts in minor units. */
export const creditLineView = z.object({
  id: z.int(),
  method: creditMethod,
  title: z.string(),
  state: creditState,
  unit: z.object({ code: currencyCode, scale: z.int() }),
  credit_limit: z.int(),
  /** What is owed on it; below zero where the shop owes the customer. */
  owed: z.int(),
  /** Of what is owed, what was due before today. */
  overdue: z.int(),
  due_days: z.int().nullable(),
  /** Employer or company. */
  organization: z.string(),
  /** Number of the employee there, or tax ID. */
  reference: z.string(),
  /** What the shop said with its decision. */
  answer: z.string().nullable(),
  asked_at: z.string(),
  decided_at: z.string().nullable(),
  plans: z.array(creditPlanView),
});
export type CreditLineView = z.infer<typeof creditLineView>;
