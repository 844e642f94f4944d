import { type OrderState, orderTransitions } from './order-transitions.ts';

/** Nothing follows this state. */
export const isFinal = (state: OrderState): boolean => orderTransitions[state].length === 0;
