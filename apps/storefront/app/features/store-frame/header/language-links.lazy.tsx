import { useLocation } from 'react-router';
import { useStoreView } from '../../../i18n/store-context.ts';
import { storeViews } from '@dijla/contract/store-views';
import { useTexts } from '../../../i18n/texts.tsx';
import { paths } from '../../../paths.ts';
import { chooseStore } from '../../../shop/page/settled-state.ts';

const segmentStyle =
  'press flex min-h-11 items-center justify-center rounded-inner px-3 font-medium text-ink-soft aria-[current=true]:bg-raised aria-[current=true]:text-ink aria-[current=true]:shadow-lift';

/** Links to the page in every store, each in its own language. */
export const LanguageLinks = () => {
  const texts = useTexts('frame');
  const { code, script: own } = useStoreView();
  const { pathname, search } = useLocation();
  return (
    <div className="grid gap-1.5">
      <p className="font-medium">{texts.language}</p>
      <ul className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,6.5rem),1fr))] gap-1 rounded-card bg-sunken p-1">
        {Object.values(storeViews).map(({ code: store, name, locale, hreflang, script }) => (
          <li key={store}>
            <a
              aria-current={store === code ? 'true' : undefined}
              className={`${segmentStyle} ${script === 'Latn' || own === 'Arab' ? '' : 'font-system'}`}
              href={`${paths.inStore(store, pathname)}${search}`}
              hrefLang={hreflang}
              lang={locale}
              onClick={chooseStore}
            >
              {name}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
};
