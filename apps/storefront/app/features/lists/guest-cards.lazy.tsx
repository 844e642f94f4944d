import { useIsLive } from '@dijla/ui-kit/hooks/use-is-live.ts';
import { useEffect, useMemo } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useTexts } from '../../i18n/texts.tsx';
import { CardList } from '../../shop/digital-cards/card-list.lazy.tsx';

/** Reads the key that an entry of the browser's history keeps. */
const keyIn = (state: unknown): string | null =>
  typeof state === 'object' && state !== null && 'key' in state && typeof state.key === 'string'
    ? state.key
    : null;

/** The cards of an order without an account. The key of its message's link leaves the address bar at once. */
export const GuestCards = () => {
  const texts = useTexts('digitalCards');
  const { search, pathname, state } = useLocation();
  const navigate = useNavigate();
  const isLive = useIsLive();
  const asked = new URLSearchParams(search);
  const [number, inAddress] = [asked.get('order'), asked.get('key')];
  const key = inAddress ?? keyIn(state);
  useEffect(() => {
    if (number !== null && inAddress !== null)
      void navigate(`${pathname}?${new URLSearchParams({ order: number }).toString()}`, {
        replace: true,
        state: { key: inAddress },
      });
  }, [number, inAddress, pathname, navigate]);
  const opened = useMemo(() => (number && key ? { number, key } : null), [number, key]);
  if (!isLive) return <span aria-busy className="skeleton block h-40 w-full" />;
  if (opened === null) return <p>{texts.needsLink}</p>;
  return (
    <div className="grid max-w-2xl gap-4">
      <p className="text-ink-soft">{texts.keepLink}</p>
      <CardList opened={opened} />
    </div>
  );
};
