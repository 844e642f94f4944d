import type { MouseEvent } from 'react';

/** A click that follows a link in the page itself: other buttons and keys held down open it elsewhere. */
export const isPlainClick = ({
  button,
  metaKey,
  ctrlKey,
  shiftKey,
  altKey,
  defaultPrevented,
}: MouseEvent): boolean => button === 0 && !(metaKey || ctrlKey || shiftKey || altKey || defaultPrevented);
