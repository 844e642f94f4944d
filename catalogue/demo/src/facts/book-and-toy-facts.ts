import { by, cm, type Fact, type FactsOfKinds, grams, same } from './fact.ts';

const of = (en: string, ar: string) => ({ en, ar });
const published = ['2021', '2022', '2023', '2024', '2025', '2026'].map(same);
const printed = (width: number, height: number) => ({ published, book_size: cm(width, height) });

const sheet: Fact = by('paper_size', { a6: cm(10.5, 14.8), a5: cm(14.8, 21), a4: cm(21, 29.7) });

/** Facts of books, stationery, toys and balls: size, weight and care. */
export const bookAndToyFacts: FactsOfKinds = {
  'arabic-novel': printed(14, 21),
  'short-stories': printed(11, 17),
  'arabic-poetry': printed(13, 20),
  'novel-box-set': printed(14, 21),
  'iraqi-history': printed(17, 24),
  memoir: printed(14.5, 21.5),
  'popular-science': printed(17, 24),
  cookbook: printed(21, 26),
  'self-development': printed(13.5, 20),
  'children-story': printed(22, 22),
  'activity-book': printed(21, 28),
  'english-novel': printed(13, 20),
  'english-course': printed(21, 28),
  'e-novel': { published },
  'e-guide': { published },
  notebook: { item_size: sheet },
  'school-notebooks': { item_size: cm(16.5, 22) },
  planner: { item_size: by('paper_size', { a5: cm(14.8, 21), a4: cm(21, 29.7) }) },
  sketchbook: { item_size: by('paper_size', { a5: cm(14.8, 21), a4: cm(21, 29.7), a3: cm(29.7, 42) }) },
  'fountain-pen': {
    item_size: of('14 cm long', 'الطول 14 سم'),
    in_the_box: of('Pen, two ink cartridges, case', 'القلم وخرطوشتا حبر وعلبة هدية'),
  },
  'colored-pencils': { item_size: of('17.5 cm long', 'طول القلم 17.5 سم') },
  scissors: { item_care: of('Wipe with a little alcohol', 'مسح بقليل من الكحول') },
  'ring-binder': {
    item_dimensions: by('spine', { '5 cm': cm(28, 5, 32), '8 cm': cm(28, 8, 32) }),
    holds: by('spine', { '5 cm': of('350 sheets', '350 ورقة'), '8 cm': of('600 sheets', '600 ورقة') }),
  },
  'document-folder': { item_dimensions: cm(33, 3, 25) },
  'desk-organizer': {
    item_dimensions: by('compartments', {
      '4 compartments': cm(16, 10, 12),
      '6 compartments': cm(22, 12, 14),
      '8 compartments': cm(28, 15, 16),
    }),
  },
  'teddy-bear': {
    item_dimensions: by('plush_height', {
      '30-cm': cm(20, 18, 30),
      '50-cm': cm(33, 30, 50),
      '80-cm': cm(50, 45, 80),
      '120-cm': cm(70, 60, 120),
    }),
    item_weight: by('plush_height', {
      '30-cm': grams(300),
      '50-cm': grams(800),
      '80-cm': of('2.2 kg', '2.2 كغم'),
      '120-cm': of('5.5 kg', '5.5 كغم'),
    }),
    item_care: of('Hand wash, dry in the sun', 'غسل يدوي وتجفيف في الشمس'),
  },
  doll: {
    item_size: of('About 30 cm tall', 'الطول نحو 30 سم'),
    in_the_box: of('Doll, outfit, shoes', 'الدمية وملابس وحذاء'),
  },
  'train-set': {
    finished_size: by('piece_count', {
      '24-pieces': cm(70, 50),
      '50-pieces': cm(110, 70),
      '100-pieces': cm(160, 100),
    }),
  },
  'brick-set': {
    item_weight: by('piece_count', {
      '100-pieces': grams(200),
      '250-pieces': grams(450),
      '500-pieces': grams(800),
      '1000-pieces': of('1.5 kg', '1.5 كغم'),
    }),
    made_of: of('ABS plastic', 'بلاستيك ABS'),
  },
  'wooden-blocks': {
    item_size: of('Blocks of 3 to 9 cm', 'قطع من 3 إلى 9 سم'),
    item_weight: by('piece_count', {
      '24-pieces': grams(900),
      '50-pieces': of('1.8 kg', '1.8 كغم'),
      '100-pieces': of('3.5 kg', '3.5 كغم'),
    }),
    item_care: of('Wipe with a damp cloth', 'مسح بقطعة مبلّلة'),
  },
  'magnetic-tiles': {
    item_size: of('Squares of 7.5 cm', 'مربّعات 7.5 سم'),
    item_weight: by('piece_count', {
      '24-pieces': grams(600),
      '50-pieces': of('1.2 kg', '1.2 كغم'),
      '100-pieces': of('2.4 kg', '2.4 كغم'),
    }),
  },
  'play-tent': {
    item_dimensions: cm(110, 110, 140),
    item_care: of('Cover washes at 30 °C', 'القماش يُغسل على 30 درجة'),
  },
  jigsaw: {
    finished_size: by('piece_count', {
      '100-pieces': cm(36, 26),
      '250-pieces': cm(46, 32),
      '500-pieces': cm(49, 36),
      '1000-pieces': cm(70, 50),
    }),
  },
  'wooden-puzzle': { item_size: cm(30, 22), item_care: of('Wipe with a damp cloth', 'مسح بقطعة مبلّلة') },
  'family-game': {
    play_time: by('players', {
      '2-4': of('20 to 30 minutes', 'من 20 إلى 30 دقيقة'),
      '2-6': of('30 to 45 minutes', 'من 30 إلى 45 دقيقة'),
      '4-8': of('45 to 60 minutes', 'من 45 إلى 60 دقيقة'),
    }),
    in_the_box: of('Board, cards, pawns, dice', 'اللوح والبطاقات والقطع والزهر'),
  },
  'drawing-set': {
    item_dimensions: by('piece_count', {
      '24-pieces': cm(28, 20, 3),
      '50-pieces': cm(36, 24, 4),
      '100-pieces': cm(42, 30, 5),
    }),
    in_the_box: of('Colors, sharpener, eraser, case', 'الألوان ومبراة وممحاة وحقيبة'),
  },
  'writing-tablet': {
    item_dimensions: by('tablet_size', {
      '8.5-inch': cm(15, 23, 0.7),
      '10-inch': cm(17, 26, 0.7),
      '12-inch': cm(19, 29, 0.7),
    }),
    device_battery: of('Coin cell, about a year', 'قرصية، نحو سنة'),
  },
  'soccer-ball': {
    item_weight: by('ball_size', {
      'size-4': of('350 to 390 g', 'من 350 إلى 390 غم'),
      'size-5': of('410 to 450 g', 'من 410 إلى 450 غم'),
    }),
    item_size: by('ball_size', {
      'size-4': of('64 to 66 cm around', 'المحيط 64 إلى 66 سم'),
      'size-5': of('68 to 70 cm around', 'المحيط 68 إلى 70 سم'),
    }),
    made_of: of('Synthetic leather', 'جلد صناعي'),
  },
  basketball: {
    item_weight: by('ball_size', {
      'size-5': of('470 to 510 g', 'من 470 إلى 510 غم'),
      'size-6': of('510 to 570 g', 'من 510 إلى 570 غم'),
      'size-7': of('570 to 650 g', 'من 570 إلى 650 غم'),
    }),
    item_size: by('ball_size', {
      'size-5': of('69 to 71 cm around', 'المحيط 69 إلى 71 سم'),
      'size-6': of('72 to 74 cm around', 'المحيط 72 إلى 74 سم'),
      'size-7': of('75 to 77 cm around', 'المحيط 75 إلى 77 سم'),
    }),
  },
  'skipping-rope': { item_weight: grams(180), item_size: of('Up to 3 m', 'حتى 3 أمتار') },
  'boxing-gloves': { item_care: of('Wipe, dry them open', 'مسح وتجفيف وهي مفتوحة') },
  'sports-bottle': {
    item_dimensions: by('volume', {
      '500 ml': cm(7, 7, 22),
      '750 ml': cm(7.5, 7.5, 25),
      '1 l': cm(8.5, 8.5, 28),
    }),
    item_care: of('By hand, warm water', 'غسل يدوي بماء دافئ'),
  },
};
