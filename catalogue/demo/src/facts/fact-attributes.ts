import type { AttributeInput } from '@dijla/provider/modules/catalog/catalog';
import type { Phrase } from '../department.ts';
import { departments } from '../departments/departments.ts';
import type { FactCode } from './fact.ts';

const labels: Readonly<Record<FactCode, Phrase>> = {
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

/** The lines of facts, behind whatever goods are told apart by: they are read, not filtered by. */
export const factAttributes = (): AttributeInput[] =>
  Object.entries(labels).map(([code, { en, ar }], index) => ({
    code, input: 'text', labels: { en, ar }, is_filterable: false, is_comparable: true, is_visible_on_front: true, is_user_defined: true,
    position: 500 + index, options: [], sets: Object.keys(departments),
  }));
