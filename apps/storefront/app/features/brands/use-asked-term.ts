import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { useStoreView } from '../../i18n/store-context.ts';
import { paths } from '../../paths.ts';
import { pageParameters } from './brand-pager.tsx';
import type { BrandsView } from './load-brands.ts';

/** Longer than the pause between two letters, about that between two words. */
const pauseMs = 200;

/**
 * Requests the filtered page, debounced, when the brands are split into pages. Replaces the history entry.
 */
export const useAskedTerm = (view: BrandsView, term: string): void => {
  const navigate = useNavigate();
  const { code } = useStoreView();
  useEffect(() => {
    if (!view.isSplit || term === view.term) return undefined;
    const to = paths.brands(code, '', pageParameters({ isByOtherName: view.isByOtherName, term }, 1));
    const timer = setTimeout(() => void navigate(to, { replace: true, preventScrollReset: true }), pauseMs);
    return () => clearTimeout(timer);
  }, [code, navigate, term, view]);
};
