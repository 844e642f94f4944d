import type { SpecificationAttribute } from '../../department.ts';

export const appliancesAttributes: readonly SpecificationAttribute[] = [
  {
    code: 'cooling_capacity',
    label: { en: 'Cooling capacity', ar: 'سعة التبريد' },
    isFilterable: true,
    choices: [
      { code: '1 ton', en: '1 ton', ar: 'طن واحد', percent: 85 },
      { code: '1.5 ton', en: '1.5 tons', ar: '1.5 طن', percent: 105 },
      { code: '2 ton', en: '2 tons', ar: 'طنّان', percent: 130 },
    ],
  },
  {
    code: 'wash_load',
    label: { en: 'Load', ar: 'سعة الغسيل' },
    isFilterable: true,
    choices: [
      { code: '7 kg', en: '7 kg', ar: '7 كغم', percent: 90 },
      { code: '9 kg', en: '9 kg', ar: '9 كغم', percent: 108 },
      { code: '12 kg', en: '12 kg', ar: '12 كغم', percent: 135 },
    ],
  },
  {
    code: 'fridge_volume',
    label: { en: 'Capacity', ar: 'السعة' },
    isFilterable: true,
    choices: [
      { code: '90 l', en: '90 liters', ar: '90 لتراً', percent: 45 },
      { code: '250 l', en: '250 liters', ar: '250 لتراً', percent: 80 },
      { code: '420 l', en: '420 liters', ar: '420 لتراً', percent: 115 },
      { code: '560 l', en: '560 liters', ar: '560 لتراً', percent: 155 },
    ],
  },
  {
    code: 'energy_class',
    label: { en: 'Energy class', ar: 'كفاءة الطاقة' },
    isFilterable: true,
    choices: [
      { code: 'a', en: 'A', ar: 'فئة A', said: { en: 'Class A', ar: 'فئة A' }, percent: 115 },
      { code: 'b', en: 'B', ar: 'فئة B', said: { en: 'Class B', ar: 'فئة B' }, percent: 105 },
      { code: 'c', en: 'C', ar: 'فئة C', said: { en: 'Class C', ar: 'فئة C' }, percent: 100 },
    ],
  },
  {
    code: 'burners',
    label: { en: 'Burners', ar: 'عدد العيون' },
    isFilterable: true,
    choices: [
      { code: '4 burners', en: '4', ar: '4', said: { en: '4 burners', ar: '4 عيون' }, percent: 85 },
      { code: '5 burners', en: '5', ar: '5', said: { en: '5 burners', ar: '5 عيون' }, percent: 110 },
    ],
  },
  {
    code: 'appliance_volume',
    label: { en: 'Capacity', ar: 'السعة' },
    isFilterable: true,
    choices: [
      { code: '1.5 l', en: '1.5 liters', ar: '1.5 لتر', percent: 85 },
      { code: '1.8 l', en: '1.8 liters', ar: '1.8 لتر', percent: 95 },
      { code: '5 l', en: '5 liters', ar: '5 لترات', percent: 110 },
      { code: '6 l', en: '6 liters', ar: '6 لترات', percent: 125 },
      { code: '20 l', en: '20 liters', ar: '20 لتراً', percent: 85 },
      { code: '25 l', en: '25 liters', ar: '25 لتراً', percent: 100 },
      { code: '30 l', en: '30 liters', ar: '30 لتراً', percent: 120 },
      { code: '45 l', en: '45 liters', ar: '45 لتراً', percent: 115 },
      { code: '70 l', en: '70 liters', ar: '70 لتراً', percent: 150 },
    ],
  },
  {
    code: 'motor_power',
    label: { en: 'Power', ar: 'القدرة الكهربائية' },
    choices: [
      { code: '60 w', en: '60 watts', ar: '60 واط', percent: 80 },
      { code: '600 w', en: '600 watts', ar: '600 واط', percent: 80 },
      { code: '1000 w', en: '1,000 watts', ar: '1,000 واط', percent: 100 },
      { code: '1600 w', en: '1,600 watts', ar: '1,600 واط', percent: 120 },
      { code: '2000 w', en: '2,000 watts', ar: '2,000 واط', percent: 135 },
      { code: '2400 w', en: '2,400 watts', ar: '2,400 واط', percent: 150 },
    ],
  },
  {
    code: 'heating',
    label: { en: 'Works with', ar: 'نوع الوقود' },
    isFilterable: true,
    choices: [
      { code: 'gas', en: 'Gas', ar: 'غازية', percent: 110 },
      { code: 'electric', en: 'Electric', ar: 'كهربائية', percent: 95 },
      { code: 'kerosene', en: 'Kerosene', ar: 'نفطية', percent: 100 },
    ],
  },
];
