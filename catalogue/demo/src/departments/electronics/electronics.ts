import type { Department } from '../../department.ts';
import { electronicsAttributes } from './electronics-attributes.ts';
import { games } from './games.ts';
import { phonesAndWatches } from './phones-and-watches.ts';
import { power } from './power.ts';
import { sound } from './sound.ts';
import { televisionAndCameras } from './television-and-cameras.ts';

export const electronics: Department = {
  categories: [
    {
      path: 'electronics',
      name: { en: 'Electronics', ar: 'الإلكترونيات' },
      picture: 'headphones~blue',
      about: {
        en: 'Sound, power and everything you need when the power goes out.',
        ar: 'صوت وطاقة، وكل ما يجب ألّا ينطفئ حين تنقطع الكهرباء.',
      },
    },
    {
      path: 'electronics/phones-and-watches',
      name: { en: 'Phones & watches', ar: 'الهواتف والساعات الذكية' },
      picture: 'phone~blue',
    },
    {
      path: 'electronics/phones-and-watches/smartphones',
      name: { en: 'Phones', ar: 'الهواتف' },
      picture: 'phone~black',
    },
    {
      path: 'electronics/phones-and-watches/smart-watches',
      name: { en: 'Smart watches', ar: 'الساعات الذكية' },
      picture: 'watch~black',
    },
    {
      path: 'electronics/phones-and-watches/cases-and-protection',
      name: { en: 'Cases & protection', ar: 'الكفرات والحماية' },
      picture: 'phone-case~mint',
    },
    {
      path: 'electronics/headphones',
      name: { en: 'Headphones', ar: 'سماعات الرأس والأذن' },
      picture: 'headphones~black',
    },
    {
      path: 'electronics/headphones/over-ear',
      name: { en: 'Over-ear', ar: 'سماعات الرأس' },
      picture: 'headphones~white',
    },
    {
      path: 'electronics/headphones/earbuds',
      name: { en: 'Earbuds', ar: 'سماعات الأذن' },
      picture: 'earbuds~white',
    },
    { path: 'electronics/speakers', name: { en: 'Speakers', ar: 'سماعات البلوتوث' }, picture: 'speaker~red' },
    {
      path: 'electronics/speakers/bluetooth-speakers',
      name: { en: 'Portable speakers', ar: 'السماعات المحمولة' },
      picture: 'speaker~blue',
    },
    {
      path: 'electronics/speakers/party-speakers',
      name: { en: 'Party speakers', ar: 'سماعات الحفلات' },
      picture: 'party-speaker',
    },
    {
      path: 'electronics/speakers/microphones',
      name: { en: 'Microphones', ar: 'الميكروفونات' },
      picture: 'microphone',
    },
    {
      path: 'electronics/power-banks-and-chargers',
      name: { en: 'Power banks & chargers', ar: 'الشواحن والباور بانك' },
      picture: 'power-bank~blue',
    },
    {
      path: 'electronics/power-banks-and-chargers/power-banks',
      name: { en: 'Power banks', ar: 'الباور بانك' },
      picture: 'power-bank~black',
    },
    {
      path: 'electronics/power-banks-and-chargers/wall-chargers',
      name: { en: 'Chargers', ar: 'الشواحن' },
      picture: 'charger~white',
    },
    {
      path: 'electronics/power-banks-and-chargers/cables',
      name: { en: 'Cables', ar: 'الأسلاك' },
      picture: 'cable',
    },
    {
      path: 'electronics/television',
      name: { en: 'TV & home theater', ar: 'التلفزيون والسينما المنزلية' },
      picture: 'television',
      about: {
        en: 'Screens for every wall, and sound to match.',
        ar: 'شاشات لكل حائط، والصوت الذي يليق بها.',
      },
    },
    {
      path: 'electronics/television/televisions',
      name: { en: 'Televisions', ar: 'التلفزيونات' },
      picture: 'television',
    },
    {
      path: 'electronics/television/soundbars',
      name: { en: 'Soundbars', ar: 'الساوند بار' },
      picture: 'soundbar',
    },
    {
      path: 'electronics/television/projectors',
      name: { en: 'Projectors', ar: 'أجهزة العرض' },
      picture: 'projector',
    },
    { path: 'electronics/cameras', name: { en: 'Cameras', ar: 'الكاميرات' }, picture: 'camera' },
    {
      path: 'electronics/cameras/digital-cameras',
      name: { en: 'Digital cameras', ar: 'الكاميرات الرقمية' },
      picture: 'camera',
    },
    {
      path: 'electronics/cameras/security-cameras',
      name: { en: 'Security cameras', ar: 'كاميرات المراقبة' },
      picture: 'security-camera',
    },
    {
      path: 'electronics/cameras/memory-cards',
      name: { en: 'Memory cards', ar: 'بطاقات الذاكرة' },
      picture: 'memory-card',
    },
    { path: 'electronics/games', name: { en: 'Games', ar: 'الألعاب الإلكترونية' }, picture: 'game-controller' },
    { path: 'electronics/games/consoles', name: { en: 'Consoles', ar: 'أجهزة الألعاب' }, picture: 'console' },
    {
      path: 'electronics/games/controllers-and-accessories',
      name: { en: 'Controllers & headsets', ar: 'أيدي التحكّم والسماعات' },
      picture: 'game-controller~red',
    },
  ],
  brands: [
    { code: 'samsung', en: 'Samsung', ar: 'سامسونج' },
    { code: 'honor', en: 'Honor', ar: 'هونر' },
    { code: 'infinix', en: 'Infinix', ar: 'إنفينكس' },
    { code: 'tecno', en: 'Tecno', ar: 'تكنو' },
    { code: 'realme', en: 'realme', ar: 'ريلمي' },
    { code: 'nokia', en: 'Nokia', ar: 'نوكيا' },
    { code: 'itel', en: 'itel', ar: 'آيتل' },
    { code: 'huawei', en: 'Huawei', ar: 'هواوي' },
    { code: 'amazfit', en: 'Amazfit', ar: 'أمازفيت' },
    { code: 'spigen', en: 'Spigen', ar: 'سبيجن' },
    { code: 'sony', en: 'Sony', ar: 'سوني' },
    { code: 'edifier', en: 'Edifier', ar: 'إديفاير' },
    { code: 'logitech', en: 'Logitech', ar: 'لوجيتك' },
    { code: 'redragon', en: 'Redragon', ar: 'ريدراغون' },
    { code: 'razer', en: 'Razer', ar: 'ريزر' },
    { code: 'qcy', en: 'QCY', ar: 'كيو سي واي' },
    { code: 'remax', en: 'Remax', ar: 'ريماكس' },
    { code: 'tronsmart', en: 'Tronsmart', ar: 'ترونسمارت' },
    { code: 'lg', en: 'LG', ar: 'إل جي' },
    { code: 'boya', en: 'Boya', ar: 'بويا' },
    { code: 'fifine', en: 'Fifine', ar: 'فيفاين' },
    { code: 'baseus', en: 'Baseus', ar: 'بيسوس' },
    { code: 'romoss', en: 'Romoss', ar: 'روموس' },
    { code: 'ugreen', en: 'Ugreen', ar: 'يوغرين' },
    { code: 'tcl', en: 'TCL', ar: 'تي سي إل' },
    { code: 'hisense', en: 'Hisense', ar: 'هايسنس' },
    { code: 'toshiba', en: 'Toshiba', ar: 'توشيبا' },
    { code: 'epson', en: 'Epson', ar: 'إبسون' },
    { code: 'canon', en: 'Canon', ar: 'كانون' },
    { code: 'nikon', en: 'Nikon', ar: 'نيكون' },
    { code: 'fujifilm', en: 'Fujifilm', ar: 'فوجي فيلم' },
    { code: 'tp-link', en: 'TP-Link', ar: 'تي بي لينك' },
    { code: 'hikvision', en: 'Hikvision', ar: 'هيكفيجن' },
    { code: 'dahua', en: 'Dahua', ar: 'داهوا' },
    { code: 'sandisk', en: 'SanDisk', ar: 'سانديسك' },
    { code: 'kingston', en: 'Kingston', ar: 'كينغستون' },
    { code: 'lexar', en: 'Lexar', ar: 'ليكسار' },
    { code: 'microsoft', en: 'Microsoft', ar: 'مايكروسوفت' },
    { code: 'nintendo', en: 'Nintendo', ar: 'نينتندو' },
    { code: '8bitdo', en: '8BitDo', ar: 'إيت بيت دو' },
  ],
  attributes: electronicsAttributes,
  kinds: [...phonesAndWatches, ...sound, ...power, ...televisionAndCameras, ...games],
};
