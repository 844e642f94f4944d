import { useId, useState } from 'react';
import { LinkChip, RemovableChip } from '@dijla/ui-kit/chip.tsx';
import { CheckRow } from '@dijla/ui-kit/fields/check-row.tsx';
import { RadioCard } from '@dijla/ui-kit/fields/radio-card.tsx';
import { Segmented } from '@dijla/ui-kit/fields/segmented.tsx';
import { Stepper } from '@dijla/ui-kit/fields/stepper.tsx';
import { Specimen, useWords } from './specimen.tsx';

const Chips = () => {
  const words = useWords();
  return (
    <Specimen name="Chip">
      <div className="gallery-row">
        <LinkChip isCurrent to="#chip">
          {words('Newest', 'الأحدث')}
        </LinkChip>
        <LinkChip to="#chip">{words('Price: low to high', 'السعر: من الأقل')}</LinkChip>
        <RemovableChip removeLabel={words('Remove filter', 'إزالة المرشّح')} to="#chip">
          {words('Cotton', 'قطن')}
        </RemovableChip>
      </div>
    </Specimen>
  );
};

const Cards = () => {
  const words = useWords();
  const name = useId();
  return (
    <Specimen name="RadioCard">
      <RadioCard
        aside={words('$3.80', '5,000 د.ع')}
        defaultChecked
        detail={words('Tomorrow, between 9 and 18', 'غداً بين 9 و18')}
        name={name}
        title={words('To your door', 'إلى باب البيت')}
        value="door"
      >
        <p className="text-sm">
          {words('The courier will call before arriving.', 'يتصل بك المندوب قبل الوصول.')}
        </p>
      </RadioCard>
      <RadioCard
        aside={words('Free', 'مجاناً')}
        detail={words('Karrada, open 8 to 24', 'الكرادة، من 8 إلى 24')}
        name={name}
        title={words('Pick it up', 'الاستلام من الفرع')}
        value="branch"
      />
      <RadioCard
        detail={words('Not for orders above $500', 'غير متاح لما فوق 650,000 د.ع')}
        disabled
        name={name}
        title={words('Cash on delivery', 'الدفع عند الاستلام')}
        value="cash"
      />
    </Specimen>
  );
};

const Rows = () => {
  const words = useWords();
  return (
    <Specimen name="CheckRow">
      <CheckRow
        detail={words('For your accounts', 'لحساباتك')}
        name="invoice"
        title={words('I need an invoice', 'أحتاج فاتورة')}
      />
      <CheckRow defaultChecked name="gift" title={words('It is a gift', 'هذه هدية')}>
        <p className="text-sm">{words('The parcel holds no prices.', 'لا تُكتب الأسعار داخل الطرد.')}</p>
      </CheckRow>
    </Specimen>
  );
};

type Light = 'device' | 'on' | 'off';

const Counted = () => {
  const words = useWords();
  const name = useId();
  const [light, setLight] = useState<Light>('device');
  const [count, setCount] = useState(2);
  const labels = {
    quantity: words('Quantity', 'الكمية'),
    less: words('Less', 'أقل'),
    more: words('More', 'أكثر'),
  };
  return (
    <Specimen name="Segmented, Stepper">
      <Segmented
        legend={words('Dark mode', 'الوضع الداكن')}
        name={name}
        onChange={setLight}
        segments={[
          { value: 'device', label: words('Device', 'الجهاز'), icon: 'settings' },
          { value: 'on', label: words('On', 'مفعّل'), icon: 'moon' },
          { value: 'off', label: words('Off', 'متوقف'), icon: 'sun' },
        ]}
        value={light}
      />
      <div className="gallery-row">
        <Stepper labels={labels} most={9} onChange={setCount} value={count} />
        <Stepper labels={labels} most={1} onChange={setCount} value={1} />
      </div>
    </Specimen>
  );
};

export const KitChoices = () => (
  <>
    <Chips />
    <Cards />
    <Rows />
    <Counted />
  </>
);
