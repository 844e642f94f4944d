// @chunk shell
/** Element id of the categories popover, by which buttons open it. */
export const categoryMenuId = 'category-menu';
