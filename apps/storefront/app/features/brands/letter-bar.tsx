import type { MouseEvent } from 'react';
import { Link } from 'react-router';
import { useStoreView } from '../../i18n/store-context.ts';
import { useTexts } from '../../i18n/texts.tsx';
import { paths } from '../../paths.ts';
import { isPlainClick } from '../../ui/plain-click.ts';
import type { BrandGroup } from '../../view-models/brand-groups.ts';
import { otherInitial } from '../../view-models/brand-initial.ts';
import { letterId } from './brand-list.tsx';
import { type BrandsView, otherNames } from './load-brands.ts';

/** A jump to a letter is no step that one goes back. */
const jump = (event: MouseEvent<HTMLElement>) => {
  const link = event.target instanceof Element ? event.target.closest('a[href^="#"]') : null;
  if (link === null || !isPlainClick(event)) return;
  event.preventDefault();
  location.replace(link.getAttribute('href') ?? '');
};

const letterStyle = 'press grid size-11 place-items-center md:w-10 rounded-full text-lg font-semibold hover:bg-sunken active:bg-sunken';

/** To the same brands by their names in the other script. */
const OtherNames = ({ isByOtherName }: { isByOtherName: boolean }) => {
  const texts = useTexts('brands');
  const { code, language } = useStoreView();
  const isToLatin = (language === 'ar') !== isByOtherName;
  return (
    <Link
      aria-label={isToLatin ? texts.namesInLatin : texts.namesInArabic}
      className="press inline-flex min-h-11 shrink-0 items-center rounded-full bg-sunken px-4 font-semibold whitespace-nowrap hover:bg-line active:bg-line"
      preventScrollReset
      replace
      to={paths.brands(code, '', { names: isByOtherName ? undefined : otherNames })}
    >
      <bdi lang={isToLatin ? 'en' : 'ar'}>{isToLatin ? texts.latinNames : texts.arabicNames}</bdi>
    </Link>
  );
};

/** The letters that have brands, in view while one looks through them; each leads to its own. */
export const LetterBar = ({ groups, view: { hasOtherNames, isByOtherName } }: { groups: readonly BrandGroup[]; view: BrandsView }) => {
  const texts = useTexts('brands');
  const letters = groups.flatMap(({ letter }) => (letter === null ? [] : [letter]));
  if (letters.length === 0) return null;
  return (
    <nav aria-label={texts.letters} className="sticky top-(--header) z-20 -mx-4 flex items-center gap-2 bg-ground/92 px-4 py-2 backdrop-blur-md md:-mx-8 md:px-8">
      {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- links are followed here; a key on a link clicks it */}
      <ol className="flex min-w-0 flex-1 gap-0.5 overflow-x-auto overscroll-x-contain [scrollbar-width:none]" onClick={jump}>
        {letters.map((letter) => (
          <li key={letter}>
            <a className={`${letterStyle} ${letter === otherInitial ? 'text-base' : ''}`} href={`#${letterId(letter)}`}>
              <bdi>{letter === otherInitial ? texts.otherLetter : letter}</bdi>
            </a>
          </li>
        ))}
      </ol>
      {hasOtherNames && <OtherNames isByOtherName={isByOtherName} />}
    </nav>
  );
};
