// @chunk shell
import { type RefObject, useRef } from 'react';
import { useLocation } from 'react-router';
import { lazyPart } from '../../i18n/lazy-part.tsx';
import { useStoreView } from '../../i18n/store-context.ts';
import { useTexts } from '../../i18n/texts.tsx';
import { longestTerm, paths } from '../../paths.ts';
import { iconButtonStyle } from '@dijla/ui-kit/button-style.ts';
import { Icon } from '@dijla/ui-kit/pictures/icon.tsx';
import { type SearchBox, useSearchBox } from './use-search-box.ts';
import { textsIn } from '../../i18n/texts-in.ts';

/** Placeholder of the panel on phones, where a slow panel on the full-screen sheet must not look empty. */
const PanelPlaceholder = () => <div className="skeleton-lines mx-3 mt-6 w-3/5 md:hidden" />;

/**
 * Includes the texts `catalogue` for the prices in the panel, because the header is outside their provider.
 */
const panel = lazyPart({
  part: async () => (await import('./search-panel.lazy.tsx')).SearchPanel,
  placeholder: PanelPlaceholder,
  texts: textsIn('listing/suggestions', 'catalogue'),
});

export type SearchFieldProps = {
  /** Id of the input; related ids are derived from it. */
  id: string;
  /**
   * `header` is in a row with other elements, `home` is alone on the home page, `page` is above search
   * results.
   */
  placement: 'header' | 'home' | 'page';
};

const heights = { header: 'h-11', home: 'h-12', page: 'h-12' } as const;
/** On phones the field opens as a full-screen popover; elsewhere it stays in the page's flow. */
const boxStyle =
  'group/search relative inset-auto m-0 block h-auto w-full max-w-none overflow-visible bg-transparent text-ink open:fixed open:inset-0 open:h-dvh open:overflow-y-auto open:overscroll-contain open:bg-ground open:p-2';
const inputStyle =
  'size-full rounded-full bg-sunken ps-12 pe-12 max-xs:ps-9 placeholder-shown:pe-4 text-ellipsis placeholder:text-ink-soft focus-visible:outline-offset-0 [&::-webkit-search-cancel-button]:hidden';

/** Returns the term of the search results page, empty on other pages. */
const useShownTerm = (): string => {
  const { pathname, search } = useLocation();
  return pathname === paths.search(useStoreView().code)
    ? (new URLSearchParams(search).get('q') ?? '').slice(0, longestTerm)
    : '';
};

type FieldInputProps = SearchFieldProps & {
  shown: string;
  search: SearchBox;
  input: RefObject<HTMLInputElement | null>;
};

const FieldInput = ({ id, placement, shown, search, input }: FieldInputProps) => {
  const texts = useTexts('search');
  const { language } = useStoreView();
  return (
    <input
      aria-autocomplete="list"
      aria-controls={`${id}-panel`}
      aria-expanded={search.isOpen}
      aria-label={texts.search}
      autoCapitalize="none"
      autoComplete="off"
      className={inputStyle}
      defaultValue={shown}
      enterKeyHint="search"
      id={id}
      maxLength={longestTerm}
      name="q"
      onChange={(event) => search.type(event.currentTarget.value)}
      onFocus={search.open}
      onPointerDown={() => panel.fetch(language)}
      placeholder={placement === 'header' ? texts.shortPlaceholder : texts.placeholder}
      ref={input}
      role="combobox"
      spellCheck={false}
      type="search"
    />
  );
};

/** The field of one page. Each navigation mounts a new one, closed and with the term of its page. */
// oxlint-disable-next-line max-lines-per-function -- one form with its panel
const Field = ({ id, placement, shown }: SearchFieldProps & { shown: string }) => {
  const texts = useTexts('search');
  const { code } = useStoreView();
  const box = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const search = useSearchBox({ box, input, shown });
  const clear = () => {
    if (!input.current) return;
    input.current.value = '';
    search.type('');
    input.current.focus();
  };
  return (
    <div className={`${heights[placement]} min-w-0 flex-1`}>
      <div className={boxStyle} popover="auto" ref={box} {...search.boxHandlers}>
        <search>
          <form action={paths.search(code)} className="flex items-center gap-1" onSubmit={search.submit}>
            <button
              aria-label={texts.close}
              className="press hidden size-11 shrink-0 place-items-center rounded-full hover:bg-sunken group-open/search:grid"
              onClick={search.close}
              type="button"
            >
              <Icon name="back" />
            </button>
            <div className={`relative flex min-w-0 flex-1 items-center ${heights[placement]}`}>
              <Icon
                className="pointer-events-none absolute start-4 size-5 text-ink-soft max-xs:start-2.5"
                name="search"
              />
              <FieldInput id={id} input={input} placement={placement} search={search} shown={shown} />
              {search.term !== '' && (
                <button
                  aria-label={texts.clear}
                  className={`${iconButtonStyle} absolute end-0.5`}
                  onClick={clear}
                  type="button"
                >
                  <Icon className="size-4.5" name="close" />
                </button>
              )}
            </div>
          </form>
        </search>
        {search.isOpen && (
          <panel.Part
            id={`${id}-panel`}
            input={input}
            onClose={search.close}
            onFind={search.find}
            term={search.term.trim()}
          />
        )}
      </div>
    </div>
  );
};

/**
 * The search field: a real form, so it works before hydration and without scripts. The panel below is
 * fetched on first touch. On phones the field and panel fill the screen; the input never moves in the
 * document, so the keyboard stays open.
 */
export const SearchField = (props: SearchFieldProps) => (
  <Field {...props} key={useLocation().key} shown={useShownTerm()} />
);
