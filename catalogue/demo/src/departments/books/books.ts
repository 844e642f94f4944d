import type { Department } from '../../department.ts';
import { arabicKnowledge } from './arabic-knowledge.ts';
import { arabicLiterature } from './arabic-literature.ts';
import { bookAttributes } from './book-attributes.ts';
import { childrenAndEnglish } from './children-and-english.ts';
import { eBooks } from './e-books.ts';

/** Printed books and e-books; titles, authors and publishers are invented. */
export const books: Department = {
  categories: [
    {
      path: 'books',
      name: { en: 'Books', ar: 'الكتب' },
      picture: 'book-stack',
      about: {
        en: 'Cairo writes, Beirut prints, Baghdad reads.',
        ar: 'القاهرة تكتب وبيروت تطبع وبغداد تقرأ.',
      },
    },
    { path: 'books/arabic-books', name: { en: 'Arabic books', ar: 'كتب عربية' }, picture: 'book~burgundy' },
    {
      path: 'books/arabic-books/novels-and-stories',
      name: { en: 'Novels & stories', ar: 'الروايات والقصص' },
      picture: 'book~navy',
    },
    { path: 'books/arabic-books/poetry', name: { en: 'Poetry', ar: 'الشعر' }, picture: 'book~turquoise' },
    {
      path: 'books/arabic-books/history-and-memoirs',
      name: { en: 'History & memoirs', ar: 'التاريخ والمذكرات' },
      picture: 'book~brown',
    },
    { path: 'books/arabic-books/science', name: { en: 'Science', ar: 'العلوم' }, picture: 'book~purple' },
    {
      path: 'books/home-and-self',
      name: { en: 'Home & self', ar: 'البيت وتطوير النفس' },
      picture: 'book~orange',
    },
    { path: 'books/home-and-self/cooking', name: { en: 'Cooking', ar: 'الطبخ' }, picture: 'book~red' },
    {
      path: 'books/home-and-self/self-development',
      name: { en: 'Self-development', ar: 'تطوير الذات' },
      picture: 'book~yellow',
    },
    {
      path: 'books/children-books',
      name: { en: 'Children’s books', ar: 'كتب الأطفال' },
      picture: 'book~sky blue',
    },
    { path: 'books/children-books/stories', name: { en: 'Stories', ar: 'القصص' }, picture: 'book~pink' },
    {
      path: 'books/children-books/activity-books',
      name: { en: 'Activity books', ar: 'كتب الأنشطة' },
      picture: 'book~mint',
    },
    { path: 'books/english-books', name: { en: 'English books', ar: 'كتب إنكليزية' }, picture: 'book~blue' },
    {
      path: 'books/english-books/english-novels',
      name: { en: 'English novels', ar: 'روايات إنكليزية' },
      picture: 'book~green',
    },
    {
      path: 'books/english-books/learning-english',
      name: { en: 'Learning English', ar: 'تعلّم الإنكليزية' },
      picture: 'book-stack',
    },
    { path: 'books/e-books', name: { en: 'E-books', ar: 'كتب إلكترونية' }, picture: 'book~charcoal' },
    {
      path: 'books/e-books/e-novels',
      name: { en: 'E-novels', ar: 'روايات إلكترونية' },
      picture: 'book~lilac',
    },
    { path: 'books/e-books/guides', name: { en: 'Guides', ar: 'أدلّة عملية' }, picture: 'book~turquoise' },
  ],
  brands: [
    { code: 'dar-shanasheel', en: 'Dar Shanasheel', ar: 'دار الشناشيل' },
    { code: 'dar-al-qaws', en: 'Dar al-Qaws', ar: 'دار القوس' },
    { code: 'dar-sindibad', en: 'Dar Sindibad', ar: 'دار السندباد' },
    { code: 'two-rivers', en: 'Two Rivers Books', ar: 'كتب النهرين' },
    { code: 'riverbank-press', en: 'Riverbank Press', ar: 'ريفربانك برس' },
    { code: 'palm-house', en: 'Palm House', ar: 'بالم هاوس' },
  ],
  attributes: bookAttributes,
  kinds: [...arabicLiterature, ...arabicKnowledge, ...childrenAndEnglish, ...eBooks],
};
