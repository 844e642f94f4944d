/** Returns the arrow key that moves forward at the element: the left one in right-to-left text. */
export const forwardKey = (element: Element): 'ArrowLeft' | 'ArrowRight' =>
  getComputedStyle(element).direction === 'rtl' ? 'ArrowLeft' : 'ArrowRight';
