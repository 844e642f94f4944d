import type { Kind } from '../../department.ts';

export const sound: readonly Kind[] = [
  {
    code: 'over-ear-headphones',
    category: 'electronics/headphones/over-ear',
    picture: 'headphones',
    noun: { en: 'Over-ear headphones', ar: 'سماعات رأس كبيرة' },
    called: { en: 'Headphones', ar: 'سماعات رأس' },
    brands: ['jbl', 'sony', 'anker', 'edifier'],
    series: ['Tone', 'Quiet', 'Wave', 'Studio', 'Air'],
    specifications: [{ attribute: 'connection', choices: ['bluetooth', 'wired'], inName: true }],
    axes: [{ attribute: 'color', choices: ['black', 'white', 'blue', 'beige', 'pink'] }],
    price: { from: 35_000, to: 220_000 },
    openings: [
      {
        en: 'Soft cushions close around your ears, and the street, the generator and the neighbor’s drill fade away.',
        ar: 'وسائد طرية تحيط بالأذن، فيبتعد عنك ضجيج الشارع والمولّدة ومثقاب الجيران.',
      },
      {
        en: 'Made for long lessons and longer flights: the headband doesn’t press and voices stay clear.',
        ar: 'صُنعت للدروس الطويلة والرحلات الأطول: طوقها لا يضغط على الرأس والأصوات تبقى واضحة.',
      },
    ],
    points: [
      { en: 'Folds flat for your bag', ar: 'تُطوى وتدخل الحقيبة' },
      { en: 'Microphone for calls', ar: 'ميكروفون للمكالمات' },
      { en: 'Replaceable cushions', ar: 'وسائد قابلة للتبديل' },
      { en: 'Deep bass without rumble', ar: 'بيس عميق من غير تشويش' },
    ],
    shorts: [
      { en: 'Shuts out the noise, keeps the music.', ar: 'تعزل ما حولك وتُبقي الموسيقى.' },
      { en: 'Soft on the head for hours.', ar: 'مريحة على الرأس لساعات.' },
    ],
  },
  {
    code: 'gaming-headset',
    category: 'electronics/headphones/over-ear',
    picture: 'headphones',
    also: ['electronics/games/controllers-and-accessories'],
    noun: { en: 'Gaming headset', ar: 'سماعات ألعاب' },
    brands: ['logitech', 'redragon', 'razer', 'jbl'],
    series: ['Raid', 'Quest', 'Storm', 'Arena'],
    specifications: [
      { attribute: 'connection', choices: ['wired', 'wireless'], inName: true },
      { attribute: 'color', choices: ['black', 'white', 'red'] },
    ],
    price: { from: 25_000, to: 165_000 },
    openings: [
      {
        en: 'Hear which side the footsteps come from, while your team hears you and not the fan behind you.',
        ar: 'تسمع من أي جهة تقترب الخطوات، ويسمعك فريقك أنت لا المروحة من خلفك.',
      },
      {
        en: 'A headset for whole evenings: airy cushions that stay dry and a microphone that folds away.',
        ar: 'سماعات لسهرات كاملة: وسائد تسمح بالتهوية وميكروفون يُرفع عند الحاجة.',
      },
    ],
    points: [
      { en: 'Microphone mutes when folded up', ar: 'ميكروفون ينكتم عند رفعه' },
      { en: 'For PC, PlayStation and phone', ar: 'للكمبيوتر والبلايستيشن والهاتف' },
      { en: 'Surround sound in games', ar: 'صوت محيطي في الألعاب' },
      { en: 'Volume wheel on the ear cup', ar: 'عجلة الصوت على السماعة نفسها' },
    ],
    shorts: [
      { en: 'Hear the footsteps before anyone else.', ar: 'تسمع الخطوات قبل غيرك.' },
      { en: 'Clear voice, airy cushions.', ar: 'صوت نقي ووسائد مريحة.' },
    ],
  },
  {
    code: 'earbuds',
    category: 'electronics/headphones/earbuds',
    weight: 1.5,
    picture: 'earbuds',
    noun: { en: 'Wireless earbuds', ar: 'سماعات أذن لاسلكية' },
    brands: ['xiaomi', 'samsung', 'anker', 'jbl', 'huawei', 'qcy'],
    series: ['Buds', 'Drop', 'Mini', 'Clip', 'Pro'],
    specifications: [],
    axes: [{ attribute: 'color', choices: ['white', 'black', 'navy', 'pink', 'lilac'] }],
    price: { from: 14_000, to: 145_000 },
    openings: [
      {
        en: 'Take them out of the case and they connect; put them back and they charge. There’s nothing else to learn.',
        ar: 'أخرجها من العلبة فتتّصل، وأعدها فتُشحن، ولا شيء آخر عليك تعلّمه.',
      },
      {
        en: 'Small enough to sleep with and firm enough to run with, with tips in three sizes.',
        ar: 'صغيرة لا تزعجك عند النوم، وثابتة لا تسقط عند الجري، ومعها أطراف بثلاثة قياسات.',
      },
    ],
    points: [
      { en: 'Sweat resistant', ar: 'مقاومة للعرق' },
      { en: 'Touch to answer a call', ar: 'الردّ على المكالمة بلمسة' },
      { en: 'Each bud works alone too', ar: 'كل واحدة تعمل وحدها أيضاً' },
      { en: 'Ten minutes of charging gives two hours', ar: 'عشر دقائق شحن تكفي لساعتين' },
    ],
    shorts: [
      { en: 'Connected as soon as they leave the case.', ar: 'تتّصل حالما تخرج من علبتها.' },
      { en: 'Light in the ear, thirty hours in the pocket.', ar: 'خفيفة في الأذن وثلاثون ساعة في الجيب.' },
    ],
  },
  {
    code: 'wired-earphones',
    category: 'electronics/headphones/earbuds',
    weight: 0.5,
    picture: 'earbuds',
    noun: { en: 'Wired earphones', ar: 'سماعات أذن سلكية' },
    called: { en: 'Wired earphones', ar: 'سماعات سلكية' },
    brands: ['sony', 'jbl', 'remax'],
    series: ['Basic', 'Line', 'Beat', 'Chat'],
    specifications: [
      { attribute: 'color', choices: ['black', 'white', 'blue', 'red'] },
      { attribute: 'connector', choices: ['usb-c', 'lightning'], inName: true },
    ],
    price: { from: 3_500, to: 18_000 },
    openings: [
      {
        en: 'Never empty, never lost under the sofa: plug in and listen.',
        ar: 'لا تفرغ بطاريتها ولا تضيع تحت القنفة: أوصلها واسمع.',
      },
      {
        en: 'For calls on the go and lessons at home, with a button that answers.',
        ar: 'للمكالمات في الطريق والدروس في البيت، وفيها زرّ للردّ على الاتصال.',
      },
    ],
    points: [
      { en: 'Nothing to charge', ar: 'لا تحتاج إلى شحن' },
      { en: 'Microphone and button on the cable', ar: 'ميكروفون وزرّ على السلك' },
      { en: 'Cable that doesn’t tangle easily', ar: 'سلك لا يتشابك بسهولة' },
      { en: 'Plug at an angle, out of the hand’s way', ar: 'قابس مائل لا يعيق مسك الهاتف' },
    ],
    shorts: [
      { en: 'Plug in, listen, done.', ar: 'أوصلها واسمع.' },
      { en: 'No battery to think about.', ar: 'بلا بطارية تنشغل بها.' },
    ],
  },
  {
    code: 'bluetooth-speaker',
    category: 'electronics/speakers/bluetooth-speakers',
    picture: 'speaker',
    noun: { en: 'Bluetooth speaker', ar: 'سماعة بلوتوث' },
    brands: ['jbl', 'anker', 'sony', 'xiaomi', 'tronsmart'],
    series: ['River', 'Splash', 'Pocket', 'Roam', 'Camp'],
    specifications: [{ attribute: 'sound_power', choices: ['20 w', '60 w'], inName: true }],
    axes: [{ attribute: 'color', choices: ['black', 'blue', 'red', 'green', 'orange'] }],
    price: { from: 22_000, to: 190_000 },
    openings: [
      {
        en: 'Loud enough for a picnic by the river, not afraid of its water, with enough battery for a whole Friday.',
        ar: 'صوتها يكفي لسفرة على النهر ولا يضرّها ماؤه، وبطاريتها تكفي نهار جمعة كاملاً.',
      },
      {
        en: 'Stands in the kitchen or hangs from the tent: small, round and heard from everywhere.',
        ar: 'توضع في المطبخ أو تُعلّق في الخيمة، صغيرة وصوتها مسموع من كل الجهات.',
      },
    ],
    points: [
      { en: 'Dust- and water-resistant', ar: 'مقاومة للغبار والماء' },
      { en: 'Pair two for stereo', ar: 'سماعتان معاً تعطيان صوت ستيريو' },
      { en: 'Charges by USB-C', ar: 'تُشحن عبر USB-C' },
      { en: 'Strap to hang it anywhere', ar: 'حزام للتعليق' },
      { en: 'Hands-free calls', ar: 'الردّ على المكالمات بلا لمس' },
    ],
    shorts: [
      { en: 'Small, loud, and not afraid of water.', ar: 'صغيرة وعالية الصوت ولا يضرّها الماء.' },
      { en: 'Music for a whole Friday.', ar: 'موسيقى لنهار جمعة كامل.' },
    ],
  },
  {
    code: 'party-speaker',
    category: 'electronics/speakers/party-speakers',
    picture: 'party-speaker',
    weight: 0.7,
    noun: { en: 'Party speaker', ar: 'سماعة حفلات' },
    brands: ['jbl', 'sony', 'lg'],
    series: ['Boom', 'Stage', 'Festival', 'Night'],
    specifications: [{ attribute: 'sound_power', choices: ['200 w', '400 w'], inName: true }],
    price: { from: 180_000, to: 690_000 },
    openings: [
      {
        en: 'For weddings, schoolyards and roofs: everyone hears it and one person can carry it.',
        ar: 'للأعراس وساحات المدارس وأسطح البيوت: يسمعها الجميع ويحملها شخص واحد.',
      },
      {
        en: 'Sound and light in one piece, with inputs for a microphone and an oud.',
        ar: 'صوت وإضاءة في قطعة واحدة، مع مدخل للميكروفون وآخر للعود.',
      },
    ],
    points: [
      { en: 'Microphone input for speeches and songs', ar: 'مدخل ميكروفون للكلمات والأغاني' },
      { en: 'Plays from Bluetooth and from a USB stick', ar: 'يشغّل من البلوتوث ومن الفلاش' },
      { en: 'Lights that follow the beat', ar: 'إضاءة تتبع الإيقاع' },
      { en: 'Wheels and handle', ar: 'عجلات ومقبض' },
    ],
    shorts: [
      { en: 'A whole wedding in one box.', ar: 'عرس كامل في صندوق واحد.' },
      { en: 'Loud, bright, and on wheels.', ar: 'صوت عالٍ وإضاءة وعجلات.' },
    ],
  },
  {
    code: 'microphone',
    category: 'electronics/speakers/microphones',
    picture: 'microphone',
    weight: 0.6,
    noun: { en: 'Microphone', ar: 'ميكروفون' },
    brands: ['boya', 'fifine', 'sony'],
    series: ['Voice', 'Cast', 'Rawi', 'Talk'],
    specifications: [{ attribute: 'connection', choices: ['wireless', 'wired'], inName: true }],
    price: { from: 15_000, to: 140_000 },
    openings: [
      {
        en: 'Records your voice and leaves out the room: for lessons, reports and videos from home.',
        ar: 'يسجّل صوتك ويترك ضجيج الغرفة: للدروس والتقارير والفيديوهات من البيت.',
      },
      {
        en: 'Clip it to your collar or set it on the table, and it works as soon as it’s connected.',
        ar: 'ثبّته على الياقة أو ضعه على الطاولة، فيعمل حالما توصله.',
      },
    ],
    points: [
      { en: 'For phone and computer', ar: 'للهاتف والكمبيوتر' },
      { en: 'Softens wind and breath', ar: 'يخفّف صوت الهواء والنفَس' },
      { en: 'No software to install', ar: 'لا يحتاج إلى برنامج' },
      { en: 'A light shows when it is muted', ar: 'ضوء يبيّن متى يكون مكتوماً' },
    ],
    shorts: [
      { en: 'Your voice, without the room.', ar: 'صوتك وحده بلا ضجيج الغرفة.' },
      { en: 'For lessons and videos from home.', ar: 'للدروس والفيديوهات من البيت.' },
    ],
  },
];
