import type { AttributeInput } from '@dijla/provider/modules/catalog/catalog';
import type { Phrase } from '../department.ts';
import { departments } from '../departments/departments.ts';
import type { FactCode } from './fact.ts';

const labels: Readonly<Record<FactCode, Phrase>> = {
  published: { en: 'Published', ar: 'سنة الصدور' },
  book_size: { en: 'Book size', ar: 'قياس الكتاب' },
  ingredients: { en: 'Ingredients', ar: 'المكوّنات' },
  strength: { en: 'Strength', ar: 'قوة العطر' },
  lasting: { en: 'Lasts', ar: 'مدة الثبات' },
  pack_count: { en: 'In the pack', ar: 'العدد في العبوة' },
  drained_weight: { en: 'Drained weight', ar: 'الوزن المصفّى' },
  holds: { en: 'Holds', ar: 'السعة' },
  washes: { en: 'Washes', ar: 'عدد الغسلات' },
  box_sheets: { en: 'Sheets in a box', ar: 'مناديل كل علبة' },
  item_origin: { en: 'Origin', ar: 'المنشأ' },
  keeping: { en: 'How to keep it', ar: 'طريقة الحفظ' },
  shelf_life: { en: 'Shelf life', ar: 'الصلاحية' },
  after_opening: { en: 'Once opened', ar: 'بعد الفتح' },
  made_of: { en: 'Made of', ar: 'الخامة' },
  finished_size: { en: 'Finished size', ar: 'القياس بعد التركيب' },
  play_time: { en: 'Playing time', ar: 'مدة اللعب' },
  item_size: { en: 'Measures', ar: 'القياسات' },
  item_dimensions: { en: 'Width × depth × height', ar: 'العرض × العمق × الارتفاع' },
  item_weight: { en: 'Weight', ar: 'الوزن' },
  max_load: { en: 'Holds up to', ar: 'يتحمّل حتى' },
  room_area: { en: 'For rooms of', ar: 'مساحة الغرفة' },
  power_use: { en: 'Power use', ar: 'استهلاك الكهرباء' },
  screen_kind: { en: 'Screen', ar: 'الشاشة' },
  device_battery: { en: 'Battery', ar: 'البطارية' },
  device_camera: { en: 'Camera', ar: 'الكاميرا' },
  graphics: { en: 'Graphics', ar: 'كارت الشاشة' },
  operating_system: { en: 'System', ar: 'نظام التشغيل' },
  ports: { en: 'Ports', ar: 'المنافذ' },
  item_care: { en: 'Care', ar: 'العناية' },
  in_the_box: { en: 'In the box', ar: 'المحتويات' },
  warranty_term: { en: 'Warranty', ar: 'الضمان' },
};

/**
 * Returns the attributes of facts. They come after the distinguishing attributes and are not used as
 * filters.
 */
export const factAttributes = (): AttributeInput[] =>
  Object.entries(labels).map(([code, { en, ar }], index) => ({
    code,
    input: 'text',
    labels: { en, ar },
    is_filterable: false,
    is_comparable: true,
    is_visible_on_front: true,
    is_user_defined: true,
    position: 500 + index,
    options: [],
    sets: Object.keys(departments),
  }));
