import { languageInOtherScript } from '@dijla/contract/read-languages';
import { storeViews } from '@dijla/contract/store-views';
import { Link } from 'react-router';
import { useStoreView } from '../../i18n/store-context.ts';
import { useTexts } from '../../i18n/texts.tsx';
import { paths } from '../../paths.ts';
import type { BrandGroup } from '../../view-models/brands/brand-groups.ts';
import { otherInitial } from '../../view-models/brands/brand-initial.ts';
import { letterId } from './brand-list.tsx';
import { pageParameters } from './brand-pager.tsx';
import { type BrandsView, otherNames } from './load-brands.ts';
import { useFollowedLinks } from './use-followed-links.ts';

const letterStyle =
  'press grid size-11 place-items-center md:w-10 rounded-full text-lg font-semibold hover:bg-sunken active:bg-sunken';

/** Link to the same brands by their names in the other script. */
const OtherNames = ({ isByOtherName }: { isByOtherName: boolean }) => {
  const texts = useTexts('brands');
  const { code, language } = useStoreView();
  const shown = isByOtherName ? language : languageInOtherScript(language);
  const isToLatin = storeViews[shown].script === 'Latn';
  return (
    <Link
      className="press inline-flex min-h-11 shrink-0 items-center rounded-full bg-sunken px-4 font-semibold whitespace-nowrap hover:bg-line active:bg-line"
      preventScrollReset
      replace
      to={paths.brands(code, '', { names: isByOtherName ? undefined : otherNames })}
    >
      <bdi lang={shown}>{isToLatin ? texts.latinNames : texts.arabicNames}</bdi>
      <span className="sr-only">: {isToLatin ? texts.namesInLatin : texts.namesInArabic}</span>
    </Link>
  );
};

/**
 * A sticky bar of the letters that have brands. Each links to its section, which is on another page when the
 * brands are split into pages.
 */
export const LetterBar = ({ groups, view }: { groups: readonly BrandGroup[]; view: BrandsView }) => {
  const texts = useTexts('brands');
  const { code } = useStoreView();
  const follow = useFollowedLinks();
  const { hasOtherNames, isByOtherName, pages } = view;
  const letters =
    pages?.letters ??
    groups.flatMap(({ letter }): [string, number][] => (letter === null ? [] : [[letter, 1]]));
  if (letters.length === 0) return null;
  const addressOf = (page: number) =>
    page === (pages?.page ?? page) ? '' : paths.brands(code, '', pageParameters(view, page));
  return (
    <nav
      aria-label={texts.letters}
      className="sticky top-(--header) z-20 -mx-4 flex items-center overflow-x-auto overscroll-x-contain bg-ground/92 py-2 ps-4 backdrop-blur-md [scrollbar-width:none] md:-mx-8 md:ps-8"
    >
      {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- links are followed here; a key on a link clicks it */}
      <ol className="flex shrink-0 gap-0.5 pe-2" onClick={follow}>
        {letters.map(([letter, page]) => (
          <li key={letter}>
            <a
              className={`${letterStyle} ${letter === otherInitial ? 'text-base' : ''}`}
              href={`${addressOf(page)}#${letterId(letter)}`}
            >
              <bdi>{letter === otherInitial ? texts.otherLetter : letter}</bdi>
            </a>
          </li>
        ))}
      </ol>
      {hasOtherNames && (
        <div className="sticky end-0 ms-auto bg-ground ps-2 pe-4 md:pe-8">
          <OtherNames isByOtherName={isByOtherName} />
        </div>
      )}
    </nav>
  );
};
