import { useState } from 'react';
import { useSession } from '../../../device/session/use-session.ts';
import { lazyPart } from '../../../i18n/lazy-part.tsx';
import { useStoreView } from '../../../i18n/store-context.ts';
import { textsIn } from '../../../i18n/texts-in.ts';
import { useTexts } from '../../../i18n/texts.tsx';
import { governorateOf } from '../../../shop/delivery/governorates.ts';
import { cityOf } from '../../../shop/addresses/city-of.ts';
import { usePlaceChoice } from '../../../shop/addresses/use-place-choice.ts';
import { AddButton } from './add-button.tsx';
import { AnswerField, type Answers } from './answer-field.tsx';
import { AnswerLine, CheckoutPart } from './checkout-part.tsx';
import { GovernorateField, PlaceField } from '../../../shop/addresses/place-fields.tsx';
import type { FoldingPartProps } from './recipient-part.tsx';

export const addressLabel = lazyPart({
  part: async () => (await import('./address-label.lazy.tsx')).AddressLabel,
  texts: textsIn('cart/checkout-options'),
});
export const addressPosition = lazyPart({
  part: async () => (await import('../../../shop/addresses/address-position.lazy.tsx')).AddressPosition,
  texts: textsIn('cart/checkout-options'),
});

const savedAddresses = lazyPart({
  part: async () => (await import('./saved-addresses.lazy.tsx')).SavedAddresses,
  texts: textsIn('addresses'),
});

/**
 * Governorate, district and area, each with the list of the place chosen before it, and the street. An area is asked
 * for where its district has listed ones.
 */
const Places = (answers: Answers) => {
  const { fields, errorOf, onChange } = answers;
  const texts = useTexts('checkout');
  const { area: areaLabel, street, optional } = useTexts('checkoutForm');
  const { regionId, district, area } = fields;
  const { districts, areas, chooseGovernorate, chooseDistrict } = usePlaceChoice(fields, onChange);
  const hasArea = areas.length > 0 || area !== '';
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <GovernorateField
        error={errorOf('regionId')}
        label={texts.governorate}
        name="regionId"
        onChange={chooseGovernorate}
        value={regionId}
      />
      <PlaceField
        autoComplete="address-level2"
        error={errorOf('district')}
        label={texts.district}
        name="district"
        names={districts}
        onChange={chooseDistrict}
        value={district}
      />
      {hasArea && (
        <PlaceField
          autoComplete="address-level3"
          error={errorOf('area')}
          label={optional(areaLabel)}
          name="area"
          names={areas}
          onChange={(chosen) => onChange({ area: chosen })}
          value={area}
        />
      )}
      <div className={hasArea ? '' : 'sm:col-span-2'}>
        <AnswerField
          {...answers}
          autoComplete="address-line1"
          enterKeyHint="next"
          label={optional(street)}
          name="street"
        />
      </div>
    </div>
  );
};

/** What an address may have besides: a label, and the position of the device. */
const Extras = (answers: Answers) => {
  const texts = useTexts('checkoutForm');
  const { fields, onChange } = answers;
  const [opened, setOpened] = useState({ label: false, position: false });
  const showsLabel = opened.label || fields.label !== '';
  const showsPosition = opened.position || fields.latitude !== '';
  return (
    <>
      {showsLabel && <addressLabel.Part {...answers} />}
      {showsPosition && (
        <addressPosition.Part
          isPlaced={fields.latitude !== ''}
          onClose={() => setOpened((before) => ({ ...before, position: false }))}
          onPlace={onChange}
        />
      )}
      {!(showsLabel && showsPosition) && (
        <div className="flex flex-wrap gap-2">
          {!showsLabel && (
            <AddButton icon="home" onAdd={() => setOpened((before) => ({ ...before, label: true }))}>
              {texts.addLabel}
            </AddButton>
          )}
          {!showsPosition && (
            <AddButton icon="pin" onAdd={() => setOpened((before) => ({ ...before, position: true }))}>
              {texts.addPosition}
            </AddButton>
          )}
        </div>
      )}
    </>
  );
};

const labelWords = { Home: 'labelHome', Work: 'labelWork' } as const;

/** The address in two lines: the place, and what the courier finds it by. */
const AddressLine = ({ fields }: Pick<Answers, 'fields'>) => {
  const { near } = useTexts('checkout');
  const texts = useTexts('checkoutForm');
  const { language } = useStoreView();
  const { label, street, landmark, latitude } = fields;
  const isKnownLabel = label === 'Home' || label === 'Work';
  const named = isKnownLabel ? texts[labelWords[label]] : label;
  const below = [street.trim(), near(landmark), latitude === '' ? '' : texts.position].filter(
    (text) => text !== '',
  );
  return (
    <AnswerLine
      below={below.map((text) => (
        <bdi className="block" key={text}>
          {text}
        </bdi>
      ))}
    >
      {named !== '' && (
        <>
          <bdi>{named}</bdi> ·{' '}
        </>
      )}
      <bdi>{governorateOf(fields.regionId)?.names[language]}</bdi> · <bdi>{cityOf(fields, texts.comma)}</bdi>
    </AnswerLine>
  );
};

/** The delivery address: governorate, district and area from lists, street, landmark, and what may be added. */
export const DeliveryPart = ({ isClosed, onOpen, ...answers }: Omit<FoldingPartProps, 'needs'>) => {
  const texts = useTexts('checkout');
  const addresses = useSession(({ profile }) => profile?.addresses ?? null);
  return (
    <CheckoutPart
      closed={
        isClosed('delivery')
          ? { line: <AddressLine fields={answers.fields} />, onOpen: () => onOpen('delivery') }
          : undefined
      }
      icon="pin"
      name="delivery"
      title={texts.delivery}
    >
      {addresses !== null && (
        <savedAddresses.Part addresses={addresses} fields={answers.fields} onChange={answers.onChange} />
      )}
      <Places {...answers} />
      <AnswerField
        {...answers}
        autoComplete="address-line2"
        enterKeyHint="done"
        hint={texts.landmarkHint}
        label={texts.landmark}
        name="landmark"
      />
      <Extras {...answers} />
    </CheckoutPart>
  );
};
