/** Words and names that people here choose for passwords and lists from abroad do not have; more characters than a word may follow. */
export const iraqiWords: readonly string[] = [
  'dijla', 'iraq', 'aliraq', 'baghdad', 'basra', 'basrah', 'mosul', 'najaf', 'alnajaf', 'karbala', 'kirkuk', 'erbil', 'hewler', 'slemani', 'sulaimani', 'duhok', 'kurdistan', 'babylon',
  'habibi', 'habibti', 'hayati', 'inshallah', 'mashallah', 'alhamdulillah', 'bismillah', 'allahakbar', 'allahuakbar', 'subhanallah', 'yaallah', 'yarab', 'yaali', 'yahussein', 'yahussain',
  'muhammad', 'mohammad', 'mohamed', 'ahmad', 'hussein', 'hussain', 'hassan', 'abbas', 'mustafa', 'murtadha', 'fatima', 'fatma', 'zahraa', 'zainab', 'zaynab', 'maryam', 'noorhan',
  'العراق', 'بغداد', 'البصرة', 'الموصل', 'النجف', 'كربلاء', 'كركوك', 'اربيل', 'أربيل', 'هولير', 'السليمانية', 'دهوك', 'كوردستان', 'كردستان', 'دجلة', 'الفرات', 'بابل',
  'الله', 'الله اكبر', 'بسم الله', 'باسم الله', 'الحمد لله', 'الحمدلله', 'سبحان الله', 'استغفر الله', 'ان شاء الله', 'ما شاء الله', 'لا اله الا الله', 'محمد رسول الله', 'يا الله', 'يا رب', 'يا علي', 'يا حسين',
  'حبيبي', 'حبيبتي', 'حياتي', 'عمري', 'روحي', 'قلبي', 'احبك', 'أحبك',
  'محمد', 'احمد', 'أحمد', 'علي', 'حسين', 'حسن', 'عباس', 'مصطفى', 'مرتضى', 'عبد الله', 'عبدالله', 'فاطمة', 'زهراء', 'زينب', 'مريم', 'نور الهدى',
  'كلمة السر', 'كلمة المرور', 'كلمة سر', 'كلمة مرور', 'الرقم السري', 'رقم سري', 'رمز سري', 'باسورد', 'باسوورد', 'سري جدا', 'ووشەی نهێنی', 'وشەی نهێنی',
];
