import { baghdad } from './baghdad.ts';

/** The governorates of Iraq by their ids on the wire. */
export const governorates: Readonly<Record<number, string>> = {
  611: baghdad,
  601: 'Al Anbar',
  602: 'Erbil',
  603: 'Basra',
  604: 'Babil',
  605: 'Duhok',
  606: 'Diyala',
  607: 'Dhi Qar',
  608: 'Halabja',
  609: 'Karbala',
  610: 'Kirkuk',
  612: 'Maysan',
  613: 'Al Muthanna',
  614: 'Najaf',
  615: 'Nineveh',
  616: 'Al Qadisiyah',
  617: 'Salah ad Din',
  618: 'Sulaymaniyah',
  619: 'Wasit',
};

/** Further names of governorates that have more than one. */
export const alsoCalled: Readonly<Record<number, string>> = { 616: 'Diwaniyah' };
