import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { useStoreView } from '../../i18n/store-context.ts';
import { paths } from '../../paths.ts';
import { pageParameters } from './brand-pager.tsx';
import type { BrandsView } from './load-brands.ts';

/** So long one pauses between two words, not between two letters. */
const pauseMs = 200;

/** Asks for what is looked for once one pauses, where not all brands stand on the page; no step that one goes back. */
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
