import type { DeskResult } from '@dijla/contract/desk-client';
import { storeViews } from '@dijla/contract/store-views';
import { Skeleton } from '@dijla/ui-kit/skeleton.tsx';
import { Link } from 'react-router';
import { useTexts } from '../../../i18n/use-desk.ts';
import { deskButton } from '../../../parts/button-styles.ts';
import { FailureNote } from '../../../parts/failure-note.tsx';
import { Panel } from '../../../parts/panel.tsx';
import { paths } from '../../../paths.ts';
import { useCall } from '../../../provider-client/use-call.ts';
import { Screen } from '../../../shell/screen.tsx';
import { ArrangementParts } from './arrangement-parts.tsx';

type Found = DeskResult<'desk/dead-links'>;
type DeadLink = Found['items'][number];

/** Where a link is changed, and how that is called. */
const usePlace = () => {
  const texts = useTexts('arrangements');
  const { kinds } = useTexts('content');
  const arranged = {
    home: { to: paths.homePage, name: texts.title },
    menu: { to: paths.mainMenu, name: texts.menu },
    footer: { to: paths.footerLinks, name: texts.footer },
  };
  return ({ kind, id, title }: DeadLink): { to: string; name: string } =>
    kind === 'home' || kind === 'menu' || kind === 'footer'
      ? arranged[kind]
      : { to: paths.contentRecord(kind, id ?? 0), name: `${title} · ${kinds[kind]}` };
};

const Links = ({ items }: Pick<Found, 'items'>) => {
  const texts = useTexts('arrangements');
  const placeOf = usePlace();
  return (
    <ul>
      {items.map((item) => {
        const { kind, id, language, link, is_gone: isGone } = item;
        const { to, name } = placeOf(item);
        return (
          <li
            className="flex flex-wrap items-center gap-x-3 border-t border-line py-1.5 first:border-t-0"
            key={`${kind} ${id} ${language} ${link}`}
          >
            <bdi className="font-medium break-all max-sm:w-full" dir="ltr">
              /{language}/{link}
            </bdi>
            <span className="min-w-0 flex-1 text-sm text-ink-soft">
              {isGone ? texts.goneLink : texts.unknownLink} · {storeViews[language].name}
            </span>
            <Link className={deskButton.plain} to={to}>
              <bdi>{name}</bdi>
            </Link>
          </li>
        );
      })}
    </ul>
  );
};

/** Links within the store that lead nowhere, and where they are changed. */
export const DeadLinksScreen = () => {
  const texts = useTexts('arrangements');
  const { data, isError, error, refetch, isFetching } = useCall('desk/dead-links');
  return (
    <Screen help={texts.linksHelp} title={texts.links}>
      <ArrangementParts />
      {isError ? (
        <FailureNote error={error} onRetry={() => void refetch()} />
      ) : data === undefined ? (
        <Skeleton className="h-96 w-full" />
      ) : (
        <Panel
          aside={
            <button
              aria-busy={isFetching}
              className={deskButton.quiet}
              onClick={() => void refetch()}
              type="button"
            >
              {texts.checkAgain}
            </button>
          }
          title={texts.deadLinks}
        >
          {data.items.length === 0 ? <p>{texts.noDeadLinks(data.checked)}</p> : <Links items={data.items} />}
        </Panel>
      )}
    </Screen>
  );
};
