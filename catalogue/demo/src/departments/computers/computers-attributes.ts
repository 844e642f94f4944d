import type { SpecificationAttribute } from '../../department.ts';

export const computersAttributes: readonly SpecificationAttribute[] = [
  {
    code: 'memory',
    label: { en: 'Memory', ar: 'الذاكرة (RAM)' },
    isFilterable: true,
    choices: [
      { code: '4 gb', en: '4 GB', ar: '4 غيغابايت', percent: 82 },
      { code: '8 gb', en: '8 GB', ar: '8 غيغابايت', percent: 100 },
      { code: '16 gb', en: '16 GB', ar: '16 غيغابايت', percent: 125 },
      { code: '32 gb', en: '32 GB', ar: '32 غيغابايت', percent: 165 },
    ],
  },
  {
    code: 'processor',
    label: { en: 'Processor', ar: 'المعالج' },
    isFilterable: true,
    choices: [
      { code: 'core i3', en: 'Core i3', ar: 'Core i3', percent: 85 },
      { code: 'core i5', en: 'Core i5', ar: 'Core i5', percent: 105 },
      { code: 'core i7', en: 'Core i7', ar: 'Core i7', percent: 140 },
      { code: 'ryzen 5', en: 'Ryzen 5', ar: 'Ryzen 5', percent: 100 },
      { code: 'ryzen 7', en: 'Ryzen 7', ar: 'Ryzen 7', percent: 132 },
    ],
  },
  {
    code: 'display_size',
    label: { en: 'Display', ar: 'قياس شاشة الجهاز' },
    isFilterable: true,
    choices: [
      { code: '8 inch', en: '8-inch', ar: '8 إنج', percent: 80 },
      { code: '11 inch', en: '11-inch', ar: '11 إنج', percent: 120 },
      { code: '14 inch', en: '14-inch', ar: '14 إنج', percent: 100 },
      { code: '15.6 inch', en: '15.6-inch', ar: '15.6 إنج', percent: 104 },
      { code: '24 inch', en: '24-inch', ar: '24 إنج', percent: 100 },
      { code: '27 inch', en: '27-inch', ar: '27 إنج', percent: 135 },
      { code: '32 inch', en: '32-inch', ar: '32 إنج', percent: 175 },
    ],
  },
  {
    code: 'keyboard_layout',
    label: { en: 'Keyboard', ar: 'لغة لوحة المفاتيح' },
    choices: [
      { code: 'arabic english', en: 'Arabic and English layout', ar: 'حروف عربية وإنكليزية' },
      { code: 'english', en: 'English layout', ar: 'حروف إنكليزية' },
    ],
  },
  {
    code: 'printing',
    label: { en: 'Printing', ar: 'نوع الطباعة' },
    isFilterable: true,
    choices: [
      { code: 'laser', en: 'Laser', ar: 'ليزرية', percent: 120 },
      { code: 'ink', en: 'Ink tank', ar: 'بخزّان حبر', percent: 100 },
    ],
  },
  {
    code: 'wifi_standard',
    label: { en: 'Wi-Fi generation', ar: 'جيل الواي فاي' },
    isFilterable: true,
    choices: [
      { code: 'wi-fi 5', en: '5', ar: '5', said: { en: 'Wi-Fi 5', ar: 'واي فاي 5' }, percent: 85 },
      { code: 'wi-fi 6', en: '6', ar: '6', said: { en: 'Wi-Fi 6', ar: 'واي فاي 6' }, percent: 115 },
    ],
  },
];
