import type { Account } from '../ledger/ledger.ts';

/** The account of a customer's points. */
export const pointsOf = (customerId: number): Account => `points:customer:${customerId}`;

/** What a customer has to earn again before her points grow. */
export const pointsDebtOf = (customerId: number): Account => `points-debt:customer:${customerId}`;

/** What earns points. */
export type PointsSource = 'registration' | 'review' | 'order';

/** What points are given for: `registration 12`, `review 7`, `order 10024`. Each has an account of its own. */
export type PointsSubject = `${PointsSource} ${number}`;

/** The account that what a subject was given comes from. */
export const sourceOf = (subject: PointsSubject): Account => `rewards:${subject.replace(' ', ':')}`;

/** What the staff give points from, and take them to. */
export const adjusted: Account = 'rewards:adjusted';

/** The account of the points that paid a part of an order. */
export const spentOn = (orderId: number): Account => `rewards:spent:order:${orderId}`;
