import type { failure as english } from '../en/failure.ts';

export const failure: typeof english = {
  title: 'المتجر متوقف للحظات',
  text: 'جرّب مرة أخرى بعد لحظات. سلتك محفوظة على جهازك.',
  action: 'حاول مرة أخرى',
};
