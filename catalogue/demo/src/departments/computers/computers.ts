import type { Department } from '../../department.ts';
import { accessoriesAndNetwork } from './accessories-and-network.ts';
import { computersAttributes } from './computers-attributes.ts';
import { desktopsAndMonitors } from './desktops-and-monitors.ts';
import { laptopsAndTablets } from './laptops-and-tablets.ts';

export const computers: Department = {
  categories: [
    {
      path: 'computers',
      name: { en: 'Computers', ar: 'الكمبيوتر واللابتوب' },
      picture: 'laptop',
      about: {
        en: 'For lessons, work and the long evening when the power is out.',
        ar: 'للدروس والعمل، وللمساء الطويل حين تنقطع الكهرباء.',
      },
    },
    { path: 'computers/laptops', name: { en: 'Laptops', ar: 'اللابتوبات' }, picture: 'laptop~silver' },
    {
      path: 'computers/laptops/everyday-laptops',
      name: { en: 'Everyday laptops', ar: 'لابتوبات الدراسة والعمل' },
      picture: 'laptop~silver',
    },
    {
      path: 'computers/laptops/gaming-laptops',
      name: { en: 'Gaming laptops', ar: 'لابتوبات الألعاب' },
      picture: 'laptop~black',
    },
    {
      path: 'computers/tablets',
      name: { en: 'Tablets & readers', ar: 'التابلت وقارئات الكتب' },
      picture: 'tablet',
    },
    { path: 'computers/tablets/tablets', name: { en: 'Tablets', ar: 'أجهزة التابلت' }, picture: 'tablet' },
    {
      path: 'computers/tablets/e-readers',
      name: { en: 'E-readers', ar: 'قارئات الكتب' },
      picture: 'e-reader~black',
    },
    {
      path: 'computers/desktops',
      name: { en: 'Desktops & monitors', ar: 'الأجهزة المكتبية والشاشات' },
      picture: 'desktop-tower',
    },
    {
      path: 'computers/desktops/desktop-computers',
      name: { en: 'Desktop computers', ar: 'الأجهزة المكتبية' },
      picture: 'desktop-tower',
    },
    {
      path: 'computers/desktops/monitors',
      name: { en: 'Monitors', ar: 'شاشات الكمبيوتر' },
      picture: 'monitor',
    },
    { path: 'computers/desktops/webcams', name: { en: 'Webcams', ar: 'كاميرات الويب' }, picture: 'webcam' },
    {
      path: 'computers/accessories',
      name: { en: 'Keyboards, mice & printers', ar: 'الملحقات والطابعات' },
      picture: 'keyboard',
    },
    {
      path: 'computers/accessories/keyboards',
      name: { en: 'Keyboards', ar: 'لوحات المفاتيح' },
      picture: 'keyboard',
    },
    { path: 'computers/accessories/mice', name: { en: 'Mice', ar: 'الماوس' }, picture: 'mouse' },
    { path: 'computers/accessories/printers', name: { en: 'Printers', ar: 'الطابعات' }, picture: 'printer' },
    {
      path: 'computers/accessories/adapters-and-hubs',
      name: { en: 'Adapters & hubs', ar: 'المحوّلات والموزّعات' },
      picture: 'usb-hub',
    },
    {
      path: 'computers/network-and-storage',
      name: { en: 'Network & storage', ar: 'الشبكات والتخزين' },
      picture: 'router',
    },
    {
      path: 'computers/network-and-storage/routers',
      name: { en: 'Routers', ar: 'الراوترات' },
      picture: 'router',
    },
    {
      path: 'computers/network-and-storage/external-drives',
      name: { en: 'External drives', ar: 'الهاردات الخارجية' },
      picture: 'external-drive',
    },
  ],
  brands: [
    { code: 'lenovo', en: 'Lenovo', ar: 'لينوفو' },
    { code: 'hp', en: 'HP', ar: 'إتش بي' },
    { code: 'dell', en: 'Dell', ar: 'ديل' },
    { code: 'asus', en: 'Asus', ar: 'أسوس' },
    { code: 'acer', en: 'Acer', ar: 'إيسر' },
    { code: 'msi', en: 'MSI', ar: 'إم إس آي' },
    { code: 'aoc', en: 'AOC', ar: 'إيه أو سي' },
    { code: 'kobo', en: 'Kobo', ar: 'كوبو' },
    { code: 'onyx', en: 'Onyx', ar: 'أونيكس' },
    { code: 'brother', en: 'Brother', ar: 'بروذر' },
    { code: 'mercusys', en: 'Mercusys', ar: 'ميركوسيس' },
    { code: 'd-link', en: 'D-Link', ar: 'دي لينك' },
    { code: 'wd', en: 'WD', ar: 'دبليو دي' },
    { code: 'seagate', en: 'Seagate', ar: 'سيجيت' },
    { code: 'samsung', en: 'Samsung', ar: 'سامسونج' },
    { code: 'huawei', en: 'Huawei', ar: 'هواوي' },
    { code: 'honor', en: 'Honor', ar: 'هونر' },
    { code: 'lg', en: 'LG', ar: 'إل جي' },
    { code: 'logitech', en: 'Logitech', ar: 'لوجيتك' },
    { code: 'redragon', en: 'Redragon', ar: 'ريدراغون' },
    { code: 'razer', en: 'Razer', ar: 'ريزر' },
    { code: 'fifine', en: 'Fifine', ar: 'فيفاين' },
    { code: 'canon', en: 'Canon', ar: 'كانون' },
    { code: 'epson', en: 'Epson', ar: 'إبسون' },
    { code: 'tp-link', en: 'TP-Link', ar: 'تي بي لينك' },
    { code: 'kingston', en: 'Kingston', ar: 'كينغستون' },
    { code: 'ugreen', en: 'Ugreen', ar: 'يوغرين' },
    { code: 'baseus', en: 'Baseus', ar: 'بيسوس' },
  ],
  attributes: computersAttributes,
  kinds: [...laptopsAndTablets, ...desktopsAndMonitors, ...accessoriesAndNetwork],
};
