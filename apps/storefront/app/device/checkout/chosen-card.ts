/** The kept card that pays the order on this page; it is asked anew for each order. */
let chosen: string | null = null;

/** Has a kept card pay the order, by what it is known by; null: another one, on the payment page. */
export const chooseCard = (hash: string | null): void => {
  chosen = hash;
};

/** What an order says of the kept card that pays it (spec 2 §3); nothing where none is chosen. */
export const cardChoice = (): { payment_method_additional?: { public_hash: string } } =>
  chosen === null ? {} : { payment_method_additional: { public_hash: chosen } };
