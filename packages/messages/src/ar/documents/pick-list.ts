import type { pickList as english } from '../../en/documents/pick-list.ts';

export const pickList: typeof english = {
  title: 'قائمة السحب من الرفوف',
  fileName: (day) => `قائمة-السحب-${day}`,
  orders: 'للطرود',
  noShelf: 'بضائع أخرى',
  summary: (pieces, packages) => `عدد القطع: ${pieces} · عدد الطرود: ${packages}`,
};
