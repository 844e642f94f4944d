/** The arrow key that leads on where the element stands: to the left in a right-to-left page. */
export const forwardKey = (element: Element): 'ArrowLeft' | 'ArrowRight' =>
  getComputedStyle(element).direction === 'rtl' ? 'ArrowLeft' : 'ArrowRight';
