/** Brings what puts a product into the cart; a failure is told when it is used. */
export const fetchAdd = () => import('../../stores/grant-wish.ts');

/** On its way before it is wanted: in an idle moment, and while the finger comes down. */
export const bringAdd = (): void => void fetchAdd().catch(() => undefined);
