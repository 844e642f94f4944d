import type { Calls } from '@dijla/contract/schemas';

/** What is said of a product at the desk. */
export type EditedProduct = Calls['desk/product-to-edit']['result']['_output']['product'];
