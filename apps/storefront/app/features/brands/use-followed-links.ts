import type { MouseEvent } from 'react';
import { useNavigate } from 'react-router';
import { isPlainClick } from '../../ui/plain-click.ts';

/**
 * Follows a link that was clicked among many, for all of them: hundreds of links that each listen to the router would all be drawn anew at
 * every step of it. A jump to a place on this page is no step that one goes back.
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
