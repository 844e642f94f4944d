import { useState } from 'react';
import { useStoreView } from '../../../i18n/store-context.ts';
import { useTexts } from '../../../i18n/texts.tsx';
import { useDeliveryPlace } from '../../../shop/delivery/delivery-place.ts';
import { ContactActions } from '../../../shop/page/contact-actions.lazy.tsx';
import { DeliveryPlaceSheet } from '../../../shop/delivery/delivery-place-sheet.lazy.tsx';
import { Icon } from '@dijla/ui-kit/pictures/icon.tsx';
import { Sheet } from '@dijla/ui-kit/overlays/sheet.tsx';
import { isWide } from '@dijla/ui-kit/hooks/is-wide.ts';
import { LanguageLinks } from '../header/language-links.lazy.tsx';
import { OfflineRow } from './offline-row.lazy.tsx';
import { PageLinks } from '../footer/page-links.lazy.tsx';
import { CurrencyChoice } from './currency-choice.lazy.tsx';
import { ThemeChoice } from '../../../shop/page/theme/theme-choice.lazy.tsx';

/** The governorate for which pages state delivery, with a button to change it. */
const PlaceRow = () => {
  const texts = useTexts('frame');
  const { language } = useStoreView();
  const place = useDeliveryPlace();
  const [isChoosing, setChoosing] = useState(false);
  return (
    <>
      <button
        aria-haspopup="dialog"
        className="press flex min-h-14 w-full items-center gap-3 rounded-card bg-sunken px-3 text-start hover:bg-line active:bg-line"
        onClick={() => setChoosing(true)}
        type="button"
      >
        <Icon className="size-5.5 text-accent-ink" name="pin" />
        <span className="grid min-w-0 flex-1 leading-snug">
          <span className="text-sm text-ink-soft">{texts.deliveryTo}</span>
          <bdi className="font-semibold">{place.names[language]}</bdi>
        </span>
        <Icon className="size-5 text-ink-soft" name="forward" />
      </button>
      {isChoosing && <DeliveryPlaceSheet onClose={() => setChoosing(false)} />}
    </>
  );
};

/** Settings and help: a bottom sheet on phones, a drawer on wide screens. */
export const SettingsPanel = ({ onClose }: { onClose: () => void }) => {
  const shell = useTexts('shell');
  const texts = useTexts('frame');
  const [from] = useState(() => (isWide() ? ('end' as const) : ('bottom' as const)));
  return (
    <Sheet closeLabel={shell.close} from={from} onClose={onClose} title={shell.settings}>
      <div className="grid grid-cols-1 gap-5">
        <PlaceRow />
        <OfflineRow />
        <LanguageLinks />
        <CurrencyChoice />
        <ThemeChoice name="dark-mode-setting" />
        <div className="grid grid-cols-1 gap-2 rounded-sheet bg-sunken p-3">
          <p className="flex items-center gap-2 px-1 text-sm text-ink-soft">
            <Icon className="size-4.5" name="clock" />
            {texts.serviceHours}
          </p>
          <ContactActions />
        </div>
        <PageLinks />
      </div>
    </Sheet>
  );
};
