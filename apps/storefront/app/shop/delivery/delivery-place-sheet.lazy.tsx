import { deliveryDayOf } from '@dijla/commerce-rules/shipping/delivery-day-of';
import { useStoreView } from '../../i18n/store-context.ts';
import { useTexts } from '../../i18n/texts.tsx';
import { Icon } from '@dijla/ui-kit/pictures/icon.tsx';
import { Sheet } from '@dijla/ui-kit/overlays/sheet.tsx';
import { useNow } from '@dijla/ui-kit/hooks/use-now.ts';
import { chooseDeliveryPlace, useDeliveryPlace } from './delivery-place.ts';
import { useFrame } from '../page/frame-context.ts';
import { type GovernorateChoice, governorateChoices } from './governorate-choices.ts';
import type { Governorate } from './governorates.ts';

type SizeClass = { sizeClass?: string | undefined };
type PlaceChoiceProps = SizeClass & { choice: GovernorateChoice; isChosen: boolean; onChoose: () => void };

const PlaceChoice = ({ choice: { label, governorate }, isChosen, onChoose, sizeClass }: PlaceChoiceProps) => {
  const texts = useTexts('delivery');
  const now = useNow();
  const { delivery } = useFrame();
  return (
    <button
      aria-current={isChosen ? 'true' : undefined}
      className="press flex min-h-13 w-full items-center gap-x-3 max-xs:flex-wrap rounded-card px-3 text-start hover:bg-sunken aria-current:bg-accent-soft aria-current:font-semibold"
      onClick={onChoose}
      type="button"
    >
      <bdi className="flex-1">{label}</bdi>
      {now !== null && (
        <span className="text-sm text-ink-soft">
          {texts.day(deliveryDayOf(delivery, { regionId: governorate.id, sizeClass, now }))}
        </span>
      )}
      <Icon className={`size-5 text-accent-ink ${isChosen ? '' : 'invisible'}`} name="check" />
    </button>
  );
};

/**
 * All governorates, under each of their names, with the day on which an order placed now arrives: for
 * `sizeClass`, when products of one are shown.
 */
export const DeliveryPlaceSheet = ({ onClose, sizeClass }: SizeClass & { onClose: () => void }) => {
  const texts = useTexts('delivery');
  const { close } = useTexts('shell');
  const { language } = useStoreView();
  const place = useDeliveryPlace();
  const choose = (governorate: Governorate) => {
    chooseDeliveryPlace(governorate);
    onClose();
  };
  return (
    <Sheet closeLabel={close} from="bottom" onClose={onClose} title={texts.choosePlace}>
      <p className="pb-3 text-ink-soft">{texts.choosePlaceText}</p>
      <ul className="-mx-3 grid grid-cols-1 gap-0.5 md:grid-cols-2">
        {governorateChoices(language).map((choice) => (
          <li key={choice.value}>
            <PlaceChoice
              choice={choice}
              isChosen={choice.value === String(place.id)}
              onChoose={() => choose(choice.governorate)}
              sizeClass={sizeClass}
            />
          </li>
        ))}
      </ul>
    </Sheet>
  );
};
