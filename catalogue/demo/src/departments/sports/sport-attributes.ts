import type { SpecificationAttribute } from '../../department.ts';
import { clothingMaterial, gender } from '../fashion/fashion-attributes.ts';
import { ageGroup } from '../mother-and-child/age-group.ts';

export const sportAttributes: readonly SpecificationAttribute[] = [
  gender,
  {
    ...clothingMaterial,
    choices: [...clothingMaterial.choices, { code: 'graphite', en: 'Graphite', ar: 'غرافيت', percent: 150 }],
  },
  ageGroup,
  {
    code: 'sport',
    label: { en: 'Sport', ar: 'الرياضة' },
    isFilterable: true,
    choices: [
      { code: 'soccer', en: 'Soccer', ar: 'كرة القدم' },
      { code: 'basketball', en: 'Basketball', ar: 'كرة السلة' },
      { code: 'fitness', en: 'Fitness', ar: 'اللياقة' },
      { code: 'strength', en: 'Strength training', ar: 'كمال الأجسام' },
      { code: 'yoga', en: 'Yoga', ar: 'اليوغا' },
      { code: 'boxing', en: 'Boxing', ar: 'الملاكمة' },
      { code: 'running', en: 'Running', ar: 'الجري والمشي' },
      { code: 'cycling', en: 'Cycling', ar: 'ركوب الدراجات' },
      { code: 'tennis', en: 'Tennis', ar: 'التنس' },
      { code: 'badminton', en: 'Badminton', ar: 'الريشة الطائرة' },
      { code: 'camping', en: 'Camping', ar: 'التخييم' },
    ],
  },
  {
    code: 'ball_size',
    label: { en: 'Ball size', ar: 'قياس الكرة' },
    isFilterable: true,
    choices: [
      { code: 'size-4', en: '4', ar: '4', said: { en: 'Size 4', ar: 'قياس 4' }, percent: 90 },
      { code: 'size-5', en: '5', ar: '5', said: { en: 'Size 5', ar: 'قياس 5' } },
      { code: 'size-6', en: '6', ar: '6', said: { en: 'Size 6', ar: 'قياس 6' } },
      { code: 'size-7', en: '7', ar: '7', said: { en: 'Size 7', ar: 'قياس 7' }, percent: 110 },
    ],
  },
  {
    code: 'playing_ground',
    label: { en: 'Playing surface', ar: 'أرضية الملعب' },
    isFilterable: true,
    choices: [
      { code: 'grass', en: 'For grass', ar: 'للعشب' },
      { code: 'turf', en: 'For artificial turf', ar: 'للتارتان والعشب الصناعي' },
      { code: 'hall', en: 'For indoor courts', ar: 'للقاعات' },
    ],
  },
  {
    code: 'team_size',
    label: { en: 'Team size', ar: 'عدد لاعبي الفريق' },
    isFilterable: true,
    choices: [
      { code: '5-a-side', en: '5-a-side', ar: 'لخمسة لاعبين' },
      { code: '7-a-side', en: '7-a-side', ar: 'لسبعة لاعبين', percent: 140 },
      { code: '11-a-side', en: '11-a-side', ar: 'لأحد عشر لاعباً', percent: 215 },
    ],
  },
  {
    code: 'dumbbell_weight',
    label: { en: 'Weight of each', ar: 'وزن القطعة' },
    isFilterable: true,
    choices: [
      { code: '2-kg', en: '2 kg', ar: '2 كغم' },
      { code: '4-kg', en: '4 kg', ar: '4 كغم', percent: 180 },
      { code: '6-kg', en: '6 kg', ar: '6 كغم', percent: 255 },
      { code: '8-kg', en: '8 kg', ar: '8 كغم', percent: 330 },
      { code: '10-kg', en: '10 kg', ar: '10 كغم', percent: 400 },
    ],
  },
  {
    code: 'mat_thickness',
    label: { en: 'Thickness', ar: 'سماكة الفرشة' },
    isFilterable: true,
    choices: [
      { code: '6-mm', en: '6 mm', ar: '6 ملم' },
      { code: '10-mm', en: '10 mm', ar: '10 ملم', percent: 125 },
      { code: '15-mm', en: '15 mm', ar: '15 ملم', percent: 150 },
    ],
  },
  {
    code: 'glove_weight',
    label: { en: 'Glove weight', ar: 'وزن القفاز' },
    isFilterable: true,
    choices: [
      { code: '8-oz', en: '8 oz', ar: '8 أونصات' },
      { code: '10-oz', en: '10 oz', ar: '10 أونصات' },
      { code: '12-oz', en: '12 oz', ar: '12 أونصة', percent: 105 },
      { code: '14-oz', en: '14 oz', ar: '14 أونصة', percent: 110 },
    ],
  },
  {
    code: 'top_speed',
    label: { en: 'Top speed', ar: 'السرعة القصوى' },
    isFilterable: true,
    choices: [
      { code: '10-kmh', en: '10 km/h', ar: '10 كم/ساعة', percent: 80 },
      { code: '12-kmh', en: '12 km/h', ar: '12 كم/ساعة' },
      { code: '16-kmh', en: '16 km/h', ar: '16 كم/ساعة', percent: 145 },
    ],
  },
  {
    code: 'wheel_size',
    label: { en: 'Wheel size', ar: 'قياس العجلة' },
    isFilterable: true,
    choices: [
      { code: '12-inch', en: '12-inch', ar: '12 إنج', percent: 85 },
      { code: '16-inch', en: '16-inch', ar: '16 إنج' },
      { code: '20-inch', en: '20-inch', ar: '20 إنج', percent: 120 },
      { code: '26-inch', en: '26-inch', ar: '26 إنج' },
      { code: '27.5-inch', en: '27.5-inch', ar: '27.5 إنج', percent: 110 },
      { code: '29-inch', en: '29-inch', ar: '29 إنج', percent: 120 },
    ],
  },
  {
    code: 'tent_capacity',
    label: { en: 'Sleeps', ar: 'سعة الخيمة' },
    isFilterable: true,
    choices: [
      { code: '2-people', en: 'For 2 people', ar: 'لشخصين', percent: 75 },
      { code: '4-people', en: 'For 4 people', ar: 'لأربعة أشخاص' },
      { code: '6-people', en: 'For 6 people', ar: 'لستة أشخاص', percent: 145 },
    ],
  },
  {
    code: 'volume',
    label: { en: 'Volume', ar: 'الحجم' },
    isFilterable: true,
    choices: [
      { code: '500 ml', en: '500 ml', ar: '500 مل', percent: 85 },
      { code: '750 ml', en: '750 ml', ar: '750 مل' },
      { code: '1 l', en: '1 liter', ar: 'لتر واحد', percent: 120 },
    ],
  },
];
