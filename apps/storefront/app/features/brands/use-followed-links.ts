import type { MouseEvent } from 'react';
import { useNavigate } from 'react-router';
import { isPlainClick } from '@dijla/ui-kit/plain-click.ts';

/**
 * Returns one click handler that follows any link inside an element, because hundreds of links that each
 * subscribe to the router would all render again on every navigation. A jump to an anchor on this page adds
 * no history entry.
 */
export const useFollowedLinks = () => {
  const navigate = useNavigate();
  return (event: MouseEvent<HTMLElement>): void => {
    const address =
      event.target instanceof Element ? (event.target.closest('a')?.getAttribute('href') ?? null) : null;
    if (address === null || !isPlainClick(event)) return;
    event.preventDefault();
    if (address.startsWith('#')) location.replace(address);
    else void navigate(address);
  };
};
