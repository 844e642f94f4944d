import type { SpecificationAttribute } from '../../department.ts';

export const electronicsAttributes: readonly SpecificationAttribute[] = [
  {
    code: 'storage',
    label: { en: 'Storage', ar: 'سعة التخزين' },
    isFilterable: true,
    choices: [
      { code: '64 gb', en: '64 GB', ar: '64 غيغابايت', percent: 100 },
      { code: '128 gb', en: '128 GB', ar: '128 غيغابايت', percent: 108 },
      { code: '256 gb', en: '256 GB', ar: '256 غيغابايت', percent: 122 },
      { code: '512 gb', en: '512 GB', ar: '512 غيغابايت', percent: 150 },
      { code: '1 tb', en: '1 TB', ar: '1 تيرابايت', percent: 190 },
      { code: '2 tb', en: '2 TB', ar: '2 تيرابايت', percent: 260 },
    ],
  },
  {
    code: 'screen_size',
    label: { en: 'Screen size', ar: 'قياس الشاشة' },
    isFilterable: true,
    choices: [
      { code: '32 inch', en: '32-inch', ar: '32 إنج', percent: 100 },
      { code: '43 inch', en: '43-inch', ar: '43 إنج', percent: 155 },
      { code: '50 inch', en: '50-inch', ar: '50 إنج', percent: 190 },
      { code: '55 inch', en: '55-inch', ar: '55 إنج', percent: 230 },
      { code: '65 inch', en: '65-inch', ar: '65 إنج', percent: 330 },
      { code: '75 inch', en: '75-inch', ar: '75 إنج', percent: 480 },
    ],
  },
  {
    code: 'resolution',
    label: { en: 'Resolution', ar: 'الدقة' },
    isFilterable: true,
    choices: [
      { code: 'hd', en: 'HD', ar: 'HD', percent: 90 },
      { code: 'full hd', en: 'Full HD', ar: 'Full HD', percent: 100 },
      { code: '4k', en: '4K', ar: '4K', percent: 120 },
    ],
  },
  {
    code: 'battery_capacity',
    label: { en: 'Battery', ar: 'سعة البطارية' },
    isFilterable: true,
    choices: [
      { code: '5000 mah', en: '5,000 mAh', ar: '5,000 ملّي أمبير', percent: 70 },
      { code: '10000 mah', en: '10,000 mAh', ar: '10,000 ملّي أمبير', percent: 100 },
      { code: '20000 mah', en: '20,000 mAh', ar: '20,000 ملّي أمبير', percent: 165 },
      { code: '30000 mah', en: '30,000 mAh', ar: '30,000 ملّي أمبير', percent: 230 },
    ],
  },
  {
    code: 'charging_power',
    label: { en: 'Charging power', ar: 'قدرة الشحن' },
    isFilterable: true,
    choices: [
      { code: '20 w', en: '20 watts', ar: '20 واط', percent: 85 },
      { code: '33 w', en: '33 watts', ar: '33 واط', percent: 100 },
      { code: '45 w', en: '45 watts', ar: '45 واط', percent: 130 },
      { code: '65 w', en: '65 watts', ar: '65 واط', percent: 170 },
      { code: '100 w', en: '100 watts', ar: '100 واط', percent: 240 },
    ],
  },
  {
    code: 'cable_length',
    label: { en: 'Cable length', ar: 'طول السلك' },
    choices: [
      { code: '1 m', en: '1 meter', ar: 'متر واحد', percent: 100 },
      { code: '2 m', en: '2 meters', ar: 'متران', percent: 125 },
      { code: '3 m', en: '3 meters', ar: '3 أمتار', percent: 150 },
    ],
  },
  {
    code: 'connector',
    label: { en: 'Connector', ar: 'نوع المنفذ' },
    isFilterable: true,
    choices: [
      { code: 'usb-c', en: 'USB-C', ar: 'USB-C' },
      { code: 'usb-a', en: 'USB-A', ar: 'USB-A' },
      { code: 'lightning', en: 'Lightning', ar: 'Lightning', percent: 125 },
      { code: 'hdmi', en: 'HDMI', ar: 'HDMI', percent: 120 },
    ],
  },
  {
    code: 'connection',
    label: { en: 'Connection', ar: 'نوع الاتصال' },
    isFilterable: true,
    choices: [
      { code: 'bluetooth', en: 'Bluetooth', ar: 'بلوتوث', percent: 115 },
      { code: 'wireless', en: 'Wireless', ar: 'لاسلكي', said: { en: 'Wireless', ar: 'بلا سلك' }, percent: 115 },
      { code: 'wired', en: 'Wired', ar: 'سلكي', said: { en: 'Wired', ar: 'بسلك' }, percent: 90 },
    ],
  },
  {
    code: 'network',
    label: { en: 'Mobile network', ar: 'شبكة الهاتف' },
    isFilterable: true,
    choices: [
      { code: '4g', en: '4G', ar: '4G', percent: 90 },
      { code: '5g', en: '5G', ar: '5G', percent: 115 },
    ],
  },
  {
    code: 'sound_power',
    label: { en: 'Sound power', ar: 'قدرة الصوت' },
    choices: [
      { code: '20 w', en: '20 watts', ar: '20 واط', percent: 80 },
      { code: '60 w', en: '60 watts', ar: '60 واط', percent: 100 },
      { code: '200 w', en: '200 watts', ar: '200 واط', percent: 140 },
      { code: '400 w', en: '400 watts', ar: '400 واط', percent: 190 },
    ],
  },
];
