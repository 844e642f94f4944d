/** The languages in which the demo is written. A store in any other shows its texts in one of these. */
export type DemoLanguage = 'en' | 'ar';
