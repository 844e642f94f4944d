import type { MouseEvent } from 'react';

/** Whether a click follows a link in the same page. Other buttons and modifier keys open it elsewhere. */
export const isPlainClick = ({
  button,
  metaKey,
  ctrlKey,
  shiftKey,
  altKey,
  defaultPrevented,
}: MouseEvent): boolean => button === 0 && !(metaKey || ctrlKey || shiftKey || altKey || defaultPrevented);
