import { type ChangeEvent, type FocusEvent, type SubmitEvent, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { lazyPart } from '../../i18n/lazy-part.tsx';
import { useStoreView } from '../../i18n/store-context.ts';
import { useTexts } from '../../i18n/texts.tsx';
import { longestTerm, paths } from '../../paths.ts';
import { iconButtonStyle } from '../../ui/button-style.ts';
import { Icon } from '../../ui/icon.tsx';

/** Prices in the panel speak with the texts of the catalogue, which a header stands outside of. */
const panel = lazyPart({
  part: async () => (await import('./lazy/search-panel.tsx')).SearchPanel,
  texts: {
    en: async () => ({ ...(await import('@dijla/messages/en/suggestions')), ...(await import('@dijla/messages/en/catalogue')) }),
    ar: async () => ({ ...(await import('@dijla/messages/ar/suggestions')), ...(await import('@dijla/messages/ar/catalogue')) }),
  },
});

const remember = async (term: string) => (await import('./lazy/recent-searches.ts')).rememberSearch(term);

export type SearchFieldProps = {
  /** Of the field on its page; what belongs to it is named after it. */
  id: string;
  /** `header` stands in a row with others, `home` alone and open, `page` above what was found. */
  placement: 'header' | 'home' | 'page';
};

const heights = { header: 'h-11', home: 'h-12', page: 'h-12' } as const;
/** On phones it opens as a popover over the whole screen; everywhere else it stands where it stands. */
const boxStyle =
  'group/search relative inset-auto m-0 block h-auto w-full max-w-none overflow-visible bg-transparent text-ink open:fixed open:inset-0 open:h-dvh open:overflow-y-auto open:overscroll-contain open:bg-ground open:p-2';
const inputStyle =
  'size-full rounded-full bg-sunken ps-12 pe-12 placeholder:text-ink-soft focus-visible:outline-offset-0 [&::-webkit-search-cancel-button]:hidden';

const isNarrow = () => matchMedia('(width < 52rem)').matches;

/** The term the page is about, while it is the page of what was found. */
const useShownTerm = (): string => {
  const { pathname, search } = useLocation();
  return pathname === paths.search(useStoreView().code) ? (new URLSearchParams(search).get('q') ?? '').slice(0, longestTerm) : '';
};

/** The field of one page; every navigation begins with a new one, closed and with the term of its page. */
const Field = ({ id, placement, shown }: SearchFieldProps & { shown: string }) => {
  const texts = useTexts('search');
  const { code, language } = useStoreView();
  const navigate = useNavigate();
  const box = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const [isOpen, setOpen] = useState(false);
  const [term, setTerm] = useState(shown);

  const close = () => {
    setOpen(false);
    if (box.current?.matches(':popover-open')) box.current.hidePopover();
  };
  const open = (event: FocusEvent<HTMLInputElement>) => {
    setTerm(event.currentTarget.value);
    setOpen(true);
    if (isNarrow() && !box.current?.matches(':popover-open')) box.current?.showPopover();
  };
  const find = (wanted: string) => {
    const q = wanted.trim();
    if (q === '') return;
    void remember(q);
    input.current?.blur();
    close();
    void navigate(paths.search(code, { q }));
  };
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    find(input.current?.value ?? '');
  };
  const leave = (event: FocusEvent) => {
    const isInside = event.relatedTarget instanceof Node && event.currentTarget.contains(event.relatedTarget);
    if (!isInside && !box.current?.matches(':popover-open')) setOpen(false);
  };
  return (
    <div className={`${heights[placement]} min-w-0 flex-1`}>
      <div className={boxStyle} onBlur={leave} onToggle={(event) => event.newState === 'closed' && setOpen(false)} popover="auto" ref={box}>
        <search>
          <form action={paths.search(code)} className="flex items-center gap-1" onSubmit={submit}>
            <button aria-label={texts.close} className="press hidden size-11 shrink-0 place-items-center rounded-full hover:bg-sunken group-open/search:grid" onClick={close} type="button">
              <Icon name="back" />
            </button>
            <div className={`relative flex min-w-0 flex-1 items-center ${heights[placement]}`}>
              <Icon className="pointer-events-none absolute start-4 size-5 text-ink-soft" name="search" />
              <input
                aria-autocomplete="list"
                aria-controls={`${id}-panel`}
                aria-expanded={isOpen}
                aria-label={texts.search}
                autoCapitalize="none"
                autoComplete="off"
                className={inputStyle}
                defaultValue={shown}
                enterKeyHint="search"
                id={id}
                maxLength={longestTerm}
                name="q"
                onChange={(event: ChangeEvent<HTMLInputElement>) => {
                  setTerm(event.currentTarget.value);
                  setOpen(true);
                }}
                onFocus={open}
                onPointerDown={() => panel.fetch(language)}
                placeholder={placement === 'header' ? texts.shortPlaceholder : texts.placeholder}
                ref={input}
                role="combobox"
                spellCheck={false}
                type="search"
              />
              {term !== '' && (
                <button
                  aria-label={texts.clear}
                  className={`${iconButtonStyle} absolute end-0.5`}
                  onClick={() => {
                    if (input.current) input.current.value = '';
                    setTerm('');
                    input.current?.focus();
                  }}
                  type="button"
                >
                  <Icon className="size-4.5" name="close" />
                </button>
              )}
            </div>
          </form>
        </search>
        {isOpen && <panel.Part id={`${id}-panel`} input={input} onClose={close} onFind={find} term={term.trim()} />}
      </div>
    </div>
  );
};

/**
 * Where a shopper types what she looks for: a real form, so it works before scripts and without. What opens below comes when it is touched;
 * on phones field and panel take the whole screen, and the field itself never moves in the page, so the keyboard stays up.
 */
export const SearchField = (props: SearchFieldProps) => <Field {...props} key={useLocation().key} shown={useShownTerm()} />;
