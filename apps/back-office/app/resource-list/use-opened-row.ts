import { useCallback } from 'react';
import { useNavigate, useSearchParams } from 'react-router';

/** Returns the id that `open` in the address names, and what closes it again, the rest of the address kept. */
export const useOpenedRow = (): { openedId: string | null; close: () => void } => {
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const close = useCallback((): void => {
    const rest = new URLSearchParams(search);
    rest.delete('open');
    void navigate({ search: rest.toString() });
  }, [navigate, search]);
  return { openedId: search.get('open'), close };
};
