import { by, cm, type FactsOfKinds, grams, kg, oneYear, twoYears, watts } from './fact.ts';

const hours = (count: number) => ({
  en: `Up to ${count} hours`,
  ar: count > 10 ? `حتى ${count} ساعة` : `حتى ${count} ساعات`,
});
const windows = { en: 'Windows 11', ar: 'ويندوز 11' };
const cabled = { en: 'Device, cable, short guide', ar: 'الجهاز والسلك ودليل مختصر' };
const rtx = (model: string, gigabytes: number) => ({
  en: `GeForce RTX ${model}, ${gigabytes} GB`,
  ar: `GeForce RTX ${model}، ${gigabytes} غيغابايت`,
});
const pixels = (back: number, front: number) => ({
  en: `${back} MP, front ${front} MP`,
  ar: `${back} ميغابكسل، والأمامية ${front}`,
});
const intel = { en: 'Intel Iris Xe', ar: 'Intel Iris Xe' };
const radeon = { en: 'AMD Radeon', ar: 'AMD Radeon' };

/** Facts of electronics and computers: screen, battery, operating system, weight and warranty. */
export const deviceFacts: FactsOfKinds = {
  smartphone: {
    screen_kind: { en: '6.6-inch AMOLED, 120 Hz', ar: 'أموليد 6.6 إنج، 120 هرتز' },
    device_battery: by('network', {
      '4g': { en: '5,000 mAh, 25 W charging', ar: '5,000 ملّي أمبير، شحن 25 واط' },
      '5g': { en: '5,000 mAh, 45 W charging', ar: '5,000 ملّي أمبير، شحن 45 واط' },
    }),
    device_camera: by('network', { '4g': pixels(50, 8), '5g': pixels(108, 32) }),
    operating_system: [
      { en: 'Android 15', ar: 'أندرويد 15' },
      { en: 'Android 16', ar: 'أندرويد 16' },
    ],
    item_weight: [grams(189), grams(195), grams(203)],
    in_the_box: { en: 'Phone, USB-C cable, clear case', ar: 'الهاتف وسلك USB-C وكفر شفّاف' },
    warranty_term: oneYear,
  },
  'keypad-phone': {
    screen_kind: { en: '2.4-inch, color', ar: '2.4 إنج ملوّنة' },
    device_battery: { en: '1,200 mAh, a week', ar: '1,200 ملّي أمبير، أسبوع' },
    in_the_box: { en: 'Phone, battery, charger', ar: 'الهاتف والشاحن' },
    warranty_term: oneYear,
  },
  'smart-watch': {
    screen_kind: [
      { en: '1.43-inch AMOLED', ar: 'أموليد 1.43 إنج' },
      { en: '1.85-inch AMOLED', ar: 'أموليد 1.85 إنج' },
    ],
    device_battery: [
      { en: '7 days', ar: '7 أيام' },
      { en: '10 days', ar: '10 أيام' },
    ],
    item_weight: [grams(32), grams(38)],
    in_the_box: { en: 'Watch, magnetic cable', ar: 'الساعة وسلك مغناطيسي' },
    warranty_term: oneYear,
  },
  'fitness-band': {
    screen_kind: { en: '1.6-inch AMOLED', ar: 'أموليد 1.6 إنج' },
    device_battery: { en: '14 days', ar: '14 يوماً' },
    item_weight: grams(26),
    in_the_box: { en: 'Band, charging cable', ar: 'السوار وسلك الشحن' },
    warranty_term: oneYear,
  },
  'over-ear-headphones': {
    device_battery: by('connection', { bluetooth: hours(40), wired: { en: 'None needed', ar: 'لا تحتاج' } }),
    item_weight: [grams(230), grams(255)],
    in_the_box: { en: 'Headphones, cable, pouch', ar: 'السماعات والسلك وكيس الحفظ' },
    warranty_term: oneYear,
  },
  'gaming-headset': {
    device_battery: by('connection', { wireless: hours(30), wired: { en: 'None needed', ar: 'لا تحتاج' } }),
    item_weight: [grams(290), grams(320)],
    in_the_box: cabled,
    warranty_term: oneYear,
  },
  earbuds: {
    device_battery: { en: '6 hours, 30 with the case', ar: '6 ساعات، و30 مع العلبة' },
    item_weight: { en: '4.5 g each', ar: '4.5 غم للواحدة' },
    in_the_box: { en: 'Buds, case, three sizes of tips', ar: 'السماعتان والعلبة وثلاثة قياسات مطاط' },
    warranty_term: oneYear,
  },
  'bluetooth-speaker': {
    device_battery: by('sound_power', { '20 w': hours(12), '60 w': hours(18) }),
    item_dimensions: by('sound_power', { '20 w': cm(18, 7, 7), '60 w': cm(28, 12, 12) }),
    in_the_box: cabled,
    warranty_term: oneYear,
  },
  'party-speaker': {
    item_dimensions: by('sound_power', { '200 w': cm(32, 32, 62), '400 w': cm(38, 36, 88) }),
    item_weight: by('sound_power', { '200 w': kg(13), '400 w': kg(22) }),
    device_battery: hours(12),
    in_the_box: { en: 'Speaker, microphone, power cable', ar: 'السماعة وميكروفون وسلك كهرباء' },
    warranty_term: oneYear,
  },
  microphone: {
    item_weight: [grams(280), grams(410)],
    in_the_box: { en: 'Microphone, stand, cable', ar: 'الميكروفون والحامل والسلك' },
    ports: { en: 'USB-C', ar: 'USB-C' },
    warranty_term: oneYear,
  },
  'power-bank': {
    item_weight: by('battery_capacity', {
      '5000 mah': grams(120),
      '10000 mah': grams(215),
      '20000 mah': grams(345),
      '30000 mah': grams(540),
    }),
    ports: { en: 'USB-C and USB-A', ar: 'USB-C وUSB-A' },
    warranty_term: oneYear,
  },
  television: {
    item_dimensions: by('screen_size', {
      '32 inch': cm(73, 18, 47),
      '43 inch': cm(96, 22, 61),
      '50 inch': cm(112, 24, 70),
      '55 inch': cm(123, 25, 77),
      '65 inch': cm(145, 29, 90),
      '75 inch': cm(167, 32, 102),
    }),
    power_use: by('screen_size', {
      '32 inch': watts(45),
      '43 inch': watts(75),
      '50 inch': watts(95),
      '55 inch': watts(115),
      '65 inch': watts(150),
      '75 inch': watts(195),
    }),
    ports: { en: '3 × HDMI, 2 × USB', ar: '3 × HDMI، 2 × USB' },
    in_the_box: { en: 'TV, feet, remote, batteries', ar: 'التلفزيون والقاعدتان والريموت والبطاريات' },
    warranty_term: twoYears,
  },
  soundbar: {
    item_dimensions: by('sound_power', {
      '60 w': cm(60, 9, 7),
      '200 w': cm(90, 9, 6),
      '400 w': cm(110, 12, 7),
    }),
    ports: { en: 'HDMI ARC, optical, Bluetooth', ar: 'HDMI ARC وبصري وبلوتوث' },
    in_the_box: { en: 'Bar, remote, HDMI cable', ar: 'الساوند بار والريموت وسلك HDMI' },
    warranty_term: oneYear,
  },
  projector: {
    item_dimensions: [cm(20, 22, 15), cm(28, 24, 12)],
    item_weight: [kg(2), kg(3)],
    ports: { en: '2 × HDMI, USB', ar: '2 × HDMI، USB' },
    in_the_box: { en: 'Projector, remote, HDMI cable', ar: 'الجهاز والريموت وسلك HDMI' },
    warranty_term: oneYear,
  },
  camera: {
    device_camera: { en: '24 MP, 3× zoom lens', ar: '24 ميغابكسل، عدسة زوم 3×' },
    device_battery: { en: '450 pictures', ar: '450 صورة' },
    item_weight: [grams(490), grams(640)],
    in_the_box: { en: 'Camera, lens, battery, charger, strap', ar: 'الكاميرا والعدسة والشاحن والحزام' },
    warranty_term: twoYears,
  },
  'security-camera': {
    item_dimensions: cm(8, 8, 12),
    power_use: watts(6),
    in_the_box: { en: 'Camera, adapter, bracket with screws', ar: 'الكاميرا والمحوّل والحامل مع البراغي' },
    warranty_term: oneYear,
  },
  'game-console': {
    item_dimensions: [cm(36, 22, 9), cm(30, 15, 15)],
    item_weight: [kg(3), kg(4)],
    power_use: watts(200),
    ports: { en: 'HDMI, 3 × USB', ar: 'HDMI، 3 × USB' },
    in_the_box: { en: 'Console, controller, HDMI cable', ar: 'الجهاز ويد تحكّم وسلك HDMI' },
    warranty_term: oneYear,
  },
  'game-controller': {
    device_battery: by('connection', {
      bluetooth: hours(20),
      wireless: hours(20),
      wired: { en: 'None needed', ar: 'لا تحتاج' },
    }),
    item_weight: grams(270),
    in_the_box: cabled,
    warranty_term: oneYear,
  },
  laptop: {
    item_dimensions: by('display_size', { '14 inch': cm(32, 22, 1.8), '15.6 inch': cm(36, 24, 1.9) }),
    item_weight: by('display_size', {
      '14 inch': { en: '1.4 kg', ar: '1.4 كغم' },
      '15.6 inch': { en: '1.7 kg', ar: '1.7 كغم' },
    }),
    graphics: by('processor', {
      'core i3': { en: 'Intel UHD', ar: 'Intel UHD' },
      'core i5': intel,
      'core i7': intel,
      'ryzen 5': radeon,
      'ryzen 7': radeon,
    }),
    operating_system: windows,
    screen_kind: { en: 'IPS, 1920 × 1080, matte', ar: 'IPS مطفية، 1920 × 1080' },
    device_battery: hours(9),
    ports: { en: '2 × USB-A, USB-C, HDMI', ar: '2 × USB-A، USB-C، HDMI' },
    in_the_box: { en: 'Laptop, 65 W charger', ar: 'اللابتوب وشاحن 65 واط' },
    warranty_term: oneYear,
  },
  'gaming-laptop': {
    item_dimensions: cm(36, 26, 2.4),
    item_weight: { en: '2.3 kg', ar: '2.3 كغم' },
    graphics: by('processor', {
      'core i5': rtx('4050', 6),
      'core i7': rtx('4070', 8),
      'ryzen 7': rtx('4060', 8),
    }),
    operating_system: windows,
    screen_kind: { en: 'IPS, 1920 × 1080, 144 Hz', ar: 'IPS بدقة 1920 × 1080، 144 هرتز' },
    device_battery: hours(5),
    ports: { en: '3 × USB-A, USB-C, HDMI, LAN', ar: '3 × USB-A، USB-C، HDMI، LAN' },
    in_the_box: { en: 'Laptop, 230 W charger', ar: 'اللابتوب وشاحن 230 واط' },
    warranty_term: oneYear,
  },
  tablet: {
    item_dimensions: by('display_size', { '8 inch': cm(12.4, 0.8, 20.6), '11 inch': cm(16.6, 0.7, 25.6) }),
    item_weight: by('display_size', { '8 inch': grams(340), '11 inch': grams(485) }),
    device_battery: hours(10),
    device_camera: pixels(8, 5),
    operating_system: { en: 'Android 15', ar: 'أندرويد 15' },
    in_the_box: { en: 'Tablet, charger, cable', ar: 'التابلت والشاحن والسلك' },
    warranty_term: oneYear,
  },
  'e-reader': {
    screen_kind: { en: '7-inch e-ink, 300 ppi', ar: 'حبر إلكتروني 7 إنج' },
    device_battery: { en: '5 weeks', ar: '5 أسابيع' },
    item_weight: grams(205),
    in_the_box: cabled,
    warranty_term: oneYear,
  },
  'desktop-computer': {
    item_dimensions: cm(17, 35, 34),
    item_weight: kg(6),
    graphics: by('processor', {
      'core i3': { en: 'Intel UHD', ar: 'Intel UHD' },
      'core i5': intel,
      'core i7': intel,
      'ryzen 5': radeon,
      'ryzen 7': radeon,
    }),
    operating_system: windows,
    ports: { en: '6 × USB, HDMI, LAN', ar: '6 × USB، HDMI، LAN' },
    in_the_box: { en: 'Computer, keyboard, mouse, power cable', ar: 'الكمبيوتر وكيبورد وماوس وسلك كهرباء' },
    warranty_term: oneYear,
  },
  monitor: {
    item_dimensions: by('display_size', {
      '24 inch': cm(54, 20, 42),
      '27 inch': cm(61, 20, 46),
      '32 inch': cm(71, 24, 52),
    }),
    power_use: by('display_size', { '24 inch': watts(22), '27 inch': watts(30), '32 inch': watts(42) }),
    screen_kind: { en: 'IPS, 75 Hz', ar: 'IPS، 75 هرتز' },
    ports: { en: 'HDMI, DisplayPort', ar: 'HDMI، DisplayPort' },
    in_the_box: { en: 'Monitor, stand, HDMI cable', ar: 'الشاشة والقاعدة وسلك HDMI' },
    warranty_term: twoYears,
  },
  webcam: {
    item_weight: grams(150),
    ports: { en: 'USB-A, 1.5 m cable', ar: 'USB-A، سلك 1.5 م' },
    warranty_term: oneYear,
  },
  keyboard: { item_dimensions: cm(44, 14, 3), warranty_term: oneYear },
  mouse: { item_weight: grams(90), warranty_term: oneYear },
  printer: {
    item_dimensions: by('printing', { laser: cm(39, 30, 25), ink: cm(38, 35, 18) }),
    item_weight: by('printing', { laser: kg(8), ink: kg(5) }),
    ports: { en: 'USB, Wi-Fi', ar: 'USB وواي فاي' },
    in_the_box: { en: 'Printer, first filling, cables', ar: 'الطابعة والتعبئة الأولى والأسلاك' },
    warranty_term: oneYear,
  },
  'wifi-router': {
    item_dimensions: cm(22, 14, 4),
    ports: { en: '4 × LAN, 1 × WAN', ar: '4 × LAN، 1 × WAN' },
    power_use: watts(12),
    in_the_box: { en: 'Router, adapter, network cable', ar: 'الراوتر والمحوّل وسلك شبكة' },
    warranty_term: oneYear,
  },
  'external-drive': {
    item_dimensions: cm(8, 11, 1.3),
    item_weight: grams(170),
    in_the_box: { en: 'Drive, cable', ar: 'الهارد والسلك' },
    warranty_term: twoYears,
  },
};
