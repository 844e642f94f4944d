import { type FormEvent, useRef } from 'react';
import { useStoreView } from '../../i18n/store-context.ts';
import { useTexts } from '../../i18n/texts.tsx';
import { longestTerm, paths } from '../../paths.ts';
import { iconButtonStyle } from '@dijla/ui-kit/button-style.ts';
import { Icon } from '@dijla/ui-kit/pictures/icon.tsx';

export type BrandSearchProps = { term: string; onType: (term: string) => void };

/**
 * Filters the brands of the page as the user types; without scripts it is a form that requests the filtered
 * page.
 */
export const BrandSearch = ({ term, onType }: BrandSearchProps) => {
  const texts = useTexts('brands');
  const { code } = useStoreView();
  const input = useRef<HTMLInputElement>(null);
  const stay = (event: FormEvent) => {
    event.preventDefault();
    input.current?.blur();
  };
  return (
    <search className="w-full md:max-w-sm">
      <form action={paths.brands(code)} className="relative flex items-center" onSubmit={stay}>
        <Icon className="pointer-events-none absolute start-4 size-5 text-ink-soft" name="search" />
        <input
          aria-label={texts.find}
          autoCapitalize="none"
          autoComplete="off"
          className="h-12 w-full rounded-full bg-sunken ps-12 pe-12 placeholder:text-ink-soft focus-visible:outline-offset-0 [&::-webkit-search-cancel-button]:hidden"
          enterKeyHint="search"
          maxLength={longestTerm}
          name="q"
          onChange={(event) => onType(event.currentTarget.value)}
          placeholder={texts.find}
          ref={input}
          spellCheck={false}
          type="search"
          value={term}
        />
        {term !== '' && (
          <a
            aria-label={texts.clear}
            className={`${iconButtonStyle} absolute end-0.5`}
            href={paths.brands(code)}
            onClick={(event) => {
              event.preventDefault();
              onType('');
              input.current?.focus();
            }}
          >
            <Icon className="size-4.5" name="close" />
          </a>
        )}
      </form>
    </search>
  );
};
