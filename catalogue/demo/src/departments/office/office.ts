import type { Department } from '../../department.ts';
import { deskSupplies } from './desk-supplies.ts';
import { officeAttributes } from './office-attributes.ts';
import { writingAndPaper } from './writing-and-paper.ts';

/** Pens, paper and other stationery. */
export const office: Department = {
  categories: [
    {
      path: 'office',
      name: { en: 'Office & school', ar: 'القرطاسية والمكتب' },
      picture: 'notebook~navy',
      about: {
        en: 'For the first day of school, the last exam, and every working day between.',
        ar: 'لأول يوم في المدرسة وآخر امتحان وكل يوم دوام.',
      },
    },
    {
      path: 'office/writing-and-drawing',
      name: { en: 'Writing & drawing', ar: 'الكتابة والرسم' },
      picture: 'pen-set',
    },
    { path: 'office/writing-and-drawing/pens', name: { en: 'Pens', ar: 'الأقلام' }, picture: 'pen-set' },
    {
      path: 'office/writing-and-drawing/colors-and-markers',
      name: { en: 'Colors & markers', ar: 'أقلام التلوين والماركر' },
      picture: 'pencils-24',
    },
    { path: 'office/paper', name: { en: 'Notebooks & paper', ar: 'الدفاتر والورق' }, picture: 'notebook' },
    { path: 'office/paper/notebooks', name: { en: 'Notebooks', ar: 'الدفاتر' }, picture: 'notebook~green' },
    {
      path: 'office/paper/planners-and-sketchbooks',
      name: { en: 'Planners & sketchbooks', ar: 'الأجندات ودفاتر الرسم' },
      picture: 'notebook~camel',
    },
    {
      path: 'office/desk-supplies',
      name: { en: 'Desk supplies', ar: 'لوازم المكتب' },
      picture: 'desk-organiser',
    },
    {
      path: 'office/desk-supplies/staplers-and-scissors',
      name: { en: 'Staplers & scissors', ar: 'الكبّاسات والمقصّات' },
      picture: 'stapler',
    },
    {
      path: 'office/desk-supplies/organizers-and-folders',
      name: { en: 'Organizers & folders', ar: 'المنظّمات والملفات' },
      picture: 'folder',
    },
    {
      path: 'office/desk-supplies/calculators',
      name: { en: 'Calculators', ar: 'الحاسبات' },
      picture: 'calculator',
    },
  ],
  brands: [
    { code: 'bic', en: 'BIC', ar: 'بيك' },
    { code: 'pilot', en: 'Pilot', ar: 'بايلوت' },
    { code: 'faber-castell', en: 'Faber-Castell', ar: 'فابر كاستل' },
    { code: 'parker', en: 'Parker', ar: 'باركر' },
    { code: 'lamy', en: 'Lamy', ar: 'لامي' },
    { code: 'staedtler', en: 'Staedtler', ar: 'ستدلر' },
    { code: 'maped', en: 'Maped', ar: 'مابد' },
    { code: 'oxford', en: 'Oxford', ar: 'أكسفورد' },
    { code: 'leuchtturm', en: 'Leuchtturm', ar: 'لويشتورم' },
    { code: 'rapid', en: 'Rapid', ar: 'رابيد' },
    { code: 'deli', en: 'Deli', ar: 'ديلي' },
    { code: 'leitz', en: 'Leitz', ar: 'لايتز' },
    { code: 'casio', en: 'Casio', ar: 'كاسيو' },
    { code: 'canon', en: 'Canon', ar: 'كانون' },
    { code: 'texas-instruments', en: 'Texas Instruments', ar: 'تكساس إنسترومنتس' },
  ],
  attributes: officeAttributes,
  kinds: [...writingAndPaper, ...deskSupplies],
};
