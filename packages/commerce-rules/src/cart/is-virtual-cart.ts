/** Whether no line needs delivery; an empty cart is not virtual. */
export const isVirtualCart = (lines: readonly { is_virtual: boolean }[]): boolean =>
  lines.length > 0 && lines.every(({ is_virtual }) => is_virtual);
