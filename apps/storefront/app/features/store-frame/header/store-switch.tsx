// @chunk shell
import { useLocation } from 'react-router';
import { useStoreView } from '../../../i18n/store-context.ts';
import { storeCodes, storeViews } from '@dijla/contract/store-views';
import { paths } from '../../../paths.ts';
import { chooseStore } from '../../../shop/page/settled-state.ts';
import { Icon } from '@dijla/ui-kit/pictures/icon.tsx';

/**
 * On a phone a link is a globe without a name, which is clear only while there is one other store; settings
 * and footer name them all.
 */
const shownOn = storeCodes.length > 2 ? 'max-md:hidden' : 'max-xs:hidden';

/**
 * Links to the same page in the other stores: slugs are equal in all. Each loads a new document, because
 * language and direction change.
 */
export const StoreSwitch = () => {
  const { pathname, search } = useLocation();
  const { code, script } = useStoreView();
  return storeCodes
    .filter((other) => other !== code)
    .map((other) => (
      <a
        className={`press flex min-h-11 min-w-11 ${shownOn} items-center justify-center gap-1.5 rounded-full font-medium hover:bg-sunken md:px-3 ${storeViews[other].script === 'Latn' || script === 'Arab' ? '' : 'font-system'}`}
        href={`${paths.inStore(other, pathname)}${search}`}
        hrefLang={storeViews[other].hreflang}
        key={other}
        lang={storeViews[other].locale}
        onClick={chooseStore}
      >
        <Icon className="size-6 md:size-5" name="globe" />
        <bdi className="max-md:sr-only">{storeViews[other].name}</bdi>
      </a>
    ));
};
