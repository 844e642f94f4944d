import { type FocusEvent, type RefObject, type SubmitEvent, type ToggleEvent, useState } from 'react';
import { useNavigate } from 'react-router';
import { useStoreView } from '../../i18n/store-context.ts';
import { paths } from '../../paths.ts';

const isNarrow = () => matchMedia('(width < 52rem)').matches;
const isSheet = (box: HTMLElement | null): boolean => box?.matches(':popover-open') ?? false;

/** Saves a search. Failures are ignored: without storage or a connection, the search itself still works. */
const remember = (term: string): Promise<void> =>
  import('./recent-searches.lazy.ts')
    .then(({ rememberSearch }) => rememberSearch(term))
    .catch(() => undefined);

export type SearchBox = {
  isOpen: boolean;
  /** The typed text. */
  term: string;
  type: (term: string) => void;
  open: (event: FocusEvent<HTMLInputElement>) => void;
  close: () => void;
  find: (wanted: string) => void;
  submit: (event: SubmitEvent<HTMLFormElement>) => void;
  boxHandlers: {
    onBlur: (event: FocusEvent<HTMLElement>) => void;
    onToggle: (event: ToggleEvent<HTMLElement>) => void;
  };
};

export type SearchBoxParts = {
  box: RefObject<HTMLElement | null>;
  input: RefObject<HTMLInputElement | null>;
  /** Initial term. */ shown: string;
};

/**
 * State and handlers of a search field. It opens on focus, in full screen on narrow screens, and closes when
 * the focus moves elsewhere.
 */
export const useSearchBox = ({ box, input, shown }: SearchBoxParts): SearchBox => {
  const { code } = useStoreView();
  const navigate = useNavigate();
  const [isOpen, setOpen] = useState(false);
  const [term, setTerm] = useState(shown);
  const close = () => {
    setOpen(false);
    if (isSheet(box.current)) box.current?.hidePopover();
  };
  const find = (wanted: string) => {
    const q = wanted.trim();
    if (q === '') return;
    void remember(q);
    input.current?.blur();
    close();
    void navigate(paths.search(code, { q }));
  };
  return {
    isOpen,
    term,
    close,
    find,
    type: (typed) => {
      setTerm(typed);
      setOpen(true);
    },
    open: ({ currentTarget }) => {
      setTerm(currentTarget.value);
      setOpen(true);
      if (isNarrow() && !isSheet(box.current)) box.current?.showPopover();
    },
    submit: (event) => {
      event.preventDefault();
      find(input.current?.value ?? '');
    },
    boxHandlers: {
      // A touch on the full-screen sheet blurs the field without focusing anything; the sheet stays open.
      onBlur: ({ relatedTarget, currentTarget }) => {
        const goesTo = relatedTarget instanceof Node ? relatedTarget : null;
        if (goesTo === null ? !isSheet(box.current) : !currentTarget.contains(goesTo)) close();
      },
      onToggle: ({ newState }) => newState === 'closed' && setOpen(false),
    },
  };
};
