import { buttonStyle } from '@dijla/ui-kit/button-style.ts';
import { Icon } from '@dijla/ui-kit/pictures/icon.tsx';
import { directionOf } from '../../../i18n/direction-of.ts';
import { useTexts } from '../../../i18n/texts.tsx';
import { hotlineHref } from '../../../shop/page/contact-links.ts';
import { ContentText } from '../../../shop/page/content-text.tsx';
import type { BranchView } from './branch-view.ts';
import { placeOnMap } from './map-of-iraq.ts';

export type ListedBranch = {
  branch: BranchView;
  number: number;
  /** Kilometers, as people say them. */
  away?: string;
};

const badge =
  'grid size-8 shrink-0 place-items-center rounded-full bg-accent text-sm font-semibold text-on-accent';

/** Its number; where the branch is on the map, the way to its pin. */
const Badge = ({ branch: { identifier, name, position }, number }: ListedBranch) => {
  const texts = useTexts('branches');
  if (position === null || placeOnMap(position) === null) return <span className={badge}>{number}</span>;
  return (
    <a
      aria-label={`${number}. ${texts.onMap(name)}`}
      className={`press relative before:absolute before:-inset-2 ${badge}`}
      href={`#pin-${identifier}`}
    >
      {number}
    </a>
  );
};

/** The buttons that call it and that show the way; the latter opens a page of others, which loads nothing here. */
const Actions = ({ branch: { name, telephone, position } }: Pick<ListedBranch, 'branch'>) => {
  const texts = useTexts('branches');
  const of = <span className="sr-only">{` · ${name}`}</span>;
  return (
    <div className="flex flex-wrap gap-2 empty:hidden">
      {telephone !== '' && (
        <a className={buttonStyle.quiet} href={hotlineHref(telephone.replaceAll(/[^\d+]/g, ''))}>
          <Icon className="size-5 text-accent-ink" name="phone" />
          {texts.call}
          {of}
        </a>
      )}
      {position && (
        <a
          className={buttonStyle.quiet}
          href={`https://www.google.com/maps/dir/?api=1&destination=${position.latitude},${position.longitude}`}
          rel="noreferrer"
        >
          <Icon className="size-5 text-accent-ink" name="pin" />
          {texts.directions}
          {of}
        </a>
      )}
    </div>
  );
};

const Item = (item: ListedBranch) => {
  const texts = useTexts('branches');
  const { name, address, telephone, lang, identifier } = item.branch;
  return (
    <li
      className="grid scroll-mt-32 grid-cols-1 gap-3 rounded-card bg-surface p-4 target:bg-accent-soft"
      id={`branch-${identifier}`}
    >
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <Badge {...item} />
        <h2 className="min-w-0 text-xl wrap-anywhere" dir={directionOf(lang)} lang={lang ?? undefined}>
          {name}
        </h2>
      </div>
      {item.away !== undefined && <p className="font-medium text-accent-ink">{texts.away(item.away)}</p>}
      <address className="grid gap-1 not-italic" dir={directionOf(lang)} lang={lang ?? undefined}>
        {address}
        {telephone !== '' && (
          <bdi className="justify-self-start text-ink-soft tabular-nums" dir="ltr">
            {telephone}
          </bdi>
        )}
      </address>
      <ContentText view={item.branch} />
      <Actions branch={item.branch} />
    </li>
  );
};

/** The branches, each with its number on the map. */
export const BranchList = ({ listed }: { listed: readonly ListedBranch[] }) => {
  const texts = useTexts('branches');
  return (
    <ol aria-label={texts.list} className="grid grid-cols-1 gap-3">
      {listed.map((each) => (
        <Item key={each.branch.identifier} {...each} />
      ))}
    </ol>
  );
};
