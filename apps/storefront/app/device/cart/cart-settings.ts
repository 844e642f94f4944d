/** What the wire leaves to a shop's configuration of its carts (spec 1 §4, wire §2.1, §2.7). */
export const cartSettings = {
  /** How often a customer's cart goes on as a guest's when the provider does not know her. */
  most_bypasses: 1,
  /** Milliseconds a shopper counts as in the checkout after she last changed something there. */
  checkout_ms: 30 * 60_000,
} as const;
