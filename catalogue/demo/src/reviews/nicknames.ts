/** First names as Iraqis sign with them; some with the letter or the byname people add. */
export const nicknames = {
  ar: [
    'زينب', 'علي', 'نور', 'حسين', 'مريم', 'أحمد', 'سارة', 'مصطفى', 'رنا', 'حيدر', 'هدى', 'كرار', 'شهد', 'عمر', 'آية', 'يوسف', 'دعاء', 'سيف', 'رغد', 'مرتضى', 'أم علي', 'أبو حسن',
    'أم زهراء', 'أبو عمر', 'ريام', 'بلال', 'تبارك', 'عباس', 'إسراء', 'ياسر', 'شيلان', 'آزاد', 'دلشاد', 'روژين', 'مينا', 'سرمد', 'فاطمة ك.', 'محمد ج.', 'سجاد', 'لمياء', 'وسام', 'هبة',
    'غفران', 'مهند', 'بان', 'زيد', 'ضحى', 'أنمار', 'سلوان', 'نبأ',
  ],
  en: [
    'Zainab', 'Ali', 'Noor', 'Hussein', 'Mariam', 'Ahmed', 'Sara', 'Mustafa', 'Rana', 'Haider', 'Huda', 'Omar', 'Aya', 'Yousif', 'Saif', 'Raghad', 'Azad', 'Shilan', 'Mina', 'Sarmad',
    'Yasir', 'Hiba', 'Zaid', 'Lamia', 'Wissam', 'Ban', 'Dilshad', 'Muhannad', 'Fatima K.', 'Mohammed J.',
  ],
} as const;
