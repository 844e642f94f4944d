// @chunk shell
/** The governorate of most orders, named on every page before a shopper has chosen one. */
export const baghdad: string = 'Baghdad';
