import { useId, useState } from 'react';
import { Combobox } from '@dijla/ui-kit/fields/combobox.tsx';
import { SelectField } from '@dijla/ui-kit/fields/select.tsx';
import { TextField } from '@dijla/ui-kit/fields/text-field.tsx';
import { Focused, Specimen, useWords } from './specimen.tsx';

const Texts = () => {
  const words = useWords();
  const id = useId();
  return (
    <Specimen name="TextField">
      <TextField
        error={null}
        hint={words('As on your papers', 'كما في هويتك')}
        id={`${id}-empty`}
        label={words('Full name', 'الاسم الكامل')}
        placeholder={words('Zainab Hassan', 'زينب حسن')}
      />
      <Focused>
        <TextField
          defaultValue={words('Zainab Hassan', 'زينب حسن')}
          error={null}
          id={`${id}-focus`}
          label={words('In focus', 'في التركيز')}
        />
      </Focused>
      <TextField
        defaultValue="0770 12"
        dir="ltr"
        error={words('This number is too short: 11 digits.', 'الرقم قصير: يلزم 11 رقماً.')}
        id={`${id}-error`}
        label={words('Mobile number', 'رقم الهاتف')}
      />
      <TextField
        defaultValue={words('Baghdad', 'بغداد')}
        disabled
        error={null}
        id={`${id}-off`}
        label={words('Governorate', 'المحافظة')}
      />
    </Specimen>
  );
};

const Selects = () => {
  const words = useWords();
  const id = useId();
  const options = [
    words('Baghdad', 'بغداد'),
    words('Basra', 'البصرة'),
    words('Erbil', 'أربيل'),
    words('Al-Qadisiyyah', 'القادسية'),
  ];
  return (
    <Specimen name="Select">
      {[
        { key: 'plain', error: null },
        { key: 'error', error: words('We don’t deliver there yet.', 'لا نوصّل إليها بعد.') },
      ].map(({ key, error }) => (
        <SelectField error={error} id={`${id}-${key}`} key={key} label={words('Governorate', 'المحافظة')}>
          {options.map((option) => (
            <option key={option}>{option}</option>
          ))}
        </SelectField>
      ))}
    </Specimen>
  );
};

const Suggesting = () => {
  const words = useWords();
  const id = useId();
  const [typed, setTyped] = useState('');
  const places = [
    words('Karrada', 'الكرادة'),
    words('Mansour', 'المنصور'),
    words('Adhamiyah', 'الأعظمية'),
    words('Kadhimiya', 'الكاظمية'),
    words('Zayouna', 'زيونة'),
  ];
  const suggest = (part: string) =>
    places.filter((place) => place !== part && place.toLowerCase().includes(part.trim().toLowerCase()));
  return (
    <Specimen name="Combobox">
      <Combobox
        error={null}
        hint={words('Choose or type', 'اختر أو اكتب')}
        id={`${id}-district`}
        label={words('District', 'المنطقة')}
        onChange={setTyped}
        suggest={suggest}
        value={typed}
      />
    </Specimen>
  );
};

export const KitFields = () => (
  <>
    <Texts />
    <Selects />
    <Suggesting />
  </>
);
