// @chunk shell
/** The popover of the categories: buttons anywhere open it by this. */
export const categoryMenuId = 'category-menu';
