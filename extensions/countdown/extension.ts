import { contentBlock, defineExtension, html } from '@dijla/extension';

const dayMs = 86_400_000;

/** Whole days from one day to another; below zero when it is past. */
const daysBetween = (from: string, to: string): number =>
  Math.round((Date.parse(to) - Date.parse(from)) / dayMs);

const words = {
  ar: {
    today: 'اليوم!',
    products: 'لهذا اليوم',
    left: (days: number): string =>
      days === 1
        ? 'بقي يوم واحد'
        : days === 2
          ? 'بقي يومان'
          : days <= 10
            ? `بقيت ${days} أيام`
            : `بقي ${days} يوماً`,
  },
  en: {
    today: 'Today!',
    products: 'For this day',
    left: (days: number): string => (days === 1 ? '1 day left' : `${days} days left`),
  },
};

/** Says how many days are left to a day such as Eid or a sale, with a picture, a link and products. */
const toADay = contentBlock({
  name: 'to-a-day',
  title: { en: 'Countdown to a day', ar: 'عدّ تنازلي ليوم' },
  fields: {
    title: { type: 'words', label: { en: 'Title', ar: 'العنوان' }, isRequired: true, most: 80 },
    text: { type: 'words', label: { en: 'Text', ar: 'النص' }, isLong: true, most: 500 },
    day: { type: 'day', label: { en: 'Day', ar: 'اليوم' }, isRequired: true },
    from: {
      type: 'number',
      label: { en: 'Shown how many days before', ar: 'كم يوماً قبله يظهر' },
      hint: { en: 'Empty: from now on.', ar: 'إذا تركته فارغاً يظهر من الآن.' },
      least: 0,
      most: 365,
    },
    past: {
      type: 'choice',
      label: { en: 'When the day is past', ar: 'بعد ما يعدّي اليوم' },
      choices: [
        { value: 'gone', label: { en: 'Shows nothing', ar: 'لا يظهر شيء' } },
        { value: 'text', label: { en: 'Shows the text alone', ar: 'يظهر النص وحده' } },
      ],
    },
    picture: { type: 'picture', label: { en: 'Picture', ar: 'صورة' } },
    link: { type: 'link', label: { en: 'Link of the title', ar: 'رابط العنوان' } },
    products: { type: 'products', label: { en: 'Products below it', ar: 'منتجات تحته' } },
  },
  render: ({ title, text, day, from, past, picture, link, products }, { language, today }) => {
    const left = daysBetween(today, day);
    if ((left < 0 && past === 'gone') || (from !== null && left > from)) return [];
    const { today: onTheDay, left: said, products: forIt } = words[language];
    return [
      {
        type: 'html',
        html: html`<h2>${link === '' ? title : html`<a href="${link}">${title}</a>`}</h2>
          ${
            left >= 0 &&
            html`<p>
              <strong><time datetime="${day}">${left === 0 ? onTheDay : said(left)}</time></strong>
            </p>`
          }
          ${text !== '' && html`<p>${text}</p>`}
          ${picture && html`<img src="${picture.src}" alt="${picture.alt}" />`}`,
      },
      { type: 'products', skus: products, title: forIt },
    ];
  },
});

export const extension = defineExtension({ name: 'countdown', version: '1.0.0', blocks: [toADay] });
