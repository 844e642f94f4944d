/** The values of a property that a product has or has not. */
export const flag = { yes: 'Yes', no: 'No' };
