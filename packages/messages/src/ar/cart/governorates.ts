import type { alsoCalled as englishOthers, governorates as english } from '../../en/cart/governorates.ts';
import { baghdad } from './baghdad.ts';

export const governorates: typeof english = {
  611: baghdad,
  601: 'الأنبار',
  602: 'أربيل',
  603: 'البصرة',
  604: 'بابل',
  605: 'دهوك',
  606: 'ديالى',
  607: 'ذي قار',
  608: 'حلبجة',
  609: 'كربلاء',
  610: 'كركوك',
  612: 'ميسان',
  613: 'المثنى',
  614: 'النجف',
  615: 'نينوى',
  616: 'الديوانية',
  617: 'صلاح الدين',
  618: 'السليمانية',
  619: 'واسط',
};

export const alsoCalled: typeof englishOthers = { 616: 'القادسية' };
