import type { FieldName } from './mapping.ts';

/** What people call the columns of a table of goods, in English and Arabic; case, spaces, signs and kinds of alef do not count. */
export const synonyms: Readonly<Partial<Record<FieldName, readonly string[]>>> = {
  sku: [
    'sku', 'product code sku', 'variant sku', 'product sku', 'item sku', 'product code', 'item code', 'code', 'article', 'article number', 'item number', 'item no', 'part number', 'reference', 'ref', 'model',
    'رمز المنتج', 'رمز المنتج sku', 'رقم sku', 'رمز', 'كود', 'كود المنتج', 'رمز الصنف', 'كود الصنف', 'رقم المنتج', 'رقم الصنف', 'الرمز', 'الكود',
  ],
  id: ['id', 'product id', 'item id', 'entity id', '_id', 'رقم', 'المعرف', 'ت'],
  handle: ['handle', 'handle id', 'product handle', 'item group', 'style', 'style code', 'group', 'group id', 'group sku', 'product group', 'group code', 'المجموعة', 'رمز المجموعة'],
  parent: ['parent', 'parent sku', 'sku parent', 'parent product sku', 'master sku', 'configurable sku', 'parent handle', 'parent product code', 'parent product sku', 'parent product id', 'master id', 'master', 'base sku', 'item group id', 'variant of', 'parent code', 'parent id', 'parent product', 'رمز الأب', 'المنتج الأب', 'رمز المنتج الأب', 'المنتج الرئيسي'],
  name: ['name', 'title', 'product name', 'product title', 'item name', 'item', 'product', 'الاسم', 'اسم', 'اسم المنتج', 'المنتج', 'اسم الصنف', 'الصنف', 'العنوان', 'اسم المادة', 'المادة'],
  description: ['description', 'desc', 'body', 'body html', 'html body', 'long description', 'product description', 'details', 'content', 'الوصف', 'وصف', 'وصف المنتج', 'التفاصيل'],
  short_description: ['short description', 'summary', 'excerpt', 'subtitle', 'وصف مختصر', 'الوصف المختصر', 'وصف قصير', 'الملخص'],
  meta_title: ['meta title', 'seo title'],
  meta_description: ['meta description', 'seo description'],
  price: ['price', 'regular price', 'unit price', 'sale unit price', 'selling price', 'list price', 'retail price', 'variant price', 'price tax included', 'price tax incl', 'price tax excluded', 'price tax excl', 'final price', 'السعر', 'سعر', 'سعر البيع', 'سعر المنتج', 'السعر المفرد', 'سعر المفرد', 'الثمن'],
  compare_at_price: ['compare at price', 'variant compare at price', 'compare price', 'old price', 'original price', 'msrp', 'rrp', 'was price', 'price before discount', 'السعر القديم', 'السعر قبل الخصم', 'السعر السابق', 'السعر الأصلي'],
  special_price: ['special price', 'sale price', 'discount price', 'discounted price', 'promo price', 'offer price', 'سعر العرض', 'سعر التخفيض', 'السعر بعد الخصم', 'السعر المخفض', 'سعر خاص', 'السعر الخاص'],
  special_from: ['special from', 'special price from', 'sale from', 'sale start', 'date sale price starts', 'بداية العرض', 'بداية التخفيض'],
  special_to: ['special to', 'special price to', 'sale to', 'sale end', 'date sale price ends', 'نهاية العرض', 'نهاية التخفيض'],
  quantity: ['quantity', 'current stock level', 'current stock', 'stock level', 'qty', 'variant inventory qty', 'variant quantity', 'variant stock', 'inventory qty', 'stock', 'stock quantity', 'stock qty', 'inventory', 'inventory quantity', 'on hand', 'quantity on hand', 'available quantity', 'count', 'الكمية', 'كمية', 'العدد', 'المخزون', 'الرصيد', 'الكمية المتوفرة'],
  in_stock: ['in stock', 'is in stock', 'stock status', 'availability', 'availability status', 'available', 'متوفر', 'التوفر', 'حالة المخزون', 'الحالة في المخزن'],
  categories: ['category', 'categories', 'category path', 'category name', 'product category', 'department', 'collection', 'google product category', 'categories name', 'category title', 'تصنيف المنتج', 'القسم', 'قسم', 'الأقسام', 'التصنيف', 'الفئة', 'التصنيفات', 'الفئات'],
  pictures: ['image', 'product image url', 'product image file 1', 'product image', 'images', 'image url', 'image urls', 'picture', 'pictures', 'photo', 'photos', 'image src', 'image link', 'image file', 'image name', 'additional image link', 'media', 'images src', 'images url', 'image url 1', 'media url', 'media src', 'main image', 'thumbnail', 'gallery', 'additional images', 'الصورة', 'صورة', 'الصور', 'صورة المنتج', 'رابط الصورة'],
  brand: ['brand', 'vendor', 'manufacturer', 'brand name', 'العلامة التجارية', 'الماركة', 'ماركة', 'الشركة المصنعة', 'الشركة', 'البراند'],
  type: ['type', 'product type', 'type id', 'النوع', 'نوع المنتج'],
  status: ['status', 'published', 'active', 'enabled', 'is active', 'الحالة', 'منشور', 'مفعل', 'فعال'],
  visibility: ['visibility', 'visible', 'الظهور'],
  url_key: ['url key', 'slug', 'url', 'permalink', 'seo url', 'الرابط'],
  tags: ['tags', 'tag', 'keywords', 'labels', 'الوسوم', 'وسوم', 'الكلمات المفتاحية'],
  weight: ['weight', 'net weight', 'weight kg', 'الوزن', 'وزن'],
  size_class: ['size class', 'delivery class', 'فئة الحجم', 'حجم التوصيل'],
  kind: ['row type', 'row kind', 'kind', 'item type', 'record type', 'field type', 'line type', 'entry type', 'نوع الصف', 'نوع السطر', 'نوع السجل'],
  currency: ['currency', 'currency code', 'price currency', 'العملة', 'عملة السعر'],
  created_at: ['created at', 'date created', 'created', 'date added', 'تاريخ الإضافة', 'تاريخ الانشاء'],
};

/** Columns that are levels of one path of categories, from the top down. */
export const levelWords: readonly string[] = ['main category', 'category 1', 'category1', 'القسم الرئيسي', 'sub category', 'subcategory', 'category 2', 'category2', 'القسم الفرعي', 'category 3', 'category3'];

export const languageWords = { en: ['en', 'eng', 'english', 'انجليزي', 'انكليزي', 'بالانجليزية', 'بالانكليزية', 'الانجليزي', 'الانكليزي', 'الانجليزية', 'الانكليزية'], ar: ['ar', 'ara', 'arabic', 'عربي', 'بالعربي', 'بالعربية', 'العربي', 'العربية'] } as const;
export const currencyWords = { IQD: ['iqd', 'د.ع', 'دينار', 'بالدينار', 'دينار عراقي', 'بالدينار العراقي', 'iraqi dinar', 'dinar'], USD: ['usd', 'دولار', 'بالدولار', 'dollar', 'dollars', 'us dollar'] } as const;
