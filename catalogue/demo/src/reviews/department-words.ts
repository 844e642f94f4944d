import type { ReviewWords } from './review-words.ts';

/** Review texts for any product of one department, in addition to the general ones. */
export const departmentWords: Readonly<Record<string, ReviewWords>> = {
  electronics: {
    ar: {
      5: [
        { title: 'أصلي ومختوم', detail: 'وصل بالكارتون الأصلي ومختوم، والرقم التسلسلي مطابق.' },
        { title: 'اشتغل من أول ما فتحته', detail: 'كل شي واضح، وما احتجت أتصل بأحد حتى أعرف شلون يشتغل.' },
        { title: 'ضمان حقيقي', detail: 'سألت عن الضمان قبل الشراء وبعده، والجواب نفسه. هذا مهم عندي.' },
      ],
      4: [{ title: 'أداء ممتاز', detail: 'أداؤه مثل ما مكتوب. بس كنت أتمنى التعليمات بالعربي تكون أطول.' }],
      3: [{ title: 'جيد مع ملاحظة', detail: 'يسخن شوية بالصيف إذا استعملته هواي، عدا هذا زين.' }],
    },
    en: {
      5: [
        { title: 'Sealed and original', detail: 'Factory seal intact and the serial number checks out.' },
        { title: 'No trouble at all', detail: 'Everything was clear and I didn’t need to call anyone.' },
      ],
      4: [{ title: 'Works very well', detail: 'Performs as listed. I wish the guide said a little more.' }],
      3: [{ title: 'Good, gets warm', detail: 'A little warm in summer under heavy use. Otherwise fine.' }],
    },
  },
  computers: {
    ar: {
      5: [
        { title: 'للدراسة والشغل ممتاز', detail: 'أستعمله للجامعة وللعمل من البيت، وما خذلني لحد الآن.' },
        { title: 'مواصفات صحيحة', detail: 'فحصت المواصفات كلها وطلعت مطابقة لما مكتوب.' },
      ],
      4: [{ title: 'قوي بسعر مناسب', detail: 'الأداء قوي بالنسبة للسعر. التعليمات بالإنكليزي فقط.' }],
    },
    en: {
      5: [
        { title: 'Great for university', detail: 'Use it for classes and for work at home. No complaints.' },
      ],
      4: [{ title: 'Specs check out', detail: 'Everything is as listed. The manual is a bit thin.' }],
    },
  },
  appliances: {
    ar: {
      5: [
        { title: 'هادئ وما يسحب كهرباء', detail: 'شغّلته على خط المولّدة وما أثّر على الباقي.' },
        { title: 'يستاهل كل دينار', detail: 'اشتغل بتموز بدون توقف. الله يبارك بصناعته.' },
        { title: 'وصل إلى باب المطبخ', detail: 'حملوه بكل احترام وما خلّوا خدش بالجدار.' },
      ],
      4: [{ title: 'جيد جداً', detail: 'أداؤه ممتاز، وصوته أعلى قليلاً مما توقعت.' }],
      3: [{ title: 'لا بأس به', detail: 'يعمل جيداً لكنه يحتاج كهرباء مستقرة. ركّبت له منظّم.' }],
    },
    en: {
      5: [
        { title: 'Quiet and economical', detail: 'Runs on the generator line without tripping anything.' },
        { title: 'Got us through July', detail: 'Used nonstop all summer and it never let us down.' },
      ],
      4: [{ title: 'Strong performer', detail: 'Does its job well, just a little louder than I hoped.' }],
    },
  },
  fashion: {
    ar: {
      5: [
        {
          title: 'مثل الموديل بالصورة',
          detail: 'وصل مثل الصورة تماماً، والشغل نظيف. طلعت بيه ثاني يوم للدوام.',
        },
        { title: 'الكل سألني منين', detail: 'طلعت بيه بالعزيمة والكل سأل عنه. ذوق راقٍ.' },
        { title: 'خامة مرتبة', detail: 'الخامة أحسن من اللي بالمولات وبسعر أقل.' },
      ],
      4: [{ title: 'أنيق', detail: 'حلو ومرتب، ولونه أغمق درجة من الصورة.' }],
      3: [{ title: 'حلو بس', detail: 'الشكل جميل، والخامة أخف مما توقعت.' }],
    },
    en: {
      5: [
        { title: 'Looks like the photo', detail: 'Neat work, and I took it out the very next day.' },
        { title: 'Compliments all evening', detail: 'Everyone asked me where I got it.' },
      ],
      4: [{ title: 'Nice quality', detail: 'Well made. The color is slightly darker than on my screen.' }],
    },
  },
  beauty: {
    ar: {
      5: [
        { title: 'أصلي وتاريخه جديد', detail: 'تاريخ الصلاحية بعيد والعلبة مختومة. شكراً على الأمانة.' },
        { title: 'نتيجة حلوة', detail: 'استعملته أسبوعين وشفت الفرق. أنصح بيه.' },
      ],
      4: [{ title: 'حبّيته', detail: 'النتيجة حلوة، والعلبة أصغر مما تصورت.' }],
      3: [{ title: 'عادي على بشرتي', detail: 'ما ضرّني وما شفت فرقاً كبيراً. ربما يحتاج وقت أطول.' }],
    },
    en: {
      5: [
        { title: 'Genuine and fresh', detail: 'Sealed, with a long expiry date. I’ll order here again.' },
        { title: 'Love it', detail: 'I noticed the difference after two weeks.' },
      ],
      4: [{ title: 'Really nice', detail: 'Works for me. The pack is smaller than I imagined.' }],
    },
  },
  'mother-and-child': {
    ar: {
      5: [
        { title: 'ارتاح قلبي', detail: 'خفت على طفلي من الخامات، لكن طلع نظيف وبدون رائحة.' },
        { title: 'سهّل عليّ يومي', detail: 'عندي طفلين وأقولها بصراحة: عملي ويفيد كل بيت بيه أطفال.' },
      ],
      4: [{ title: 'عملي', detail: 'مفيد جداً، بس يحتاج يوم يومين حتى نتعود عليه.' }],
    },
    en: {
      5: [
        { title: 'Peace of mind', detail: 'No smell, soft, and clean. Exactly what I wanted for the baby.' },
        { title: 'Makes the day easier', detail: 'Two kids at home, and this one is truly practical.' },
      ],
      4: [{ title: 'Very useful', detail: 'Takes a day to get used to, then you want to keep it.' }],
    },
  },
  toys: {
    ar: {
      5: [
        { title: 'ابني ما يتركها', detail: 'من يوم وصلت وهو يلعب بيها. والله وفّرت علينا الموبايل.' },
        { title: 'هدية عيد ميلاد', detail: 'فرحة بنت أختي بيها ما تنوصف. التغليف حلو.' },
      ],
      4: [{ title: 'جميلة وآمنة', detail: 'متينة وما بيها حواف جارحة. سعرها مرتفع قليلاً.' }],
      2: [{ title: 'ملّ منها بسرعة', detail: 'فرح بيها يومين ثم رجع للموبايل.' }],
    },
    en: {
      5: [
        { title: 'My son loves it', detail: 'He hasn’t put it down since it came.' },
        { title: 'Birthday success', detail: 'My niece was over the moon.' },
      ],
      4: [{ title: 'Well made', detail: 'Sturdy and without sharp edges. A little pricey.' }],
    },
  },
  sports: {
    ar: {
      5: [
        { title: 'متين ويتحمل', detail: 'أستعمله كل جمعة ويا الأصدقاء وبعده جديد.' },
        { title: 'جودة رياضية', detail: 'جرّبته مع الشباب وكلهم أعجبهم.' },
      ],
      4: [{ title: 'زين للمبتدئين', detail: 'مناسب للبداية، والمحترف يحتاج أقوى.' }],
    },
    en: {
      5: [{ title: 'Holds up well', detail: 'We use it every weekend and it still looks new.' }],
      4: [{ title: 'Good to start with', detail: 'Perfect for a beginner. Professionals will want more.' }],
    },
  },
  'home-and-kitchen': {
    ar: {
      5: [
        { title: 'زيّن بيتي', detail: 'شكله بالبيت أحلى من الصورة، والضيوف كلهم سألوا عنه.' },
        { title: 'شغل مرتب', detail: 'استعمله كل يوم وبعده جديد. أم البيت تعرف قيمته.' },
        { title: 'أخذته لجهاز بنتي', detail: 'طلبت منه لجهاز العروس وطلع يرفع الراس.' },
      ],
      4: [{ title: 'حلو وعملي', detail: 'يسوى سعره. وصل مغلّف بطبقتين وما بيه خدش.' }],
      3: [{ title: 'زين إجمالاً', detail: 'الشكل حلو، والحجم أصغر مما تخيلت. انتبهوا للقياسات.' }],
    },
    en: {
      5: [
        {
          title: 'Looks lovely at home',
          detail: 'Even nicer than in the photo. Guests keep asking about it.',
        },
        { title: 'In use every day', detail: 'Months later it still looks new.' },
      ],
      4: [{ title: 'Pretty and practical', detail: 'Came double wrapped and without a scratch.' }],
    },
  },
  furniture: {
    ar: {
      5: [
        { title: 'غيّر شكل الغرفة', detail: 'متين ومريح، وركّبناه بساعة مثل ما مكتوب.' },
        { title: 'شغل محترم', detail: 'الوزن ثقيل والتشطيب نظيف. وصل مغلّف وكل أجزائه سليمة.' },
      ],
      4: [{ title: 'متين وأنيق', detail: 'قطعة حلوة، بس التركيب يحتاج شخصين.' }],
      3: [{ title: 'يحتاج صبر بالتركيب', detail: 'ورقة التركيب مو واضحة، وبعد ما ركب طلع ثابت.' }],
    },
    en: {
      5: [
        {
          title: 'Changed the whole room',
          detail: 'Sturdy, comfortable, and together in an hour as promised.',
        },
        { title: 'Proper quality', detail: 'Heavy, clean finish, and every part arrived in one piece.' },
      ],
      4: [{ title: 'Solid piece', detail: 'Really nice, but you need two people to put it together.' }],
    },
  },
  grocery: {
    ar: {
      5: [
        { title: 'طازج وتاريخه جديد', detail: 'تاريخ الإنتاج قريب والتغليف محكم. من أحسن ما طلبت.' },
        { title: 'يرجّعني لأيام زمان', detail: 'نفس الجودة اللي كنا نجيبها من الشورجة زمان.' },
        { title: 'صار من مسواقنا', detail: 'كل شهر نطلبه مع المسواق. البيت كله يريده.' },
      ],
      4: [{ title: 'نظيف ومرتب', detail: 'جودته ممتازة، والسعر أعلى من السوق بشي بسيط.' }],
      2: [{ title: 'جرّبت أحسن', detail: 'مو سيئ، لكن جرّبت أحسن منه بنفس السعر.' }],
    },
    en: {
      5: [
        { title: 'Fresh', detail: 'Recent production date and tightly packed.' },
        { title: 'On our list every month', detail: 'The whole family asks for it by name.' },
      ],
      4: [{ title: 'Good quality', detail: 'Clean and good, though a little more than at the market.' }],
    },
  },
  office: {
    ar: {
      5: [
        { title: 'لكل طالب ومحاسب', detail: 'عملي ومتين، أخذت منه للبيت وللدائرة.' },
        { title: 'بداية سنة دراسية مرتبة', detail: 'طلبته للأولاد قبل الدوام ووصل ثاني يوم.' },
      ],
      4: [{ title: 'جيد للمكتب', detail: 'يؤدي الغرض تماماً. كنت أتمنى لوناً آخر.' }],
    },
    en: {
      5: [{ title: 'One for home, one for work', detail: 'Practical and well made.' }],
      4: [{ title: 'Good for the office', detail: 'Just what we needed. Another color would be nice.' }],
    },
  },
  books: {
    ar: {
      5: [
        { title: 'كتاب جميل', detail: 'ما تركته من إيدي. الطباعة واضحة والورق مرتب.' },
        { title: 'طبعة تفتح النفس', detail: 'وصل بلا أي ثنية، والطباعة نظيفة. كأني في شارع المتنبي.' },
      ],
      4: [{ title: 'أنصح بقراءته', detail: 'محتوى ممتع ولغة سهلة. تمنيت لو كان أطول.' }],
      3: [
        { title: 'بدايته أحسن من نهايته', detail: 'تحمّست أول مئة صفحة ثم خفّ الحماس. يبقى جديراً بالقراءة.' },
      ],
    },
    en: {
      5: [
        { title: 'Couldn’t put it down', detail: 'Clear print, good paper, and no bent corners.' },
        { title: 'A lovely edition', detail: 'Bought one for myself and one as a present.' },
      ],
      4: [{ title: 'Worth reading', detail: 'Enjoyed it from start to finish. I wish it were longer.' }],
    },
  },
};
