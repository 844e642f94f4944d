import type { branches as english } from '../en/branches.ts';

export const branches: typeof english = {
  map: 'خريطة العراق وعليها فروعنا',
  list: 'فروعنا',
  onMap: (name) => `${name} على الخريطة`,
  call: 'اتصل',
  directions: 'الطريق إلى الفرع',
  nearMe: 'الأقرب إليّ',
  locating: 'نسأل جهازك عن موقعك…',
  nearFirst: 'الأقرب إليك أولاً. موقعك يبقى على جهازك.',
  notFound: 'لم يحدّد جهازك موقعك. اسمح للمتجر بمعرفة موقعك ثم حاول مرة أخرى.',
  away: (distance) => `على بُعد نحو ${distance} كم`,
};
