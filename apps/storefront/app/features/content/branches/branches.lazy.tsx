import { buttonStyle } from '@dijla/ui-kit/button-style.ts';
import { Icon } from '@dijla/ui-kit/pictures/icon.tsx';
import { useState } from 'react';
import { useTexts } from '../../../i18n/texts.tsx';
import { ContentText } from '../../../shop/page/content-text.tsx';
import { BranchData } from './branch-data.tsx';
import { BranchList, type ListedBranch } from './branch-list.tsx';
import { BranchMap } from './branch-map.tsx';
import type { BranchesView } from './branch-view.ts';

type Nearness = 'unasked' | 'locating' | 'found' | 'failed';

/** Meters within which a device must know where it is to tell which city is near. */
const roughly = 50_000;

/** Returns branches by their distance from this device; null where it says none. The position goes nowhere. */
const nearestOf = async (listed: readonly ListedBranch[]): Promise<ListedBranch[] | null> => {
  try {
    const [{ distanceText, nearestFirst }, { devicePosition }] = await Promise.all([
      import('./nearest-first.lazy.ts'),
      import('../../../shop/addresses/device-position.lazy.ts'),
    ]);
    const from = await devicePosition(navigator, roughly);
    if (from === null) return null;
    const here = { latitude: Number(from.latitude), longitude: Number(from.longitude) };
    const placed = listed.map((each) => ({ ...each, position: each.branch.position }));
    return nearestFirst(placed, here).map(({ branch, number, kilometers }) =>
      kilometers === null ? { branch, number } : { branch, number, away: distanceText(kilometers) },
    );
  } catch {
    return null;
  }
};

const useNearest = (listed: readonly ListedBranch[]) => {
  const [state, setState] = useState<Nearness>('unasked');
  const [nearest, setNearest] = useState<ListedBranch[] | null>(null);
  const ask = async (): Promise<void> => {
    setState('locating');
    const found = await nearestOf(listed);
    setState(found === null ? 'failed' : 'found');
    setNearest(found);
  };
  return { shown: nearest ?? listed, state, ask };
};

/** The shop's branches on a map and in a list, and what the page says after them. */
export const Branches = ({ view: { all, rest }, lang }: { view: BranchesView; lang: string | null }) => {
  const texts = useTexts('branches');
  const { shown, state, ask } = useNearest(all.map((branch, index) => ({ branch, number: index + 1 })));
  const said = { unasked: '', locating: texts.locating, found: texts.nearFirst, failed: texts.notFound };
  return (
    <>
      <div className="grid w-full grid-cols-1 items-start gap-4 lg:w-[min(66rem,calc(100vw-6rem))] lg:grid-cols-2 lg:gap-8 lg:justify-self-center">
        <BranchData branches={all} />
        <BranchMap branches={all} />
        <div className="grid grid-cols-1 gap-3">
          {all.length > 1 && all.some(({ position }) => position !== null) && (
            <div className="flex flex-wrap items-center gap-3 noscript:hidden">
              <button
                className={buttonStyle.quiet}
                disabled={state === 'locating'}
                onClick={() => void ask()}
                type="button"
              >
                <Icon className="size-5 text-accent-ink" name="pin" />
                {texts.nearMe}
              </button>
              <output className="text-sm text-ink-soft empty:hidden">{said[state]}</output>
            </div>
          )}
          <BranchList listed={shown} />
        </div>
      </div>
      {rest !== '' && <ContentText view={{ content: rest, lang }} />}
    </>
  );
};
