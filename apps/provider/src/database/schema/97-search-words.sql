-- What shoppers call things, in every language: the owner's data, with which searches read what is typed. One row for each group of words that
-- mean the same (`synonym`), for the names of a brand (`brand`), or for words that need not occur in a product (`stop`).
create table search_word_group (
  id integer generated always as identity primary key,
  code text not null unique,
  kind text not null check (kind in ('synonym', 'brand', 'stop')),
  source text not null default 'owner'
);
create table search_word (
  group_id integer not null references search_word_group (id) on delete cascade,
  position smallint not null,
  language text not null,
  -- One word or several, as people write it.
  word text not null check (word <> ''),
  primary key (group_id, position)
);
-- Increases with every change of them, so that a process knows which words it has.
create table search_word_state (is_only boolean primary key default true check (is_only), revision bigint not null default 1);
insert into search_word_state default values;

-- What people in Iraq call the goods of the whole trade; a group a line, its first word is its code.
create temporary table search_word_seed (place integer generated always as identity, kind text, line text) on commit drop;
insert into search_word_seed (kind, line)
select 'synonym', line from string_to_table($words$shirt, dress shirt, قميص, قمصان
t-shirt, tshirt, tee, t shirt, تيشيرت, تي شيرت, تيشرت, تيشيرتات, تيشرتات, بلوزة نص كم, فانيلة
polo shirt, polo, قميص بولو, بولو, تيشيرت بولو
blouse, top, بلوزة, بلوز, بلايز, بلوزات
tank top, singlet, sleeveless top, فانيلة علاك, علاكة, بلوزة علاك, توب
sweater, jumper, pullover, سويتر, بلوفر, كنزة, كنزات, بلوز شتوي
cardigan, كارديغان, كارديكان, جاكيت صوف, كاردكان
hoodie, hooded sweatshirt, هودي, هوديز, سويت شيرت بقبعة, بلوز ابو الطاقية
sweatshirt, سويت شيرت, سويتشيرت
vest, waistcoat, gilet, صديري, يلك, سديري, فست
jacket, جاكيت, جاكيتات, سترة, سترات, جاكت, چاكيت
coat, overcoat, معطف, معاطف, قمصلة, قمصلات, بالطو, كوت, بالطوات
raincoat, rain coat, waterproof jacket, معطف مطر, مشمع, مشمعة, قمصلة مطر
blazer, بليزر, جاكيت رسمي, بلازر
suit, costume, بدلة, بدلات, قاط, قوط, طقم رسمي
tuxedo, بدلة سهرة, توكسيدو, سموكن, سموكينغ
trousers, pants, slacks, بنطلون, بنطال, بناطيل, بنطلونات, بنطرون, بناطر, سروال
jeans, denim, denim pants, جينز, بنطلون جينز, كابوي, بنطرون كابوي, دنيم
chinos, بنطلون تشينو, تشينو, جينو, بنطلون قماش
cargo pants, كارغو, بنطلون كاركو, بنطلون كارغو, كاركو
leggings, legging, tights, ليكنز, ليغنز, ليقنز, ليجنز, فيزون, استرج, ليكنس
shorts, short pants, شورت, شورتات, برمودا, هاف
skirt, تنورة, تنانير, تنورات, جيبة
dress, frock, فستان, فساتين, نفنوف, نفانيف, دريس
evening dress, gown, فستان سهرة, فستان مناسبات, بدلة سهرة نسائية, فساتين سهرة
wedding dress, bridal gown, فستان عرس, بدلة عرس, فستان زفاف, نيشان
jumpsuit, overall, افرول, جمبسوت, جمب سوت, سالوبيت, اوفرول
abaya, عباءة, عباية, عبايات, عباية اسلامية
jilbab, جلباب, جلابيب, جبة, جبب
thobe, dishdasha, kandura, دشداشة, دشاديش, ثوب, ثياب, كندورة
kaftan, caftan, قفطان, قفاطين, جلابية, جلابيات
hijab, headscarf, حجاب, حجابات, ربطة, شيلة, طرحة, ايشارب, حجابات نسائية, head scarf, ربطة راس, ربطة رأس, ربطات, لفة راس
niqab, نقاب, بوشية, بوشيات, برقع
keffiyeh, ghutra, shemagh, يشماغ, شماغ, غترة, كوفية, غتر, اشمغة, چفية, جفية
agal, عقال, عكال, عگال
kufi, skullcap, عرقجين, عرقچين, طاقية, طاقية صلاة
pajamas, pyjamas, nightwear, sleepwear, بيجامة, بجامة, بيجامات, بجايم, ملابس نوم, منامة
nightgown, nightdress, قميص نوم, ثوب نوم, نايتي
robe, dressing gown, روب, روب نوم, ارواب
bathrobe, برنص, برنس, روب حمام, بشكير حمام
underwear, innerwear, undergarments, ملابس داخلية, غيارات, غيار, اندروير
boxers, boxer shorts, بوكسر, بوكسرات, شورت داخلي
briefs, underpants, panties, لباس داخلي, كيلوت, كلسون, سليب, البسة داخلية
undershirt, inner shirt, فانيلة داخلية, فانيلة حفر, فلينة
bra, brassiere, bralette, حمالة صدر, ستيان, ستيانات, صدرية, سوتيان
lingerie, لانجري, لانجيري
shapewear, corset, مشد, كورسيه, مشدات, مشد بطن
thermal underwear, long johns, ملابس حرارية, ثيرمال, حرارية
socks, sock, stockings, جوارب, جواريب, جوراب, شراب, شرابات, جوراب نايلون
tights pantyhose, pantyhose, nylons, كولون, جوراب طويل, كولونات
gloves, mittens, قفازات, كفوف, قفاز, دستانة, كف
scarf, shawl, wrap, شال, وشاح, لفاف, لفة رقبة, شالات, اوشحة, سكارف
hat, قبعة, شفقة, قبعات, شفقات, طاقية صيف
cap, baseball cap, كاب, طاقية, كابات, شفقة رياضية, كسكيتة, قبعة رياضية
beanie, wool hat, knit cap, طاقية صوف, قبعة صوف, كلاو, كلاو صوف, بيني
belt, حزام, احزمة, قايش, قوايش, نطاق
suspenders, braces, حمالات بنطلون, شيال, حمالات
tie, necktie, ربطة عنق, كرافتة, رباط, كرافتات, بوينباغ, كرفتة, بينباغ
bow tie, بابيون, ببيون, فيونكة رقبة
cufflinks, cuff links, ازرار اكمام, كبك, زرار قميص
tie clip, دبوس ربطة, مشبك كرافتة
handkerchief, pocket square, منديل, جفية جيب, محرمة قماش
shoes, footwear, حذاء, احذية, قندرة, قنادر, شوز, جزمة, پاپوج, پوتين
boots, boot, بوط, بوت, جزمة شتوية, ابوات, بوتات, جزم, بسطال, بساطيل, chelsea boots, leather boots, بسطال جلد, جزم رجالية
ankle boots, بوت قصير, هاف بوت
rain boots, wellies, جزمة مطر, جزمة بلاستك, بوط مطر
sneakers, بوط, بوط رياضي, trainers, sports shoes, running shoes, حذاء رياضي, سنيكرز, سبورت, قندرة رياضة, بوط رياضة, كوتشي, احذية رياضية, بوتين رياضة, شوز رياضي
sandals, sandal, صندل, صنادل, women sandals, صندل نسائي, صنادل نسائية
slippers, flip flops, slides, نعال, شبشب, شحاطة, نعل, زنوبة, سليبر, شباشب, نعالات, بابوج, flip flop, house slippers, slide sandals, نعال بيت, نعال حمام, نعل رجالي
clogs, crocs, كروكس, قبقاب, كلوكس
high heels, heels, pumps, stiletto, كعب, كعب عالي, حذاء كعب, قندرة كعب, كعوب, stilettos, stiletto heels, pump shoes, كعب نسائي, احذية كعب, قندرة كعب عالي
flats, ballet flats, ballerina, حذاء فلات, باليرينا, قندرة فلات, فلات
loafers, moccasins, لوفر, موكاسين, حذاء بدون رباط, لوفرات
oxford shoes, formal shoes, dress shoes, حذاء رسمي, قندرة رسمي, اوكسفورد, احذية رسمية, lace up shoes, brogues, قبغلي, قبغلية, حذاء قبغلي, حذاء جلد رسمي, leather shoes, قندرة رسمية
espadrilles, اسبادريل, اسبدريل
shoe laces, shoelaces, laces, رباط حذاء, قيطان, خيط قندرة, قياطين, رباطات
insoles, shoe insole, ضبان, فرشة حذاء, نعل داخلي, فرش قندرة
shoe polish, صبغ احذية, صبغ قنادر, ملمع احذية, بوية احذية, طلاء احذية
shoe brush, فرشة احذية, فرشة قنادر
shoe rack, shoe cabinet, جزامة, رف احذية, خزانة احذية, دولاب قنادر
bag, حقيبة, جنطة, شنطة, حقائب, جنط, شنط, شناط, جنطات, hand bag, bags, جناط, شنتة, شنتات
handbag, purse, ladies bag, shoulder bag, حقيبة يد, جنطة يد, جنطة نسائية, شنطة نسائية, حقيبة نسائية, حقيبة كتف
tote, tote bag, توت باك, حقيبة توت, جنطة توت, توت
clutch, evening bag, كلتش, حقيبة سهرة, كلج, جنطة سهرة
crossbody bag, crossbody, sling bag, messenger bag, حقيبة كروس, كروس, كروس بودي, جنطة كروس, جنطة ظهر جانبية
backpack, rucksack, knapsack, حقيبة ظهر, جنطة ظهر, شنطة ظهر, باك باك, باكباك, حقائب ظهر, ruck sack, day pack, daypack, جنطة ظهر مدرسة, باگ
school bag, schoolbag, حقيبة مدرسية, جنطة مدرسة, شنطة مدرسة, حقائب مدرسية
suitcase, luggage, trolley bag, travel case, حقيبة سفر, جنطة سفر, شنطة سفر, ترولي, حقائب سفر, جنط سفر
travel bag, duffel bag, duffle, gym bag, حقيبة سفر يد, جنطة رياضة, حقيبة رياضية, دفل
waist bag, fanny pack, belt bag, bum bag, حقيبة خصر, جنطة خصر, جنطة بطن
laptop bag, laptop sleeve, laptop case, حقيبة لابتوب, جنطة لابتوب, شنطة لابتوب, حقيبة حاسوب
briefcase, حقيبة اوراق, جنطة دبلوماسية, شنطة اعمال, حقيبة عمل
wallet, billfold, محفظة, جزدان, بوك, جزادين, محافظ, محفظة نقود
card holder, cardholder, حافظة بطاقات, محفظة كروت, حاملة بطاقات, جزدان كروت
coin purse, محفظة نقود معدنية, كيس نقود
umbrella, parasol, مظلة, شمسية, شماسي, شمسيات, مظلات
sunglasses, shades, نظارات شمسية, مناظر شمسية, نظارة شمسية, مناظر, نظارات شمس
glasses, eyeglasses, spectacles, eyewear, نظارات, نظارة, منظرة, عوينات, مناظر طبية, نظارة طبية
reading glasses, نظارات قراءة, مناظر قراءة
glasses case, علبة نظارات, بيت مناظر, حافظة نظارات
watch, wristwatch, ساعة, ساعة يد, ساعات, ساعات يد
watch strap, watch band, سير ساعة, حزام ساعة, قايش ساعة, سوار ساعة
jewelry, jewellery, مجوهرات, حلي, اكسسوارات, مصوغات, مخشلات
ring, خاتم, محبس, خواتم, محابس, حلقة
wedding ring, engagement ring, حلقة زواج, محبس خطوبة, دبلة, دبل, خاتم خطوبة
necklace, chain, قلادة, سلسلة, زنجيل, قلائد, كردان, عقد, سلسال, سلاسل
pendant, دلاية, تعليقة, معلقة قلادة, دلاعة
bracelet, bangle, سوار, اساور, سوارة, اسوارة, معضد, معاضد, براسليت, بلازك
anklet, خلخال, حجل, حجول, خلاخيل
earrings, ear rings, studs, حلق, اقراط, قرط, تراجي, تراچي, ترجية, حلقان, احلاق
brooch, pin, بروش, دبوس زينة, بروشات
nose ring, خزامة, وردة انف, خزام
prayer beads, rosary, misbaha, tasbih, سبحة, مسبحة, سبح, مسابح, تسبيح
hair clip, barrette, hairpin, مشبك شعر, بنسة, ماشة شعر, بنس, كليبس, قراصة شعر, مشابك شعر
hair band, headband, طوق شعر, ربطة شعر, طوق, تاج شعر, قراصة, باندانة
scrunchie, hair tie, ربطة شعر مطاط, لاستك شعر, مطاطة شعر, سكرنشي
tiara, crown, تاج, تيجان
gold, golden, ذهب, ذهبي, ذهبية, دهبي
silver, فضة, فضي, فضية
platinum, بلاتين, بلاتيني
diamond, الماس, الماز, دايموند, ألماس
pearl, لؤلؤ, لولو, لؤلؤي
swimsuit, swimwear, bathing suit, مايوه, مايو, ملابس سباحة, لباس سباحة, بدلة سباحة
burkini, modest swimwear, بوركيني, مايوه شرعي, مايوه اسلامي
bikini, بكيني
swim trunks, board shorts, شورت سباحة, مايوه رجالي
tracksuit, track suit, sweatsuit, jogging suit, تراكسوت, تراك سوت, بدلة رياضية, ترنك, ترننج, ترينينغ, طقم رياضي, تراكات
joggers, jogging pants, sweatpants, track pants, بنطلون رياضي, بنطلون رياضة, جوكر, جوجر, بنطرون رياضة
sports bra, حمالة صدر رياضية, ستيان رياضي
sportswear, activewear, athletic wear, gym wear, ملابس رياضية, هدوم رياضة, ملابس رياضة
clothes, clothing, apparel, garments, ملابس, هدوم, البسة, ثياب, ملبوسات
uniform, زي موحد, يونيفورم, بدلة عمل, زي
workwear, work clothes, ملابس عمل, بدلة شغل, هدوم شغل
scrubs, medical scrubs, سكراب, ملابس طبية, بدلة طبية, سكرابات
lab coat, white coat, صدرية مختبر, صدرية طبية, روب ابيض, صدرية دكتور
apron, مريلة, صدرية مطبخ, مئزر, وزرة, مرايل
maternity wear, maternity dress, ملابس حوامل, فستان حوامل, هدوم حامل
kids clothes, children's clothing, ملابس اطفال, هدوم جهال, ملابس اولاد, ملابس ولادي
girls' clothes, girlswear, ملابس بنات, هدوم بنات, ملابس بناتي
boys' clothes, boyswear, ملابس ولادي, هدوم ولد, ملابس صبيان
men, men's, mens, man, male, gents, gentlemen, رجال, رجالي, رجالية, رجل, للرجال, زلم, شبابي
women, women's, womens, woman, ladies, female, lady, نساء, نسائي, نسائية, ستاتي, حريمي, حريم, نسوان, نسواني, للنساء
kids, kid, children, child, children's, اطفال, طفل, جهال, جاهل, زعاطيط, للاطفال, اطفالي
boys, boy, ولد, اولاد, ولادي, صبيان, ولادية
girls, girl, بنت, بنات, بناتي, بناتية
unisex, للجنسين, يونيسكس
teen, teenager, teens, مراهق, مراهقين, مراهقات
adult, adults, بالغ, كبار, بالغين
cotton, قطن, قطني, قطنية
linen, flax, كتان, كتاني, لينن
silk, silky, حرير, حريري, حريرية
satin, ساتان, ستان
wool, woolen, woollen, صوف, صوفي, صوفية
cashmere, كشمير
leather, جلد, جلدي, جلدية, جلود
faux leather, pu leather, leatherette, جلد صناعي, سكاي, بلاستك جلد
suede, شامواه, شمواه, سويد
velvet, مخمل, قطيفة, مخملي
polyester, بوليستر, بولستر
nylon, نايلون
chiffon, شيفون
lace, دانتيل, دانتيلا, دنتيل
fur, faux fur, فرو, فراء, فروة
fleece, فليس, فلانيل, بولار
crepe, كريب
corduroy, قديفة مضلعة, كوردروي, كردروي
viscose, rayon, فسكوز, رايون
modal, مودال
spandex, lycra, elastane, ليكرا, سباندكس, لايكرا
khaki fabric, canvas, قماش كانفاس, كانفاس, چادر
fabric, cloth, textile, قماش, اقمشة, خام, اقمشة وخامات
thread, sewing thread, خيط خياطة, خيط, خيوط, غزل
yarn, knitting wool, خيط حياكة, صوف حياكة, كبة خيط, خيط كروشيه
button, زر, ازرار, دكمة, دكم, زرار
zipper, zip, سحاب, سحابات, سوستة, جرار
embroidery, embroidered, تطريز, مطرز, مطرزة
striped, stripes, stripe, مخطط, مقلم, مخططة, مقلمة, خطوط
checked, plaid, checkered, tartan, كاروهات, مربعات, كارو, مكارو
floral, flowery, flower print, مشجر, مورد, زهور, وردات, مشجرة, منقوش ورد
polka dot, dotted, منقط, منقطة, نقاط
printed, print, pattern, مطبوع, منقوش, مطبعة, طبعة
plain, solid color, سادة, سادا
slim fit, slim, skinny, سلم, ضيق, سليم فت, سكيني
regular fit, عادي, قصة عادية
loose fit, loose, baggy, wide, oversize, oversized, واسع, عريض, فضفاض, اوفر سايز, اوفرسايز, واسعة
long sleeve, long-sleeved, كم طويل, ردن طويل, اكمام طويلة
short sleeve, short-sleeved, كم قصير, نص كم, نص ردن, نصف كم, ردن قصير
sleeveless, بدون اكمام, بلا كم, حفر, بدون ردن
v-neck, v neck, ياقة سبعة, رقبة سبعة, ياقة في
crew neck, round neck, ياقة دائرية, رقبة مدورة, ياقة مدورة
turtleneck, roll neck, high neck, ياقة عالية, هاي كول, هاينك, كولة, ياخة عالية
hooded, hood, ابو الطاقية, بقبعة, بطاقية, بغطاء رأس
long, طويل, طويلة
short, قصير, قصيرة
formal, رسمي, رسمية
casual, كاجوال, كاجول, يومي
summer, summery, صيف, صيفي, صيفية
winter, wintery, شتاء, شتوي, شتوية, شتا
autumn, fall, خريف, خريفي
spring season, ربيع, ربيعي
party, occasion, سهرة, حفلة, مناسبات, حفلات
plus size, large size, مقاسات كبيرة, قياسات كبيرة, احجام كبيرة
small, s size, صغير, سمول, صغيرة, زغير
medium, m size, متوسط, ميديم, ميديوم, وسط, متوسطة
large, l size, كبير, لارج, كبيرة, چبير, جبير
x-large, xl, extra large, اكس لارج, اكسلارج, كبير جدا
xx-large, xxl, 2xl, double xl, دبل اكس لارج, اكس اكس لارج, دبل اكس
xxxl, 3xl, xxx-large, ثلاثة اكس لارج, ثري اكس
extra small, xs, اكس سمول, صغير جدا
free size, one size, فري سايز, قياس واحد, مقاس واحد
size, قياس, مقاس, حجم, سايز
red, احمر, حمراء, حمرا, حمر
blue, ازرق, زرقاء, زركة, زرقة, ازرگ, بلو
navy, navy blue, dark blue, كحلي, نيلي, نيفي, كحلية, ازرق غامق
light blue, sky blue, baby blue, سماوي, لبني, ازرق فاتح, سمائي
turquoise, teal, aqua, تركواز, فيروزي, شذري, تركوازي
green, اخضر, خضراء, خضرة, خضرا
olive green, olive, زيتوني, زيتي, زيتية
mint, mint green, نعناعي, منت, اخضر فاتح
yellow, اصفر, صفراء, صفرا
mustard, خردلي, ماستر
orange color, برتقالي, اورنج, برتقالية
pink, rose, وردي, زهري, بينك, وردية, روز
fuchsia, magenta, فوشيا, فوشي
purple, violet, بنفسجي, موف, بنفسجية, ارجواني
lilac, lavender color, ليلكي, لافندر
burgundy, maroon, wine red, خمري, عنابي, ماروني, نبيتي, بوردو
brown, بني, قهوائي, جوزي, بنية, براون
camel, جملي, كاميل
beige, بيج, بيجي, بيجية
cream, ivory, off white, كريمي, عاجي, سكري, اوف وايت, اوفوايت
khaki, خاكي, كاكي
white, ابيض, بيضاء, بيضا, بيض, وايت
black, اسود, سوداء, سودة, سودا, بلاك
grey, gray, رصاصي, رمادي, رصاصية, رمادية, سكني
charcoal color, anthracite, فحمي, رصاصي غامق
coral, مرجاني, كورال
bronze, برونز, برونزي
copper, نحاس, نحاسي, صفر
multicolor, multicolour, colorful, ملون, متعدد الالوان, ملونة, الوان
transparent, clear, شفاف, شفافة
dark, غامق, داكن, غامقة
light colour, فاتح, فاتحة
mobile phone, phone, cell phone, cellphone, mobile, smartphone, handset, موبايل, جوال, تلفون, نقال, هاتف, هاتف ذكي, تليفون, موبايلات, هواتف, محمول, خلوي, تلفونات, سمارت فون, موبيل, موبايلة, تلفون لمس
landline phone, telephone set, desk phone, هاتف ارضي, تلفون ارضي, تلفون بيت
iphone, ايفون, آيفون, ايفونات, اي فون, mobile phone, موبايل, apple phone, موبايل ايفون, موبايل ابل
galaxy, جالكسي, كالكسي, غالاكسي, گالاكسي, جلاكسي, كلاكسي
android, اندرويد
tablet, tab, تابلت, تابليت, جهاز لوحي, تاب, ايباد, لوحي, تابات, لوح الكتروني
ipad, ايباد, آيباد, اي باد
phone case, phone cover, mobile cover, mobile case, كفر, كفرات, غطاء موبايل, كفر موبايل, جراب, بيت موبايل, كفر هاتف, غطاء هاتف, قاب, باك كفر, حافظة هاتف
screen protector, tempered glass, واقي شاشة, لاصق شاشة, حماية شاشة, جام, سكرين, ستيكر حماية, زجاج حماية, شاشة حماية, حامي شاشة
charger, phone charger, wall charger, adapter, شاحن, شاحنة موبايل, جارجر, چارجر, شواحن, شاحنات, راس شاحن, ادابتر
fast charger, quick charger, شاحن سريع, فاست جارج
wireless charger, charging pad, شاحن لاسلكي, شاحن وايرلس, وايرلس جارجر
car charger, شاحن سيارة, شاحنة سيارة
charging cable, usb cable, data cable, charger cable, كيبل شحن, كابل شحن, واير شحن, سلك شاحن, كيبل, وصلة شحن, واير شاحن, كابل, كيبلات
usb-c, type-c, usb c, type c, تايب سي, يو اس بي سي
lightning cable, lightning, لايتنينغ, لايتننك, كيبل ايفون
hdmi cable, hdmi, كيبل hdmi, وصلة hdmi, كيبل اتش دي
power bank, powerbank, portable charger, باور بانك, باوربانك, شاحن متنقل, خازن طاقة, بطارية متنقلة, پاوربانك
headphones, headphone, headset, سماعات راس, هيدفون, سماعة راس, هيدسيت, سماعات رأس
earphones, earbuds, ear buds, in-ear headphones, سماعات اذن, سماعة اذن, هاندفري, ايربودز, ايرفون, سماعات, هاند فري, سماعات داخل الاذن
airpods, air pods, ايربودز, اير بودز, ايربود
wireless earbuds, bluetooth earphones, bluetooth headset, سماعة بلوتوث, سماعات بلوتوث, سماعات لاسلكية, سماعات وايرلس
speaker, loudspeaker, speakers, سبيكر, مكبر صوت, سماعة كبيرة, سبيكرات, مكبرات صوت, سماعة خارجية
bluetooth speaker, portable speaker, wireless speaker, سبيكر بلوتوث, سماعة بلوتوث متنقلة, مكبر صوت بلوتوث
soundbar, sound bar, ساوند بار, ساوندبار
home theater, home cinema, مسرح منزلي, سينما منزلية
subwoofer, صب ووفر, سب ووفر, صبوفر, مضخم صوت
microphone, mic, مايكروفون, ميكروفون, مايك, لاقطة, ميكرفون
smart watch, smartwatch, ساعة ذكية, سمارت واج, سمارت ووتش, ساعات ذكية, سمارت ووج, ابل واتش
fitness tracker, fitness band, activity tracker, smart band, سوار رياضي, سوار ذكي, سمارت باند
selfie stick, عصا سيلفي, عصا السيلفي, ستيك سيلفي
phone holder, phone stand, mobile stand, حامل موبايل, ستاند موبايل, حامل هاتف, مسند موبايل
car phone holder, car mount, حامل موبايل للسيارة, حامل هاتف سيارة, ستاند سيارة
ring light, رنك لايت, رينغ لايت, اضاءة حلقية, حلقة اضاءة
tripod, ترايبود, حامل ثلاثي, ستاند كاميرا, حامل كاميرا
memory card, sd card, micro sd, microsd, رام موبايل, كارت ذاكرة, ذاكرة خارجية, بطاقة ذاكرة, مموري, ميموري كارد, كارت ميموري
flash drive, usb stick, thumb drive, pen drive, usb drive, فلاش, فلاشة, فلاش ميموري, يو اس بي, فلاشات, فلاش رام, flash disk, flash memory, flash stick, usb memory, memory stick, فلاش دسك
hard drive, hard disk, hdd, external hard drive, هارد, هاردسك, قرص صلب, هارد دسك, هارد خارجي, قرص خارجي
ssd, solid state drive, اس اس دي, هارد ssd
ram, memory ram, رام, رامات, ذاكرة رام
laptop, notebook computer, laptops, لابتوب, لاب توب, حاسوب محمول, حاسبة محمولة, لابتوبات, كمبيوتر محمول, لابتب
macbook, ماك بوك, ماكبوك
desktop computer, pc, computer, desktop, كمبيوتر, حاسوب, كومبيوتر, كمبيوتر مكتبي, حاسوب مكتبي, بي سي, حواسيب
all-in-one pc, all in one, اول ان ون, حاسوب متكامل
monitor, computer screen, display, شاشة كمبيوتر, مونيتور, شاشة حاسبة, شاشة حاسوب, شاشات كمبيوتر
keyboard, كيبورد, لوحة مفاتيح, كيبوردات, لوحات مفاتيح, computer keyboard, كيبورت, لوحة كتابة
mouse, computer mouse, ماوس, ماوسات, فارة, فأرة
mouse pad, mousepad, ماوس باد, لوحة ماوس, قاعدة ماوس, باد ماوس
webcam, web camera, كاميرا ويب, ويب كام, كاميرا كمبيوتر, ويبكام
printer, طابعة, برنتر, طابعات, پرنتر
scanner, سكنر, ماسح ضوئي, سكانر
printer ink, ink cartridge, toner, cartridge, حبر طابعة, حبر, تونر, خرطوشة حبر, احبار, كارتريج
graphics card, gpu, video card, كارت شاشة, بطاقة رسوميات, كرت شاشة, كارت كرافكس
motherboard, مذربورد, لوحة ام, مذر بورد, اللوحة الام
processor, cpu, معالج, بروسسر, معالجات, بروسيسر
power supply, psu, باور سبلاي, مجهز قدرة, مزود طاقة
computer case, pc case, كيس كمبيوتر, كيس حاسبة, صندوق حاسوب
cooling pad, laptop cooler, مبرد لابتوب, مروحة لابتوب, قاعدة تبريد
laptop stand, حامل لابتوب, ستاند لابتوب, مسند لابتوب
laptop charger, شاحن لابتوب, شاحنة لابتوب, محول لابتوب
router, wifi router, modem, راوتر, مودم, روتر, راوترات, رواتر
wifi extender, range extender, wifi repeater, booster, مقوي شبكة, مقوي واي فاي, موسع شبكة, اكستندر, ريبيتر
access point, اكسس بوينت, نقطة وصول, نانو ستيشن
network switch, ethernet switch, سويج شبكة, سويتش, مقسم شبكة
ethernet cable, network cable, lan cable, كيبل انترنت, كيبل نت, كابل شبكة, كيبل شبكة
network card, lan adapter, wifi adapter, كارت شبكة, يو اس بي واي فاي, دونكل
wifi, wi-fi, wireless, واي فاي, وايفاي, لاسلكي, وايرلس, لاسلكية
wired, سلكي, بسلك, وايرد, سلكية
bluetooth, بلوتوث, بلوتوس
internet, انترنت, نت
server, سيرفر, خادم, سيرفرات
usb hub, hub, docking station, موزع usb, هب, مقسم يو اس بي, دوك
card reader, قارئ كروت, قارئ بطاقات, كارد ريدر
converter, محول, تحويلة, كونفيرتر, محولات, وصلة تحويل
ups, uninterruptible power supply, يو بي اس, مزود طاقة احتياطي
barcode scanner, قارئ باركود, باركود سكنر
pos, cash register, كاشير, جهاز كاشير, ماكنة كاشير
projector, بروجكتر, جهاز عرض, داتا شو, بروجكتور, داتاشو, home projector, beamer, عارض, عارضة, جهاز عارض
projector screen, شاشة عرض, شاشة بروجكتر, شاشة داتا شو
stylus, stylus pen, touch pen, قلم تابلت, قلم شاشة, ستايلس, قلم لمس
drawing tablet, graphics tablet, تابلت رسم, لوح رسم, لوحة رسم رقمية
ebook reader, e-reader, kindle, كندل, قارئ كتب, قارئ كتب الكترونية, e reader, ereader, قارئ الكتروني, جهاز قراءة
gaming laptop, لابتوب العاب, لابتوب كيمنك, لابتوب قيمنق
gaming, game, gamer, العاب, كيمنك, قيمنق, جيمنج, گيمنگ
gaming chair, كرسي كيمنك, كرسي العاب, كرسي قيمنق, كرسي جيمنج
gaming headset, سماعة كيمنك, سماعات العاب, هيدسيت كيمنك
gaming mouse, ماوس كيمنك, ماوس العاب
gaming keyboard, mechanical keyboard, كيبورد كيمنك, كيبورد ميكانيكي, لوحة مفاتيح ميكانيكية
game console, gaming console, video game console, جهاز العاب, كونسول, اتاري, جهاز كيمز
playstation, ps5, ps4, بلايستيشن, بلي ستيشن, بلي, سوني بلايستيشن, بلاي ستيشن
xbox, اكس بوكس, اكسبوكس
nintendo, nintendo switch, نينتندو, ننتندو, سويتش ننتندو
game controller, gamepad, joystick, controller, يدة العاب, جويستك, يد تحكم, يدة بلي, كونترولر, ذراع تحكم, جوي ستيك, دسكة
video game, games, لعبة فيديو, سيديات العاب, العاب فيديو, كيم
gift card, voucher, e-gift card, بطاقة هدية, كارت هدية, قسيمة, بطاقة شحن, كارتات, قسيمة هدية
software, program, license, برنامج, سوفت وير, برامج, ترخيص
antivirus, انتي فايروس, مضاد فيروسات, برنامج حماية
sim card, شريحة, سيم كارت, خط موبايل
battery, batteries, بطارية, بطاريات, باتري, باترية, پاتري, باتريات
aa battery, aaa battery, بطارية قلم, باتري قلم, بطاريات قلم, بطاريات ريموت
rechargeable battery, rechargeable, بطارية شحن, قابل للشحن, بطاريات شحن, يشحن
touch screen, touchscreen, شاشة لمس, تاج, تتش
screen, شاشة, شاشات, سكرين
inch, inches, in, انش, بوصة, انج, عقدة, إنج
gigabyte, gb, gig, جيجا, كيكا, غيغا, گيگا, جيجابايت, كيكابايت, قيقا
terabyte, tb, تيرا, تيرابايت
megapixel, mp, ميكابكسل, ميجا بكسل, ميغابكسل
milliamp, mah, ملي امبير, مللي امبير
storage, خزن, مساحة خزن, تخزين, سعة
dual sim, شريحتين, دول سيم, خطين
حاسبة, كمبيوتر
television, tv, telly, smart tv, led tv, تلفزيون, تلفاز, شاشة تلفزيون, تلفزيونات, تي في, شاشة ذكية, شاشات تلفزيون
tv remote, remote control, remote, ريموت, ريموت كونترول, جهاز تحكم, ريمونت, ريموتات
tv stand, tv unit, tv table, tv cabinet, ميز تلفزيون, طاولة تلفزيون, ستاند تلفزيون, قاعدة تلفزيون, مكتبة تلفزيون, television table, بلازما ميز
tv wall mount, tv bracket, حامل تلفزيون, حامل شاشة, ستاند جداري, علاقة شاشة
receiver, satellite receiver, set top box, رسيفر, ستلايت, رسيفرات, جهاز ستلايت
satellite dish, dish, صحن ستلايت, دش, صحن
tv box, android box, streaming box, تي في بوكس, اندرويد بوكس, جهاز ذكي للتلفزيون
camera, digital camera, كاميرا, كامرة, كاميرات, آلة تصوير, كامرات, photo camera, كاميرة, كاميرا تصوير, كاميرة تصوير
dslr, mirrorless camera, كاميرا احترافية, كاميرا ميرورلس
action camera, gopro, كاميرا رياضية, كو برو, كوبرو, جوبرو
security camera, cctv, surveillance camera, ip camera, كاميرا مراقبة, كاميرات مراقبة, كامرة مراقبة, كاميرة مراقبة
dash cam, dashcam, car camera, كاميرا سيارة, داش كام
camera lens, lens, عدسة كاميرا, عدسة, عدسات, لنز
camera bag, حقيبة كاميرا, جنطة كاميرا
drone, درون, طائرة مسيرة, طائرة تصوير, درونات
binoculars, ناظور, منظار, دوربين, ناظور مقرب
telescope, تلسكوب, ناظور فلكي
radio, راديو, مذياع, راديوات
record player, turntable, مشغل اسطوانات, غرامافون, كرامافون
mp3 player, music player, مشغل موسيقى, mp3, ام بي ثري
dvd player, مشغل دي في دي, دي في دي
voice recorder, مسجل صوت, مسجلة صوت
alarm clock, ساعة منبه, منبه, ساعة تنبيه
wall clock, ساعة حائط, ساعة جدارية, ساعة جدار, ساعات جدارية
calculator, حاسبة يدوية, آلة حاسبة, حاسبة جيب, حاسبة علمية, scientific calculator, desk calculator, الة حاسبة, كالكوليتر
walkie talkie, two way radio, لاسلكي يدوي, ووكي توكي, جهاز اتصال لاسلكي
intercom, doorbell, video doorbell, جرس باب, انتركم, جرس, جرس كاميرا
smart home, smart plug, منزل ذكي, بيت ذكي, بلك ذكي, فيش ذكي
smart bulb, لمبة ذكية, كلوب ذكي, مصباح ذكي
refrigerator, fridge, ثلاجة, ثلاجات, براد, برادات, فريج
freezer, deep freezer, chest freezer, مجمدة, فريزر, مجمدات, فريزرات, ديب فريزر, refrigerator, ثلاجة, refrigerator with freezer, upright freezer, مجمدة عمودية, ثلاجة مجمدة
mini fridge, mini bar, ثلاجة صغيرة, ثلاجة ميني, ميني بار
washing machine, washer, clothes washer, غسالة, غسالات, غسالة ملابس, غسالة هدوم, غسالة اوتوماتيك
dryer, tumble dryer, clothes dryer, نشافة, مجفف ملابس, نشافة ملابس, منشفة هدوم كهربائية, مجففة
dishwasher, dish washer, غسالة صحون, جلاية, غسالة مواعين, جلاية صحون
cooker, stove, kitchen range, gas cooker, طباخ, طباخات, طباخ غاز, بوتاجاز, فرن غاز, gas stove, range cooker, طباخ اربع عيون, عين غاز, موقد
hob, cooktop, gas stove, gas hob, hot plate, طباخ سفري, عيون غاز, سطح طبخ, هوب, طباخ مسطح, موقد, جولة
oven, electric oven, فرن, افران, فرن كهربائي, تنور كهربائي
toaster oven, mini oven, فرن صغير, فرن توستر
microwave, microwave oven, مايكرويف, ميكرويف, مايكروويف, مايكرويفات, ميكروويف
air conditioner, ac, a/c, aircon, air conditioning, مكيف, مكيفات, كوندشن, كوندشنات, سبلت, تكييف, مكيف هواء, سبالت, split, split unit, split ac, كونديشن, سبلت يونت
split ac, split unit, سبلت, سبلت يونت, مكيف سبلت, سبلتات
window ac, مكيف شباك, كوندشن شباك
air cooler, evaporative cooler, desert cooler, مبردة, مبردة هواء, مبردات, ايركولر, اير كولر, مبرد هواء, swamp cooler, مكيف صحراوي
fan, electric fan, مروحة, مراوح, پانكة, بانكة, مهفة كهربائية, مروحيات, stand fan, standing fan, pedestal fan, بنكة, پنكة, بنكة عمودية, مروحة ستاند, مروحة عمودية, بانكة ارضية
ceiling fan, مروحة سقفية, پنكة سقف, مروحة سقف, بنكة
stand fan, pedestal fan, floor fan, مروحة عمودية, مروحة ستاند, مروحة ارضية
table fan, desk fan, مروحة مكتب, مروحة منضدية, مروحة ميز
heater, space heater, electric heater, مدفأة, مدافئ, صوبة, صوبات, دفاية, هيتر, دفايات
kerosene heater, oil heater, صوبة نفطية, مدفأة نفطية, صوبة علاء الدين, صوبة نفط
gas heater, صوبة غازية, مدفأة غاز
oil radiator, radiator heater, مدفأة زيتية, مدفأة زيت, رادياتر كهربائي
water heater, boiler, geyser, سخان ماء, گيزر, كيزر, سخان, سخانات, بويلر, سخان مي
water dispenser, water cooler, براد ماء, كولر ماء, براد مي, مبرد ماء, دسبنسر, براد ماي, cooler dispenser, برادة ماي, برادة ماء, كولر ماي, ديسبنسر
water filter, water purifier, فلتر ماء, فلتر مي, تنقية ماء, فلاتر ماء, محطة تحلية
vacuum cleaner, vacuum, hoover, مكنسة كهربائية, مكنسة, مكانس كهربائية, هوفر, مكنسة كهرباء
robot vacuum, robotic vacuum, مكنسة روبوت, روبوت تنظيف, مكنسة ذكية
cordless vacuum, handheld vacuum, stick vacuum, مكنسة لاسلكية, مكنسة يدوية
steam cleaner, steam mop, منظف بخار, ممسحة بخار
carpet cleaner, carpet washer, غسالة سجاد, غسالة زوالي
pressure washer, غسالة ضغط, غسالة سيارات, ماطور غسيل
iron, clothes iron, steam iron, مكواة, اوتي, اوتيات, مكوى, مكاوي, اوتي بخار, مكواة بخار, كاوية ملابس
garment steamer, clothes steamer, مكواة عمودية, ستيمر, اوتي عمودي, بخار ملابس, مكواة بخارية عمودية
ironing board, طاولة كوي, ميز اوتي, طاولة مكواة, لوح كوي, تختة اوتي
sewing machine, ماكينة خياطة, مكينة خياطة, ماكنة خياطة, مكائن خياطة
blender, خلاط, خلاطات, بلندر, عصارة خلاط
hand blender, immersion blender, stick blender, خلاط يدوي, هاند بلندر, خلاطة يدوية
mixer, hand mixer, egg beater, خفاقة, مضرب بيض, خفاقة بيض, عجانة يدوية, مضرب كهربائي, cake mixer, ماطور كيك, خلاط كيك, مكسر كيك, مضرب كيك
stand mixer, dough mixer, kitchen machine, عجانة, عجانات, عجانة كهربائية, مكينة عجين, عجانة كيك, ماكنة عجين, مكينة كيك
food processor, محضرة طعام, كبة, فود بروسسر, محضر طعام, مكينة تقطيع
chopper, food chopper, mini chopper, فرامة, مفرمة, قطاعة, فرامة ثوم
meat grinder, meat mincer, ماكينة لحم, مثرمة, مفرمة لحم, ثرامة, مكينة ثرم لحم, ماكنة ثرم
juicer, juice extractor, عصارة, عصارات, عصارة فواكه, معصرة
citrus juicer, lemon squeezer, عصارة برتقال, عصارة ليمون, عصارة حمضيات, عصارة نومي
kettle, electric kettle, كتلي, غلاية, كتلي كهربائي, كيتل, غلاية ماء, سخانة ماء, غلايات, قوري كهربائي, tea kettle, water kettle, كتليات
coffee maker, coffee machine, صانعة قهوة, ماكينة قهوة, مكينة قهوة, ماكنة قهوة, صانع قهوة, الة قهوة, كوفي ميكر, كوفي مشين, espresso maker, ماكينة اسبريسو, جهاز قهوة
espresso machine, espresso maker, ماكينة اسبريسو, مكينة اسبرسو, ماكنة اسبريسو
coffee grinder, مطحنة قهوة, طاحونة قهوة, ماكينة طحن قهوة, مطحنة كوفي
spice grinder, مطحنة بهارات, طاحونة بهارات, مطحنة
milk frother, رغوة حليب, صانعة رغوة, خفاقة حليب
toaster, bread toaster, محمصة, توستر, محمصة خبز, حماصة, محمصة صمون, تستر, محمصة توست
sandwich maker, grill press, panini press, صانعة ساندويج, محمصة ساندويتش, سندويج ميكر, لفات, توستر ساندويتش, شواية ساندويتش
waffle maker, وافل, صانعة وافل, ماكينة وافل
air fryer, airfryer, قلاية هوائية, قلاية هواء, اير فراير, ايرفراير, قلاية بدون زيت, مقلاة هوائية
deep fryer, fryer, قلاية, قلاية عميقة, قلاية زيت, قلايات, air fryer, قلاية هوائية, اير فراير, قلاية كهربائية
rice cooker, طباخة رز, طباخ رز, طنجرة رز, طباخة تمن, قدر تمن كهربائي, طباخ تمن, electric rice cooker
pressure cooker, قدر ضغط, قدر بخار, طنجرة ضغط, قدور ضغط, pressure pot, جدر ضغط, جدر بخار, قدرية ضغط, برستو
electric pressure cooker, multicooker, instant pot, قدر كهربائي, قدر ضغط كهربائي, طباخ متعدد
slow cooker, crock pot, طباخ بطيء, طنجرة بطيئة
steamer, food steamer, قدر تبخير, طباخة بخار, جهاز طبخ بالبخار
electric grill, indoor grill, health grill, شواية كهربائية, منقلة كهربائية, شواية, شوايات
ice cream maker, ماكينة ايس كريم, صانعة ايس كريم, مكينة دوندرمة
ice maker, صانعة ثلج, ماكينة ثلج, مكينة ثلج
popcorn maker, ماكينة شامية, صانعة فشار, ماكينة بوبكورن
yogurt maker, صانعة لبن, ماكينة زبادي
bread maker, صانعة خبز, ماكينة خبز, خبازة
cooker hood, range hood, extractor hood, kitchen hood, شفاط مطبخ, هود, ساحبة هواء, شفاط, ساحبة مطبخ
exhaust fan, ventilation fan, ساحبة, مفرغة هواء, شفاط هواء, مفرغة
air purifier, منقي هواء, منظف هواء, جهاز تنقية الهواء, فلتر هواء
humidifier, مرطب هواء, مرطب جو, جهاز ترطيب, مرطب
dehumidifier, مزيل رطوبة, ساحب رطوبة, مجفف رطوبة
diffuser, aroma diffuser, fragrance diffuser, فواحة, معطر جو كهربائي, فواحات, موزع عطور, ديفيوزر
electric incense burner, incense burner, bakhoor burner, مبخرة, مبخرة كهربائية, مباخر, مجمرة
hair dryer, blow dryer, hairdryer, سشوار, مجفف شعر, سشوارات, سيشوار, استشوار, مجففة شعر
hair straightener, flat iron, straightener, مكواة شعر, مملس شعر, كاوية, بيبي ليس, اوتي شعر, مكواة فرد الشعر, ليس شعر
curling iron, hair curler, curler, مكواة تجعيد, فيرة شعر, مجعد شعر, بكرة شعر, لفافة شعر, كاوية ويفي
hot air brush, hair styling brush, فرشاة حرارية, فرشاة سشوار, مشط حراري, فرشة سشوار
shaver, electric shaver, electric razor, مكينة حلاقة, ماكينة حلاقة, آلة حلاقة, مكائن حلاقة, حلاقة كهربائية
hair clipper, clippers, trimmer, beard trimmer, مكينة حلاقة شعر, ماكينة لحية, تريمر, محدد لحية, ماكنة تحديد, كلبر
epilator, ابيليتر, نازعة شعر, مكينة سويت, ماكينة ازالة الشعر, حلاوة كهربائية
ipl, laser hair removal, ليزر ازالة الشعر, جهاز ليزر, ليزر شعر
massager, massage gun, جهاز مساج, مساج, مسدس مساج, جهاز تدليك, مدلك
foot spa, foot massager, مساج قدم, مدلك اقدام, جهاز مساج رجل
electric blanket, heating pad, بطانية كهربائية, وسادة حرارية, قربة كهربائية
bathroom scale, weighing scale, body scale, ميزان, ميزان جسم, ميزان حمام, ميزان وزن
kitchen scale, food scale, ميزان مطبخ, ميزان طعام
blood pressure monitor, جهاز ضغط, جهاز قياس ضغط, جهاز قياس الضغط, جهاز ضغط الدم
glucometer, blood glucose meter, جهاز سكر, جهاز قياس السكر, فحص سكر
thermometer, محرار, ترمومتر, ميزان حرارة, محرار حرارة, مقياس حرارة
nebulizer, جهاز بخار, نيبولايزر, جهاز تبخير ربو, جهاز ربو
oximeter, pulse oximeter, جهاز اوكسجين, مقياس اوكسجين, اوكسيميتر
insect killer, bug zapper, mosquito killer, صاعق حشرات, صاعق بعوض, جهاز ذباب, قاتل حشرات, صائد حشرات
generator, power generator, مولدة, مولد كهرباء, مولدات, ماطور كهرباء, مولدة كهرباء
inverter, power inverter, انفرتر, عاكس, انفيرتر, محول انفرتر
solar panel, لوح شمسي, الواح شمسية, طاقة شمسية, خلايا شمسية
voltage stabilizer, stabilizer, منظم كهرباء, ستبلايزر, منظم فولتية, ستابلايزر
extension cord, power strip, extension lead, socket strip, توصيلة, تقسيم كهرباء, تسييب, سيار, سيارة كهرباء, بلك توصيل, مقسم كهرباء, لوحة توصيل, سلك تمديد
plug, power plug, بلك, فيش, فيشة, راس بلك, سوكت, پلك
socket, outlet, wall socket, سوكت, بريز, بلك جداري, مقبس
switch, light switch, سويج, مفتاح كهرباء, مفتاح ضوء
light bulb, bulb, lamp bulb, led bulb, كلوب, لمبة, مصباح, كلوبات, لمبات, گلوب, بلوري, لد, مصباح ليد, كلوب ليد
led strip, strip light, شريط ليد, ليد شريط, لد, شريط اضاءة, نشرة ليد
spotlight, flood light, projector light, سبوت لايت, بروجكتر ضوء, كشاف, سبوتات
emergency light, ضوء طوارئ, كشاف طوارئ, اضاءة طوارئ, لالة شحن, rechargeable lantern, camping light, لايت شحن, فانوس شحن, كشاف شحن
flashlight, torch, لايت, تورج, مصباح يدوي, كشاف يدوي, لايت يد, تورچ
headlamp, head torch, كشاف رأس, لايت راس, مصباح راس
lantern, camping lantern, فانوس, لالة, فوانيس
washer dryer, غسالة نشافة, غسالة ونشافة, غسالة مع مجفف
front load, front loading, front loader, تعبئة امامية, باب امامي, فول اوتوماتيك
top load, top loading, تعبئة علوية, باب فوق, فتحة علوية
twin tub, semi automatic, غسالة حوضين, حوضين, نص اوتوماتيك, نصف اوتوماتيك
appliance, appliances, home appliances, اجهزة منزلية, اجهزة كهربائية, كهربائيات, اجهزة
electronics, الكترونيات, اجهزة الكترونية
watt, watts, w, واط, واطات
volt, volts, v, فولت, فولط
ton, tons, طن
liter, litre, liters, litres, l, لتر, ليتر, لترات
milliliter, ml, مل, مليلتر, ملي, مللتر
kilogram, kg, kilo, kilos, كيلو, كغم, كيلوغرام, كيلوجرام, كغ, كجم, كيلوات
gram, g, grams, gr, غرام, غم, جرام, كرام, غ, جم
centimeter, cm, سم, سنتيمتر, سانتي, سنتيم
millimeter, mm, ملم, مليمتر, ملي متر
meter, metre, متر, امتار
piece, pieces, pcs, pc set, قطعة, قطع, حبة
pack, packet, باكيت, باكت, علبة, پاكيت
set, kit, طقم, اطقم, سيت, مجموعة, عدة
pair, زوج, جوز
box, carton, صندوق, كارتون, علبة, صناديق
spare parts, spare part, accessories, accessory, قطع غيار, ادوات احتياطية, ملحقات, اكسسوارات
furniture, اثاث, موبيليا, اثاث منزلي, اثاثات
sofa, couch, settee, قنفة, اريكة, كنبة, قنفات, صوفا, كنبات, ارائك, قنفه, sofa set, lounge suite, تخم, تخم قنفات, طخم قنفات, كنب, قنفة زاوية
sofa bed, قنفة سرير, قنفة تخم, صوفا بيد, كنبة سرير, قنفة نوم
sofa set, living room set, طقم قنفات, تخم قنفات, طخم قنفات, طقم كنب, تخم
corner sofa, l-shaped sofa, sectional, قنفة زاوية, كورنر, ال شيب, كنبة زاوية, زاوية
armchair, recliner, lounge chair, كرسي بذراعين, كرسي استرخاء, رويال كرسي, كرسي هزاز, arm chair, easy chair, accent chair, كرسي مفرد, قنفة مفردة, كرسي راحة
chair, كرسي, كراسي, سكملي, مقعد, سكمليات
dining chair, كرسي طعام, كرسي سفرة, كراسي سفرة, كرسي طاولة طعام
office chair, desk chair, swivel chair, كرسي مكتب, كرسي دوار, كراسي مكتب
stool, bar stool, كرسي بار, سكملي, مسند جلوس, سكملي صغير
pouf, ottoman, footstool, بوف, بفة, عثمانية, پف
bean bag, beanbag, بين باج, كرسي فوم, بين باك
bench, مصطبة, بنج, تخت جلوس, مقعد طويل
table, طاولة, ميز, ميزات, طاولات, طبلة, مناضد, منضدة
coffee table, centre table, side table, end table, طاولة وسط, ميز وسط, طبلة وسط, طاولة قهوة, طبلات, ميز خدمة, طاولة جانبية
dining table, ميز طعام, طاولة طعام, طاولة سفرة, ميز سفرة, سفرة طعام, dining set, dining room set, سفرة, طقم سفرة
folding table, طاولة قابلة للطي, ميز يطوى, طاولة طي, ميز سفري
desk, office desk, writing desk, study table, مكتب, ميز مكتب, طاولة مكتب, ميز دراسة, طاولة دراسة, مكاتب
computer desk, ميز كمبيوتر, طاولة كمبيوتر, ميز حاسبة, remote work desk, computer table, طاولة لابتوب
bookcase, bookshelf, book shelf, مكتبة, رف كتب, مكتبة كتب, رفوف كتب, book case, bookshelves
shelf, shelves, shelving, wall shelf, رف, رفوف, ارفف, رف جداري, رفوف جدار
wardrobe, closet, armoire, كنتور, دولاب, خزانة ملابس, كناتير, دواليب, خزانة, خزانات ملابس, clothes cupboard, كنتور ملابس, ديلاب
cabinet, cupboard, خزانة, دولاب, كاونتر, بوفية, خزائن
chest of drawers, drawers, dresser, drawer unit, جرارات, مجرات, درج, شفونيرة, مجر, تسريحة ادراج, ادراج
dressing table, vanity, vanity table, ميز تواليت, تسريحة, ميز توالت, تواليت
nightstand, bedside table, كومدي, كومودينو, كوميدي, ميز جانب السرير, كوميدينو, كومودينة
sideboard, buffet cabinet, بوفيه, بوفية, دريسوار
bed, bed frame, سرير, تخت, اسرة, چرباية, جرباية, تخوت, سراير, چربايات, bedstead, جربايه, چرپاية, تخت نوم, سرير نفرين, سرير نفر
double bed, king bed, queen bed, سرير نفرين, سرير مزدوج, تخت نفرين, سرير كنك, سرير كوين
single bed, سرير نفر, تخت نفر, سرير مفرد, سرير نفر واحد
bunk bed, سرير طابقين, سرير ابو الطابقين
bedroom set, bedroom, غرفة نوم, طقم غرفة نوم, غرف نوم
mattress, دوشك نوم, mattresses, دوشك, فرشة, مرتبة, دواشك, فراش, مراتب, فرش, دوشگ, فرشات
mattress protector, mattress pad, mattress cover, غطاء دوشك, واقي مرتبة, حامي مرتبة, غطاء فراش, واقي فراش
pillow, وسادة, مخدة, مخاد, وسائد, مخدات, bed pillow, sleeping pillow, مخدة نوم, وسادة نوم
pillowcase, pillow cover, pillow case, غطاء مخدة, وجه مخدة, كيس وسادة, وجوه مخاد, كيس مخدة, غطاء وسادة
cushion, throw pillow, خدادية, كوشن, مسند, خداديات, وسادة زينة, كوشنات, sofa pillow, مخدة قنفة, وسادة صوفا
cushion cover, غطاء كوشن, وجه خدادية, غطاء خدادية
blanket, throw, بطانية, بطانيات, حرام, بطاطين
quilt, duvet, comforter, لحاف, لحف, حاف, مفرش لحاف, كومفرتر, لحفان, بطانية لحاف
bed sheet, bedsheet, sheet, bed linen, fitted sheet, شرشف, چرچف, جرجف, شراشف, ملاية, ملايات, چراچف, جراجف, شرشف سرير, مفرش, bedding set, sheet set, bedsheets, چرچف نفرين, طقم شراشف
bedding, duvet, comforter, لحاف, bedding set, duvet set, duvet cover, bedspread, bed cover, مفرش سرير, طقم شراشف, طقم سرير, غطاء سرير, مفارش, تخم شراشف, طخم چراچف
towel, towels, خاولي, منشفة, خوالي, مناشف, بشكير, خاوليات, فوطة, bath towel, hand towel, خواليات, بشاكير
bath towel, منشفة حمام, خاولي حمام, مناشف حمام
hand towel, face towel, منشفة يد, خاولي وجه, منشفة وجه
beach towel, منشفة بحر, منشفة شاطئ, خاولي مسبح
curtain, curtains, drapes, بردة, بردات, ستارة, ستائر, ستاير, پردة, پردات, window curtain, بردة شباك, ستارة شباك, ستائر نوافذ
blinds, roller blind, ستائر رول, رولات, ستارة رول, شتر شباك, ستائر معدنية, window blinds, window shade, curtain, ستائر شباك
curtain rod, قضيب ستائر, سكة بردات, ماسورة بردات, سكة ستائر, بوري بردات
carpet, rug, سجادة, زولية, سجاد, زوالي, سجادات, كاربت, بساط, موكيت, area rug, floor rug, سجادة صالة
door mat, doormat, mat, دعاسة, دواسة باب, دواسة, ممسحة ارجل, دعاسات
bath mat, دعاسة حمام, دواسة حمام, سجادة حمام
prayer mat, prayer rug, سجادة صلاة, سجاجيد صلاة, مصلى, سجادة صلاه
tablecloth, table cover, مفرش طاولة, غطاء ميز, مشمع ميز, شرشف ميز, سفرة نايلون, غطاء طاولة, مفرش سفرة
placemat, table mat, مفرش صحون, قاعدة صحن, بليس مات
chair cover, sofa cover, slipcover, غطاء كرسي, غطاء قنفات, قبعات كراسي, لباس قنفات, غطاء قنفة
mirror, مرآة, مراية, مرايا, مرايات, مراة, looking glass, full length mirror, مراية طويلة
wall mirror, مرآة جدارية, مراية حائط
lamp, table lamp, desk lamp, مصباح, اباجورة, ابجورة, لمبة مكتب, مصباح طاولة, مصباح مكتب, لايت مكتب, اباجورات
floor lamp, standing lamp, اباجورة ارضية, مصباح ارضي, لايت ستاند
chandelier, pendant light, ceiling light, hanging lamp, ثريا, ثريات, نجفة, تريا, لوستر, نجف
night light, ضوء ليلي, لايت نوم, مصباح ليلي, ضوء نوم
lighting, lights, light, اضاءة, انارة, ضوء, اضوية
candle, candles, scented candle, شمعة, شموع, شمع, شموع معطرة
candle holder, candlestick, شمعدان, حامل شموع, شمعدانات
vase, flower vase, مزهرية, فازة, مزهريات, فازات, زهرية, وردية زجاج
artificial flowers, artificial plant, fake plant, ورد صناعي, زهور صناعية, ورد اصطناعي, نبات صناعي, ورد نايلون, نباتات صناعية
photo frame, picture frame, frame, اطار صور, برواز, چرچوبة, جرجوبة, اطار صورة, براويز, برواز صورة
painting, wall art, canvas print, wall picture, لوحة, لوحات, تابلو, لوحة جدارية, تابلوهات, لوحة فنية
wallpaper, wall paper, ورق جدران, ورق حائط, والبيبر, ورق جدار
wall sticker, wall decal, ستيكر جدار, لاصق جداري, ملصق جدار
decor, decoration, home decor, ديكور, زينة, ديكورات, تحف, انتيكات
figurine, statue, sculpture, تمثال, تحفة, مجسم, تماثيل, انتيكة
ornament, antique, تحفة, انتيكة, تحفيات
coat rack, clothes rack, coat hanger stand, علاقة ملابس, شماعة, تعلاكة, علاقة هدوم, ستاند ملابس
hanger, clothes hanger, hangers, علاقة, تعلاقات, شماعة ملابس, علاقات ملابس, شماعات, تعلاگة
hook, wall hook, خطاف, علاقة جدارية, خطافات, چنگال, كلاب
storage box, organizer, organiser, storage bin, صندوق تخزين, منظم, منظمات, علبة تخزين, صندوق حفظ, اوركنايزر, plastic box, صندوق خزن, بوكس تخزين
basket, laundry basket, hamper, سلة غسيل, سلة, سبت, سلة ملابس, سلال, سلة هدوم, زنبيل
trash can, waste bin, dustbin, garbage can, bin, سلة زبالة, سلة مهملات, سطل زبالة, حاوية, حاوية نفايات, زبالة, سلة نفايات
trash bags, garbage bags, bin liners, اكياس زبالة, اكياس نفايات, كيس زبالة, علاليك زبالة, اكياس قمامة
clothesline, drying rack, clothes dryer rack, منشر ملابس, حبل غسيل, منشر, نشارة ملابس, منشر غسيل
clothes pegs, clothespins, pegs, قراصات ملابس, مشابك غسيل, ملاقط غسيل, قراصات, قراصة هدوم
safe, safe box, قاصة, خزنة, خزنة حديد, قاصات, تجوري
ladder, step ladder, سلم, درج, سلالم, درج المنيوم
clock, ساعة, ساعات, ساعة حائط, wall clock, ساعة جدار, ساعة حايط
fireplace, موقد جداري, مدفأة ديكور
tissue box, علبة كلينكس, حاملة مناديل, علبة مناديل
pot, cooking pot, saucepan, casserole, stockpot, قدر, طنجرة, قدور, جدر, قدر طبخ, طناجر, جدور, حلة, casserole pot, جدرية
cookware, cookware set, pots and pans, طقم قدور, قدور طبخ, تخم قدور, ادوات طبخ, اواني طبخ, طقم طبخ, طخم جدور
frying pan, pan, skillet, طاوة, مقلاة, مقلى, طاوات, قلاية بيض, مقالي, طواوي, تاوة, fry pan, مقلاية
wok, مقلاة عميقة, ووك
grill pan, مقلاة شواء, طاوة شوي
baking tray, baking pan, oven tray, baking sheet, صينية فرن, صينية خبز, صواني, صينية, صينية كيك
cake pan, cake mold, cake tin, قالب كيك, قوالب كيك, قالب كيكة
muffin pan, cupcake mold, قالب كب كيك, قالب مافن
nonstick, non-stick, non stick, غير لاصق, لا يلصق, تيفلون, ضد الالتصاق, ما يلزك
teflon, تيفلون
granite, جرانيت, كرانيت, غرانيت
stainless steel, stainless, ستانلس ستيل, ستيل, ستنلس, ستينلس ستيل, فولاذ, ستانليس
cast iron, حديد زهر, حديد مصبوب, زهر
aluminum, aluminium, المنيوم, فافون, الومنيوم
glass, زجاج, زجاجي, جام, زجاجية
ceramic, ceramics, سيراميك, خزف, خزفي
porcelain, china, بورسلان, بورسلين, فرفوري, خزف صيني, چيني, فرفور
melamine, ميلامين
plastic, بلاستك, بلاستيك, نايلون, پلاستك
wood, wooden, خشب, خشبي, خشبية
bamboo, خيزران, بامبو
metal, metallic, iron metal, معدن, حديد, معدني, حديدي
crystal, كريستال, كرستال
silicone, سيليكون, سلكون, سليكون
marble, مرمر, رخام, مرمري
plate, plates, dish plate, صحن, صحون, ماعون, مواعين, طبق, اطباق, طباق
bowl, bowls, soup bowl, كاسة, طاسة, زبدية, طاسات, كاسات, وعاء, سلطانية, زبادي صحن, كاسة شوربة
dinner set, dinnerware, tableware, crockery, dinnerware set, طقم صحون, طقم طعام, تخم مواعين, سيت صحون, طقم سفرة, طخم مواعين, طقم مواعين
cup, cups, كوب, فنجان, اكواب, كوب شاي, كلاص, قدح
mug, coffee mug, مك, ماك, كوب قهوة, مج, اكواب قهوة, مگ, كوب
tea cup, istikan, tea glass, استكان, ستكان, استكانات, كوب شاي, استكان شاي, پيالة, بيالة, tea glasses, tea cups, كاسات شاي, كاسة شاي, اقداح شاي, قدح شاي, بيالات, فناجين شاي
coffee cup, demitasse, فنجان قهوة, فناجين, فنجان, فناجين قهوة
drinking glass, tumbler, glass cup, glasses set, كلاص, كاسة ماء, قدح, كلاصات, اقداح, كوب زجاج, گلاص, كلاس, اكواب زجاج
tea set, طقم شاي, سيت شاي, تخم شاي
coffee set, طقم قهوة, سيت قهوة, تخم قهوة
teapot, tea pot, قوري, ابريق شاي, قواري, قوري شاي, براد شاي, إبريق
samovar, سماور, سماورات
dallah, arabic coffee pot, دلة, دلال, دلة قهوة, coffee pot, دلة عربية
turkish coffee pot, cezve, rakwa, ركوة, جزوة, كوكة قهوة, رگوة
thermos, vacuum flask, flask, ترمز, ترمس, ترامز, حافظة حرارة, ترمسات, كلمن, thermos flask, hot flask, ثرموس, حافظة شاي
travel mug, insulated mug, كوب حراري, مك حراري, كوب سفر, ترمز كوب
water bottle, bottle, drink bottle, sports bottle, مطارة, قنينة ماء, زمزمية, بطل ماي, قنينة, قناني, مطارات, مطاره, بطل, زجاجة ماء
jug, pitcher, water jug, دولكة, ابريق, دولكات, جك, جك ماء, شفشق, دلكة
carafe, decanter, دورق, قنينة كريستال
spoon, spoons, ملعقة, خاشوكة, ملاعق, خواشيك, خاشوگة, معلقة, كاشوكة, tablespoon
fork, forks, شوكة, جطل, چطل, شوك, جطال, جنكال, چنگال, شوكات
knife, kitchen knife, knives, chef knife, سكين, سكاكين, سچين, سجين, سكينة, سجاجين, chopping knife, سكين مطبخ, چاقو, ساطور
cutlery, cutlery set, flatware, silverware, طقم ملاعق, ملاعق وشوك, سيت خواشيك, تخم ملاعق, طقم خواشيك, ادوات مائدة, سيت ملاعق
cutting board, chopping board, لوح تقطيع, تختة, تختة تقطيع, لوحة تقطيع, تختة ثرم, خشبة تقطيع
knife sharpener, مسن سكاكين, مبراة سكاكين, مسن, حادة سكاكين
ladle, serving spoon, چمچة, جمجة, مغرفة, كفكير, مغارف, كفگير
spatula, turner, ملعقة قلي, سباتيولا, كفكير, مقلبة, ملوق
whisk, balloon whisk, خفاقة يدوية, مضرب يدوي, مضرب بيض يدوي
tongs, ملقط طعام, ماشة, ملقط شوي, ملاقط
peeler, vegetable peeler, مقشرة, قشارة, قشارة خضار, مقشرات
grater, مبشرة, مبرشة, رندة, مبشرات
can opener, bottle opener, opener, فتاحة علب, فتاحة, مفتاح علب, فتاحة قناني, فتاحات
garlic press, هراسة ثوم, معصرة ثوم, عصارة ثوم
mortar and pestle, mortar, هاون, جاون, هونك, جاون وميجنة, هاونك
rolling pin, شوبك, نشابة, مرقاق, شوباك, چوبك
strainer, colander, sieve, مصفاة, مصفي, مشخل, منخل, مصفاية, مصافي, صافي
funnel, محقان, قمع, رحتي
kitchen scissors, مقص مطبخ, مقص اكل
kitchen utensils, kitchen tools, utensils, kitchenware, ادوات مطبخ, عدة مطبخ, مستلزمات مطبخ, ملاعق طبخ, اواني
measuring cup, measuring spoons, كوب قياس, كوب معيار, ملاعق معيار, ملاعق قياس, معايير
food container, lunch box, lunchbox, food storage, tupperware, حافظة طعام, علبة طعام, لنج بوكس, سفرطاس, صفرطاس, علب حفظ, لانش بوكس, علب طعام, سفر طاس, حافظات, storage container, بوكس اكل
jar, storage jar, canister, مرطبان, برطمان, جرة, قواطي, مرطبانات, علبة بهارات, قوطية, شيشة
spice rack, spice jars, علب بهارات, رف بهارات, منظم بهارات, قواطي بهارات
tray, serving tray, صينية تقديم, صينية, صواني تقديم, صينية شاي, صواني, طبق تقديم
dish rack, dish drainer, صحونية, مصفاة صحون, نشافة صحون, رف صحون, مجفف صحون
kitchen rack, رف مطبخ, استاند مطبخ, منظم مطبخ
aluminum foil, foil, ورق المنيوم, ورق قصدير, فويل, ورق فويل
cling film, plastic wrap, نايلون تغليف, نايلون طعام, رول نايلون, تغليف
baking paper, parchment paper, ورق زبدة, ورق فرن, ورق خبز
freezer bags, zip bags, اكياس فريزر, اكياس تفريز, اكياس حفظ
disposable plates, paper plates, صحون سفري, صحون ورق, اطباق ورقية, مواعين سفري
disposable cups, paper cups, اكواب سفري, اكواب ورق, كلاصات سفري, اكواب ورقية
straw, drinking straw, straws, قصب عصير, مصاصة عصير, شلمون, قصبات, مزازة
barbecue, bbq, grill, charcoal grill, منقلة, مشواة, شواية, باربكيو, مناقل, شواية فحم, منقل
skewers, skewer, شيش كباب, اسياخ, شياش, سيخ, اشياش, شيش شوي
charcoal, coal, فحم, فحم شوي
lighter, gas lighter, fire lighter, قداحة, ولاعة, قداحات, جداحة, چداحة
matches, شخاط, كبريت, عود ثقاب
detergent, washing powder, laundry detergent, laundry powder, مسحوق غسيل, مسحوق, صابون غسالة, تايد, منظف ملابس, مساحيق غسيل, سائل غسيل, مسحوك, laundry soap, washing liquid, تايت, قاصر ملون, مسحوق غسالة, صابون غسيل
fabric softener, softener, منعم ملابس, معطر ملابس, ملين ملابس, منعم اقمشة
bleach, قاصر, قاصر الوان, كلور, مبيض, كلوركس, قصر
stain remover, مزيل بقع, مزيل الدهون, قالع بقع
dish soap, dishwashing liquid, dish liquid, زاهي, سائل صحون, صابون مواعين, سائل جلي, سائل غسيل صحون, صابون صحون, washing up liquid, dishwashing soap, سائل جلي الصحون, صابون سائل للمواعين, زاهي صحون
floor cleaner, disinfectant, cleaner, معقم ارضيات, منظف ارضيات, ديتول, مطهر, زاهي ارضية, منظف, معقم, منظفات
glass cleaner, window cleaner, منظف زجاج, منظف جام, بخاخ زجاج
toilet cleaner, منظف تواليت, منظف حمام, فلاش حمام, منظف مرافق
air freshener, room spray, معطر جو, ملطف جو, معطر, بخاخ معطر, معطرات
insecticide, insect spray, bug spray, pif paf, مبيد حشرات, بخاخ حشرات, سم حشرات, بف باف, مبيد, بيف باف
rat poison, mouse trap, rat trap, سم فار, مصيدة فار, مصيدة, سم جرذي, لاصق فئران
mop, floor mop, ممسحة, ماسحة, طي ومسح, ممسحة ارض, مماسح, مسح بلاط, موب
broom, brush broom, مكنسة يدوية, مكناسة, مكنسة, مكانس
dustpan, مجرفة زبالة, جاروف, لقاطة, جروف
bucket, pail, سطل, دلو, سطول, سطلة
sponge, scourer, scrubber, اسفنجة, سفنجة, ليفة مواعين, سلك مواعين, سيم مواعين, ليف, اسفنج
cleaning cloth, microfiber cloth, duster, قطعة تنظيف, خرقة, مايكروفايبر, فوطة تنظيف, وصلة تنظيف
scrub brush, cleaning brush, فرشاة تنظيف, فرشة تنظيف, فرشة ارض
squeegee, طي, ماسحة زجاج, قشاطة, مساحة
rubber gloves, cleaning gloves, كفوف مطبخ, كفوف غسيل, قفازات مطبخ, كفوف لاستيك, دستانة مطبخ
tissues, tissue, facial tissue, kleenex, كلينكس, مناديل, محارم, مناديل ورقية, كلنس, محارم ورقية, tissue box, كلنكس
toilet paper, toilet tissue, كلينكس حمام, ورق تواليت, ورق حمام, مناديل حمام, رول تواليت
kitchen roll, paper towels, paper towel, رول مطبخ, مناديل مطبخ, ورق مطبخ
soap dish, soap dispenser, صحن صابون, موزع صابون, علبة صابون سائل, صابونية
toothbrush holder, حامل فرش اسنان, علبة فرش
shower, shower head, دوش, رشاش دوش, شاور, راس دوش, دش حمام
shower curtain, ستارة حمام, بردة حمام, نايلون حمام
bathroom set, bathroom accessories, طقم حمام, اكسسوارات حمام, سيت حمام
faucet, tap, mixer tap, حنفية, خلاط ماء, صنبور, حنفيات, خلاط مغسلة, مغسلة خلاط
sink, wash basin, basin, مغسلة, سنك, حوض, مغاسل, سنگ
toilet, toilet seat, مرحاض, تواليت, سيت غربي, مقعد حمام, غطاء تواليت, كرسي حمام
bathtub, بانيو, حوض استحمام, بانيوات
water tank, تانكي, خزان ماء, تانكيات, خزان مي
bathroom, bath, حمام, حمامات
kitchen, مطبخ, مطابخ
living room, صالة, غرفة معيشة, غرفة جلوس, هول, استقبال
home, house, household, بيت, منزل, منزلي, منزلية, بيتي
christmas tree, شجرة ميلاد, شجرة كريسمس
ramadan decoration, زينة رمضان, فانوس رمضان, هلال رمضان
balloon, balloons, party balloons, بالون, نفاخة, نفاخات, بالونات, بوالين
gift wrap, wrapping paper, gift bag, ورق هدايا, كيس هدايا, ورق تغليف هدايا, تغليف هدايا
gift, present, gift set, gift box, هدية, هدايا, كادو, طقم هدايا, بوكس هدية, صندوق هدايا
rice, basmati rice, تمن, رز, ارز, تمن عنبر, رز بسمتي, تمن بسمتي
amber rice, عنبر, تمن عنبر, anbar rice, رز عنبر
bulgur, burghul, برغل, بلغر
flour, wheat flour, طحين, دقيق, طحين صفر
semolina, سميد
starch, corn starch, cornstarch, نشا, نشاء, نشا ذرة
sugar, شكر, سكر
brown sugar, شكر اسمر, سكر بني, سكر اسمر
salt, ملح
black pepper, pepper, فلفل اسود, فلفل, بيبر
spices, spice, seasoning, بهارات, توابل, بهار, تابل, بهارات مشكلة
turmeric, كركم
cumin, كمون
cinnamon, دارسين, قرفة, دارسيني
cardamom, هيل, حب هال, هال
ginger, زنجبيل, زنجبيلي
saffron, زعفران
cloves, clove, قرنفل, مسمار قرنفل
coriander, cilantro, كزبرة, كسبرة
paprika, chili, chilli, chili powder, ببريكا, فلفل احمر, فلفل حار, شطة
curry, كاري, كري
sumac, سماق
dried lime, noomi basra, نومي بصرة, لومي, ليمون اسود, نومي بصره
thyme, zaatar, زعتر, سعتر
mint herb, mint, نعناع, نعناع يابس
oregano, اوريغانو
bay leaf, ورق غار, غار
sesame, sesame seeds, سمسم
oil, cooking oil, vegetable oil, دهن, زيت, زيت طبخ, زيت نباتي, دهن طعام, زيت طعام
sunflower oil, زيت عباد الشمس, زيت دوار الشمس, دهن عباد الشمس
corn oil, زيت ذرة, دهن ذرة
olive oil, زيت زيتون
ghee, clarified butter, دهن حر, سمن, سمنة, سمن نباتي, دهن حيواني
butter, زبدة, زبد
margarine, مارجرين, زبدة نباتية
vinegar, خل
tomato paste, معجون طماطة, معجون طماطم, معجون, صلصة طماطم, tomato puree, صلصة طماطة
ketchup, tomato sauce, كاتشب, كجب, كيتشب, كچب, كتشب
mayonnaise, mayo, مايونيز, مايونيس
mustard sauce, mustard, خردل, مسترد
hot sauce, chili sauce, صوص حار, شطة, صاص حار
soy sauce, صويا صوص, صلصة الصويا
barbecue sauce, صوص باربكيو
sauce, dressing, صوص, صلصة, صاص
pomegranate molasses, دبس رمان
tahini, راشي, طحينة, طحينية
date syrup, date molasses, دبس, دبس تمر, دبس التمر
date, dates, تمر, تمور, تمر برحي, تمر خلاص, iraqi dates, تمرة, تمر عراقي, برحي, خستاوي, زهدي
honey, عسل
jam, marmalade, مربى, مربيات, مربة
peanut butter, زبدة الفول السوداني, زبدة فستق
chocolate spread, nutella, نوتيلا, شوكولاتة دهن, كريمة شوكولاتة, نوتلا
tea, black tea, شاي, چاي, جاي, شاي اسود
green tea, شاي اخضر, چاي اخضر
herbal tea, شاي اعشاب, اعشاب
chamomile, بابونج, بيبون
hibiscus, karkade, كجرات, كركديه, گجرات
tea bags, شاي اكياس, اكياس شاي, شاي خيط, شاي فتلة
coffee, قهوة, كهوة, گهوة, كوفي, قهوه
instant coffee, nescafe, نسكافيه, نسكافة, قهوة سريعة, قهوة سريعة التحضير, نسكفه
turkish coffee, قهوة تركية, كهوة تركية
arabic coffee, قهوة عربية, كهوة عربية
coffee beans, حبوب قهوة, بن, حب قهوة, بن محمص
coffee creamer, creamer, مبيض قهوة, كوفي ميت, كريمر
cappuccino, كابتشينو, كابوتشينو, كابتشينوا
hot chocolate, cocoa, cocoa powder, كاكاو, هوت جوكليت, شوكولاتة ساخنة
water, mineral water, drinking water, ماء, مياه, ماي, مي, ماء معدني, مياه شرب, bottled water, ماي شرب, ماء شرب, قناني ماي, مياه معدنية
sparkling water, soda water, ماء غازي, مياه غازية, صودا
juice, fruit juice, عصير, عصائر, شربت, عصير فواكه
orange juice, عصير برتقال, شربت برتقال
soft drink, soda, cola, fizzy drink, بيبسي, كولا, مشروب غازي, ببسي, مشروبات غازية, غازيات, پيپسي
energy drink, مشروب طاقة, مشروبات طاقة, تايكر
powdered drink, juice powder, شربت بودرة, عصير بودرة, تانج, تانك
syrup, شراب مركز, شربت, سيروب, شيرة
milk, حليب, لبن حليب
powdered milk, milk powder, حليب بودرة, حليب مجفف, نيدو, حليب باودر
condensed milk, حليب مكثف, حليب محلى
yogurt, yoghurt, روب, لبن, زبادي, لبن رائب
laban, buttermilk, لبن اربيل, شنينة, عيران, لبن شرب
cheese, جبن, جبنة, اجبان, جبن ابيض
cream cheese, جبن كريمي, جبن قشطة, كريم جيز, جبنة كريمية
cooking cream, cream, whipping cream, كريمة, قيمر, كيمر, قشطة, گيمر, كريمة خفق
eggs, egg, بيض, بيضة, طبقة بيض
bread, خبز, صمون, خبز تنور, توست
toast bread, sliced bread, خبز توست, لوف, توست
rusk, breadsticks, بقصم, شابورة, بقسماط
cake, كيك, كيكة, گيك, كعك, تورتة
biscuits, cookies, biscuit, cookie, بسكت, بسكويت, كوكيز, كليجة, بسكيت, بسكوت, بسكويتات
kleicha, maamoul, date cookies, كليجة, معمول, كليچة
wafer, wafers, ويفر, ويفرات, وافر
chocolate, chocolates, chocolate bar, شوكولاتة, چكليت, جكليت, شوكولاته, جوكليت, شكولاتة, شوكولا, كاكاو
candy, sweets, candies, حلويات, ملبس, حلاوة, جكليت, سكاكر, حامض حلو, كاندي, حلوى
chewing gum, gum, علكة, علك, علچ, لبان
halva, halawa, حلاوة طحينية, حلاوة راشي, حلاوة
turkish delight, lokum, لقم, راحة, حلقوم, لقوم
baklava, بقلاوة, بقلاوه
manna candy, man alsama, من السما, من السلوى, منن السما
ice cream, ايس كريم, دوندرمة, موطا, بوظة, ايسكريم
jelly, gelatin, جلي, جلاتين, جيلي
custard, pudding, كاسترد, محلبي, بودنك, كسترد
chips, crisps, potato chips, جبس, شيبس, چبس, بطاطا شيبس, جبسات
popcorn, شامية, فشار, بوبكورن, نفيش
nuts, mixed nuts, كرزات, مكسرات, مكسرات مشكلة
almond, almonds, لوز
pistachio, pistachios, فستق, فستق حلبي
cashew, cashews, كازو, كاجو
walnut, walnuts, جوز, عين جمل
hazelnut, hazelnuts, بندق
peanut, peanuts, فول سوداني, فستق عبيد, فستق سوداني
sunflower seeds, seeds, حب شمس, حب, حب عباد الشمس, لب
pumpkin seeds, حب شجر, حب يقطين, لب ابيض
raisins, raisin, زبيب, كشمش
dried figs, fig, figs, تين, تين مجفف, تين يابس
dried apricot, apricot, مشمش, مشمش يابس, قيسي, طرشانة
dried fruit, فواكه مجففة, فواكه يابسة
coconut, جوز هند, نارجيل
pasta, macaroni, spaghetti, معكرونة, مكرونة, سباكيتي, باستا, مكرونا, سباغيتي
noodles, instant noodles, indomie, اندومي, نودلز, نودل
vermicelli, شعرية
oats, oatmeal, porridge, شوفان, اوتس
corn flakes, cornflakes, cereal, breakfast cereal, كورن فليكس, كورنفلكس, رقائق ذرة, حبوب الافطار
lentils, lentil, عدس
beans, white beans, فاصوليا, يابسة, فاصوليا بيضاء, فاصوليا يابسة
kidney beans, red beans, فاصوليا حمراء
chickpeas, chickpea, حمص, لبلبي
fava beans, broad beans, باقلاء, باگلة, باكلة, فول, باقلة
mung beans, ماش
hummus, حمص بطحينة, حمص بالطحينة
peas, بزاليا, بازلاء, بازاليا
corn, sweet corn, ذرة, ذرة حلوة
tuna, canned tuna, تونة, تن, طونة, تونا
sardine, sardines, سردين
canned food, معلبات, طعام معلب, قواطي
olives, زيتون
pickles, pickle, طرشي, مخللات, مخلل, طرشية, تورشي, طرشيات
amba, mango pickle, عمبة, عنبة
meat, beef, لحم, لحم عجل, لحم بقر, لحوم
lamb meat, lamb, mutton, لحم غنم, لحم خروف
chicken, دجاج, دجاجة, دياي
turkey meat, ديك رومي, علي شيش
fish, سمك, سمچ, سمج, اسماك
shrimp, prawns, ربيان, روبيان, جمبري
sausage, sausages, hot dog, سجق, صوصج, هوت دوك, نقانق, بسطرمة
burger, hamburger, همبركر, برغر, برجر, همبرگر
mortadella, luncheon meat, مرتديلا, لانشون, مرتدلا
frozen food, مجمدات غذائية, اطعمة مجمدة
fruit, fruits, فواكه, فاكهة, ميوة
vegetables, vegetable, خضروات, خضار, مخضر, خضرة
apple, apples, تفاح, تفاحة
banana, bananas, موز
orange, oranges, برتقال, پرتقال, برتقالة
mandarin, tangerine, clementine, لالنكي, يوسفي, مندرين, لالنگي
lemon, lime, ليمون, نومي حامض, نومي
grapes, grape, عنب
watermelon, رقي, بطيخ احمر, ركي, دلاع, رگي, حبحب
melon, cantaloupe, بطيخ, شمام
strawberry, strawberries, فراولة, شليك, فراوله, توت ارضي
mango, مانجو, مانكا, عنبة, مانگو
pineapple, اناناس
peach, peaches, خوخ, دراق
plum, plums, عنجاص, اجاص, برقوق, كوجة
pear, pears, عرموط, كمثرى, عرموطة
pomegranate, رمان
kiwi, كيوي
cherry, cherries, كرز
mulberry, berry, berries, توت
blueberry, توت ازرق, بلوبيري
avocado, افوكادو, افوكاته
tomato, tomatoes, طماطة, طماطم, بندورة
potato, potatoes, بطاطا, بتيتة, بطاطس, پتيتة
onion, onions, بصل
garlic, ثوم
cucumber, cucumbers, خيار
eggplant, aubergine, باذنجان, بيتنجان, بتنجان
okra, bamia, بامية, باميا
zucchini, courgette, شجر, كوسا, شجر كوسة
carrot, carrots, جزر
lettuce, خس
spinach, سبيناخ, سبانخ, سبيناغ
cabbage, لهانة, ملفوف, كرنب
cauliflower, قرنابيط, قرنبيط
bell pepper, capsicum, فلفل بارد, فلفل حلو
parsley, معدنوس, بقدونس, كرفس
mushroom, mushrooms, فطر, مشروم
beetroot, شوندر, بنجر, شمندر
radish, فجل
turnip, شلغم, لفت
soup, شوربة, حساء, شوربه
stock cube, bouillon, maggi, ماجي, مكعبات مرق, ماكي, مكعب دجاج
yeast, خميرة, خمرة
baking powder, بيكنك باودر, بيكنج بودر, بيكنغ باودر, باكنك باودر
vanilla, فانيلا, فانيليا, فانيلة كيك
food coloring, ملون طعام, صبغ طعام, الوان طعام
rose water, rosewater, ماء ورد, ماي ورد
orange blossom water, ماء زهر, ماء قداح
protein bar, granola bar, بروتين بار, بار بروتين, كرانولا
granola, muesli, جرانولا, كرانولا, موسلي
sweetener, stevia, محلي, ستيفيا, سكر دايت
gluten free, خالي من الغلوتين, بدون كلوتين
organic, عضوي, اوركانك, عضوية
diet, sugar free, دايت, بدون سكر, خالي من السكر
halal, حلال
grocery, groceries, food, مواد غذائية, بقالة, غذائيات, اغذية, اكل, طعام, غذائية
breakfast, فطور, ريوك, ريوگ, افطار
snacks, snack, سناك, سناكات, مقرمشات, نقنقة
beverages, drinks, drink, مشروبات, مشروب
tobacco, معسل, تبغ, تتن
hookah, shisha, narghile, نركيلة, نرجيلة, اركيلة, شيشة, نارجيلة, نرگيلة
perfume, fragrance, eau de parfum, eau de toilette, cologne, parfum, عطر, عطور, برفان, بارفان, كولونيا, ريحة, برفيوم, پرفيوم, اودي بارفان, parfume
oud, agarwood, oudh, عود, دهن عود, عود بخور, oud oil, perfume oil, زيت عطري, عطر زيتي, دهن عطر
bakhoor, incense, بخور, بخورات, عود
musk, مسك
amber, عنبر عطر, امبر
body spray, body mist, deodorant spray, بودي سبلاش, بخاخ جسم, بودي سبري, بودي مست, معطر جسم
deodorant, antiperspirant, roll on, مزيل عرق, مزيل تعرق, رول, ديودرنت, مزيل رائحة العرق
shampoo, شامبو, شامبوات
conditioner, hair conditioner, بلسم, كوندشنر, بلسم شعر, منعم شعر
hair mask, ماسك شعر, قناع شعر, حمام زيت, حمام كريم
hair oil, زيت شعر, دهن شعر
hair serum, سيروم شعر, مصل شعر
hair gel, gel, جل شعر, جل, كريم شعر, جيل
hair wax, pomade, واكس شعر, شمع شعر, واكس
hair spray, hairspray, سبري شعر, مثبت شعر, سبراي شعر
hair dye, hair color, hair colour, صبغ شعر, صبغة شعر, صبغات شعر, اصباغ شعر
henna, حناء, حنة, حنه
hair brush, hairbrush, فرشاة شعر, فرشة شعر, فرش شعر, مشط كهربائي
comb, مشط, امشاط
hair extensions, wig, شعر مستعار, باروكة, وصلات شعر, باروكات
soap, bar soap, صابون, صابونة, صوابين, soap bar, صابونات
laurel soap, aleppo soap, صابون غار, صابون رقي, صابون حلب
liquid soap, hand wash, hand soap, صابون سائل, سائل يد, غسول يد, هاند واش
hand sanitizer, sanitizer, معقم يد, معقم ايدي, جل معقم, تعقيم
shower gel, body wash, شاور جل, جل استحمام, غسول جسم, صابون جسم سائل, سائل استحمام
bath salts, bath bomb, املاح استحمام, ملح حمام
loofah, bath sponge, ليفة, ليفة حمام, ليف حمام
body scrub, scrub, exfoliator, سكراب, مقشر, مقشر جسم, سكرب
moisturizer, moisturiser, face cream, cream moisturizer, مرطب, كريم مرطب, كريم وجه, كريم ترطيب, كريمات, moisturizing cream, day cream, مرطب وجه, مرطب بشرة
body lotion, lotion, body cream, لوشن, لوشن جسم, كريم جسم, مرطب جسم, body milk, body moisturizer, حليب جسم
hand cream, كريم يد, كريم ايدي
foot cream, كريم قدم, كريم رجل, كريم كعب
night cream, كريم ليلي
eye cream, كريم عيون, كريم تحت العين, كريم هالات
anti aging cream, anti-aging, anti-wrinkle, كريم تجاعيد, مضاد تجاعيد, مضاد للشيخوخة, ضد التجاعيد
whitening cream, brightening cream, كريم تبييض, تفتيح بشرة, مبيض بشرة, كريم تفتيح, تبييض
sunscreen, sunblock, sun cream, spf, واقي شمس, صن بلوك, كريم شمس, صن سكرين, واقي شمسي, صنبلوك, sun block, سن بلوك
face wash, cleanser, facial cleanser, غسول, غسول وجه, غسول بشرة, منظف بشرة, منظف وجه
toner skin, facial toner, تونر, تونر وجه, ماء ورد تونر
serum, face serum, سيروم, مصل, سيرم
face mask, sheet mask, clay mask, facial mask, ماسك وجه, قناع وجه, ماسك طين, ماسكات
micellar water, makeup remover, make up remover, مزيل مكياج, ماء ميسيلار, ميسيلار, ماسح مكياج
cotton pads, cotton wool, قطن طبي, قطن مكياج, اقراص قطن, قطن
cotton buds, cotton swabs, اعواد قطن, نكاشات اذن, عيدان اذن, قطن اذن
vitamin c serum, vitamin c, فيتامين سي, سيروم فيتامين سي
hyaluronic acid, هيالورونيك, هيالورونيك اسيد
retinol, ريتينول
collagen, كولاجين, كولاجن
acne cream, acne treatment, حب شباب, كريم حبوب, علاج حب الشباب, ضد الحبوب
lip balm, chapstick, مرطب شفاه, زبدة كاكاو, ليب بالم, مرطب شفايف
petroleum jelly, vaseline, فازلين, فازلين طبي
makeup, make-up, cosmetics, make up, مكياج, ميكب, ميك اب, تجميل, مستحضرات تجميل, ميكاب
foundation, fond de teint, فاونديشن, كريم اساس, فونديشن, اساس مكياج, كريم اساسي, liquid foundation, base makeup
concealer, كونسيلر, خافي عيوب, كونسلر, خافي الهالات
face powder, compact powder, loose powder, بودرة, بودرة وجه, باودر, بودرة مضغوطة, پاودر
blush, blusher, بلاشر, حمرة خدود, احمر خدود, بلشر
bronzer, contour, برونزر, كونتور
highlighter makeup, highlighter, illuminator, هايلايتر, اضاءة وجه, هايلايت
primer, برايمر, برايمر وجه
setting spray, fixing spray, مثبت مكياج, فكس
lipstick, lip stick, احمر شفاه, حمرة, روج, حمرة شفايف, ارواج, حمرة شفاه, قلم حمرة
lip gloss, lipgloss, ملمع شفاه, كلوس, ليب كلوس, غلوس, گلوس
lip liner, محدد شفاه, قلم شفايف, لاينر شفاه
mascara, مسكرة, ماسكارا, مسكارا, مسكره
eyeliner, eye liner, ايلاينر, اي لاينر, محدد عيون, ماجك
kohl, kajal, kohl eyeliner, كحل, كحل عيون, كحلة
eyeshadow, eye shadow, eyeshadow palette, ظلال عيون, شدو, اي شادو, ظل عيون, آيشادو, شادو
eyebrow pencil, brow pencil, قلم حواجب, رسم حواجب, محدد حواجب
false eyelashes, eyelashes, lashes, رموش, رموش صناعية, رموش تركيب
eyelash curler, مكواة رموش, عاكوف رموش, مقص رموش
nail polish, nail varnish, مناكير, صبغ اظافر, طلاء اظافر, صبغ اضافر, مناكر, nail lacquer, مانيكير
nail polish remover, acetone, اسيتون, مزيل مناكير, مزيل طلاء الاظافر
nails, false nails, nail tips, اظافر, اضافر صناعية, اظافر تركيب, اظافر صناعية
nail clipper, nail cutter, manicure set, قراضة اظافر, مقراضة, مقص اظافر, قصاصة اظافر, عدة اظافر, مكراضة
nail file, مبرد اظافر
tweezers, ملقط حواجب, ملقط, ملقط شعر, منقاش
makeup brush, makeup brushes, brush set, فرش مكياج, فرشة مكياج, فرشاة مكياج, طقم فرش
makeup sponge, beauty blender, اسفنجة مكياج, سفنجة مكياج, بيوتي بلندر
makeup bag, cosmetic bag, toiletry bag, حقيبة مكياج, جنطة مكياج, شنطة مكياج, جنطة حمام
makeup mirror, مرآة مكياج, مراية مكياج
contact lenses, contact lens, عدسات لاصقة, عدسات, لنسات, لنس
razor, razor blades, blade, شفرة حلاقة, موس, امواس, شفرات, مكينة موس, موس حلاقة, شفرات حلاقة, shaver, electric shaver, beard trimmer, trimmer, clipper, مكينة حلاقة, ماكنة حلاقة, ماكينة لحية, شفرة كهربائية, مكينة زيان
shaving cream, shaving foam, shaving gel, معجون حلاقة, رغوة حلاقة, كريم حلاقة, صابون حلاقة
aftershave, after shave, كولونيا حلاقة, افتر شيف, بعد الحلاقة, لوشن بعد الحلاقة
beard oil, زيت لحية, دهن لحية
hair removal cream, wax strips, hair remover, wax, كريم ازالة الشعر, شمع, واكس ازالة شعر, شرائح شمع, حلاوة ازالة الشعر, فيت
toothbrush, tooth brush, فرشاة اسنان, فرشة اسنان, فرش اسنان, فرجة اسنان
electric toothbrush, فرشاة اسنان كهربائية, فرشة كهربائية
toothpaste, tooth paste, معجون اسنان, معاجين اسنان, معجون سنون
mouthwash, mouth wash, غسول فم, مضمضة, غرغرة
dental floss, floss, خيط اسنان, خيط طبي اسنان
miswak, siwak, مسواك, سواك, مساويك
teeth whitening, تبييض اسنان, مبيض اسنان
sanitary pads, pads, sanitary napkins, فوط صحية, فوط نسائية, الويز, حفاظات نسائية
skin care, skincare, عناية بشرة, العناية بالبشرة, عناية بالبشرة
hair care, عناية شعر, العناية بالشعر, عناية بالشعر
body care, عناية جسم, العناية بالجسم
personal care, hygiene, عناية شخصية, العناية الشخصية, نظافة شخصية
oily skin, بشرة دهنية
dry skin, بشرة جافة
sensitive skin, بشرة حساسة
hair loss, تساقط الشعر, تساقط, علاج تساقط الشعر
dandruff, anti-dandruff, قشرة, ضد القشرة
keratin, كرياتين, كيراتين, بروتين شعر
argan oil, argan, ارغان, زيت ارغان, اركان
aloe vera, aloe, صبار, الوفيرا, الوي فيرا
tea tree, شجرة الشاي
shea butter, زبدة شيا, شيا
castor oil, زيت خروع, دهن خروع
almond oil, زيت لوز
black seed, nigella, حبة سوداء, حبة البركة, حبة السودة
first aid kit, first aid, صندوق اسعافات, عدة اسعافات, اسعافات اولية, صيدلية
bandage, plaster, band aid, لاصق جروح, ضماد, شاش, بلاستر, لزكة جروح, لفاف طبي
medical mask, surgical mask, n95, كمامة, كمامات, ماسك طبي, ماسك
medical gloves, latex gloves, كفوف طبية, قفازات طبية, كفوف لاتكس
vitamins, vitamin, multivitamin, فيتامين, فيتامينات, ملتي فيتامين
supplement, supplements, dietary supplement, مكمل غذائي, مكملات, مكملات غذائية
omega 3, fish oil, اوميغا 3, زيت سمك, اوميكا
protein powder, whey protein, whey, بروتين, واي بروتين, مسحوق بروتين, پروتين
creatine, كرياتين رياضي, كرياتين
wheelchair, كرسي متحرك, عربانة معوقين, كرسي عجلات
walking stick, cane, crutches, عكازة, عصا, عكاز, عكازات
knee brace, knee support, support brace, مشد ركبة, رباط ركبة, ركبة مشد
back support, posture corrector, مشد ظهر, مصحح وضعية, حزام ظهر, مشد قامة
hot water bottle, قربة ماء, قربة ماء حار, قربة
pill box, علبة ادوية, علبة حبوب, منظم ادوية
orthopedic, medical, طبي, طبية
painkiller, مسكن, مسكنات
baby, infant, newborn, babies, بيبي, رضيع, طفل رضيع, مولود, مواليد, حديثي الولادة, بيبيات, رضع
diapers, nappies, diaper, nappy, حفاظات, حفاضات, حفاظ, حفاضة, بامبرز, حفايظ, پامپرز, حفاضات اطفال
baby wipes, wet wipes, wipes, مناديل مبللة, وايبس, مناديل بيبي, كلينكس مبلل, ويت وايبس, محارم مبللة
feeding bottle, baby bottle, milk bottle, رضاعة, ممة, مرضعة, رضاعات, بطل حليب, مراضع, قنينة رضاعة
pacifier, soother, dummy pacifier, مصاصة, لهاية, ممية, مصاصات, لهايات, ممة كذابة, dummy, binky, سكاتة
baby formula, infant formula, formula milk, حليب اطفال, حليب رضع, حليب بيبي, فورمولا
baby food, cereal baby, طعام اطفال, سيريلاك, غذاء رضع, اكل بيبي, سريلاك
stroller, pram, pushchair, buggy, عربانة اطفال, عربية اطفال, عربات اطفال, عربة بيبي, عربة اطفال, عرباية, عربانة بيبي, عربانات, عربانة جهال, عربانة
car seat, baby car seat, child seat, كرسي سيارة للاطفال, مقعد سيارة اطفال, كرسي سيارة, كار سيت
baby carrier, حمالة اطفال, حمالة بيبي, شيالة اطفال
high chair, feeding chair, كرسي طعام اطفال, كرسي اكل بيبي, هاي جير, baby chair, كرسي طعام, كرسي اكل طفل, كرسي بيبي
crib, cot, baby bed, cradle, سرير اطفال, كاروك, مهد, سرير بيبي, گاروگ, كاروك بيبي, newborn bed, cot bed, bassinet, سرير مواليد, سرير رضيع, سرير طفل, سرير طفل رضيع
walker, baby walker, مشاية, مشاية اطفال, حجلة, عربانة مشي
bouncer, baby swing, rocker, كرسي هزاز اطفال, هزاز, هزازة, مرجوحة بيبي
playpen, play mat, activity mat, بساط لعب, حصيرة لعب, سجادة لعب, سياج اطفال, ارضية لعب
bib, baby bib, bibs, صدرية بيبي, مريلة اطفال, صدريات, مريلة بيبي, بيب
onesie, bodysuit, romper, baby bodysuit, بدي, بدي سوت, افرول بيبي, رومبر, سرهمية, لباسة, babygrow, baby grow, sleepsuit, rompers, سالوبيت بيبي, بربتوز
swaddle, baby blanket, wrap baby, قماط, بطانية بيبي, لفة بيبي, قماطات, مهاد
baby clothes, ملابس بيبي, ملابس رضع, هدوم بيبي, ملابس حديثي الولادة
baby shampoo, شامبو اطفال, شامبو بيبي
baby lotion, baby cream, diaper cream, rash cream, كريم بيبي, كريم اطفال, لوشن بيبي, كريم حفاظ, كريم تسلخات
baby powder, talcum powder, بودرة اطفال, بودرة بيبي, باودر اطفال
baby oil, زيت اطفال, زيت بيبي
baby bath, bath tub baby, بانيو اطفال, طشت بيبي, حوض استحمام اطفال
baby monitor, جهاز مراقبة الطفل, كاميرا بيبي, مراقب اطفال
breast pump, مضخة حليب, شفاط حليب, شافطة حليب, مضخة ثدي
nursing bra, nursing pillow, مخدة رضاعة, وسادة رضاعة, ستيان رضاعة
bottle sterilizer, sterilizer, bottle warmer, معقم رضاعات, جهاز تعقيم, سخان رضاعة, تعقيم رضاعات
teether, teething toy, عضاضة, عضاضات
rattle, خرخاشة, خشخيشة, شخشيخة
potty, potty seat, training seat, نونية, مقعد تدريب, مقعد تواليت اطفال, قصرية, كعادة اطفال
sippy cup, training cup, كوب تدريب, كوب اطفال, كوب بيبي
diaper bag, mommy bag, حقيبة ام, جنطة بيبي, حقيبة مستلزمات الطفل, شنطة حفاظات, mom bag, mother bag, جنطة ام, حقيبة الام, جنطة حفاظات
mother, mom, maternity, mum, ام, امهات, امومة, حامل
toys, toy, لعبة, العاب, لعابة, لعابات, ملاعيب, دمى, العاب اطفال, لعب
doll, dolls, barbie, دمية, لعابة عروسة, باربي, عروسة, عرايس, دمى, لعابة
teddy bear, plush, plush toy, stuffed animal, soft toy, stuffed toy, دبدوب, دب, دمية قماش, دباديب, دمية محشوة, لعبة قماش, دب قماش
lego, building blocks, blocks, bricks, ليغو, مكعبات, مكعبات تركيب, ليكو, ليجو, لعبة تركيب, مكعبات بناء, building bricks, construction toy
puzzle, jigsaw, jigsaw puzzle, بازل, بزل, لغز, تركيب صور, احجية, پزل, بازلات
board game, board games, لعبة لوحية, لعبة جماعية, العاب لوحية, العاب عائلية, لعبة طاولة, draughts, checkers, family game, دامة
chess, chess set, شطرنج
backgammon, طاولي, طاولة زهر, نرد, طاولى, tavli
dominoes, domino, دومنة, دومينو, دومنه
playing cards, cards, deck of cards, ورق لعب, كوتشينة, شدة, كارت لعب, بتة
uno, اونو
monopoly, مونوبولي, بنك الحظ
ludo, لودو
rubik's cube, rubik cube, magic cube, مكعب روبيك, روبيك
remote control car, rc car, سيارة ريموت, سيارة تحكم, سيارة لعبة ريموت, سيارة تحكم عن بعد, radio controlled car, سيارة ريموت كونترول, سيارات ريموت
toy car, toy cars, die cast car, سيارة لعبة, سيارات اطفال, لعبة سيارة, سيارة صغيرة
train set, toy train, قطار لعبة, قطار, لعبة قطار
ride on car, ride-on, electric ride-on, سيارة شحن اطفال, سيارة ركوب, سيارة اطفال كهربائية
tricycle, trike, ثلاثية, دراجة ثلاث عجلات, بايسكل ثلاث عجلات
scooter, kick scooter, سكوتر, سكوتر اطفال, سكوترات
electric scooter, e-scooter, سكوتر كهربائي, سكوتر شحن
hoverboard, هوفر بورد, هوفربورد, لوح توازن
toy gun, water gun, nerf, مسدس ماء, مسدس لعبة, رشاشة ماء, بندقية لعبة, نيرف
kite, طيارة ورقية, طيارة ورق
slime, سلايم, طين لعب
play dough, modeling clay, playdough, clay, طين اصطناعي, معجون لعب, صلصال, طين صناعي
coloring book, colouring book, دفتر تلوين, كتاب تلوين, كتب تلوين
kitchen playset, toy kitchen, مطبخ العاب, مطبخ اطفال, لعبة مطبخ
doctor set, doctor playset, عدة دكتور, لعبة طبيب, طقم طبيب
educational toy, learning toy, montessori, العاب تعليمية, لعبة تعليمية, مونتيسوري, تعليمي, تعليمية
musical toy, لعبة موسيقية
robot, robots, روبوت, انسان الي, روبوتات, رجل آلي
action figure, action figures, superhero figure, شخصية, مجسم بطل, شخصيات, فيكر, اكشن فيكر
dinosaur, dinosaurs, ديناصور, ديناصورات
swing, garden swing, مرجوحة, ارجوحة, مراجيح, مرجيحة
slide, زحليكة, زلاقة, سحسيلة, زحليقة, زحلاقة
trampoline, نطاطة, ترامبولين, قفازة, منطة
inflatable pool, paddling pool, swimming pool, kiddie pool, مسبح هوائي, مسبح اطفال, مسبح نفخ, حوض سباحة, مسبح
sand toys, beach toys, العاب رمل, عدة رمل, سطل رمل
play tent, kids tent, teepee, خيمة اطفال, بيت لعب, خيمة لعب
bubble machine, bubbles, فقاعات, بلالين صابون, فقاعات صابون
yo-yo, yoyo, يويو
spinning top, مصرع, بلبل, مصراع
marbles, glass marbles, دعابل, دعبل, بلي زجاج
piggy bank, money box, حصالة, دخل, حصالات, كاسة فلوس
costume, fancy dress, زي تنكري, ملابس تنكرية, بدلة تنكرية
magic set, العاب خفة, عدة ساحر
science kit, experiment kit, عدة تجارب, علوم اطفال
balance bike, دراجة توازن, بايسكل توازن
baby toys, العاب بيبي, العاب رضع
party supplies, birthday, birthday decoration, عيد ميلاد, زينة عيد ميلاد, ميلاد, مستلزمات حفلات
sport, sports, fitness, رياضة, رياضي, رياضية, فتنس, لياقة
football, soccer, soccer ball, soccer boots, كرة قدم, طوبة, كورة, طوبة قدم, فوتبول
football boots, cleats, football shoes, حذاء كرة قدم, بوط كرة, بوط لعب, قندرة كرة, soccer shoes, soccer cleats, بوط طوبة
basketball, كرة سلة, طوبة سلة, سلة كرة
volleyball, كرة طائرة, طوبة طائرة
handball, كرة يد
tennis, tennis racket, racket, racquet, تنس, مضرب تنس, مضرب, راكيت, مضارب
table tennis, ping pong, كرة طاولة, منضدة, تنس طاولة, بنك بونك, بينغ بونغ
badminton, ريشة, بادمنتون, ريشة طائرة, كرة ريشة
ball, كرة, طوبة, طوبات, كرات
jersey, football shirt, team kit, kit football, فانيلة رياضية, تيشيرت فريق, طقم فريق, قميص رياضي, قميص فريق, football kit, jersey set, soccer kit, دريس طوبة, دريس رياضي, دريس فريق
goalkeeper gloves, كفوف حارس, قفازات حارس مرمى
whistle, صافرة, صفارة
dumbbell, dumbbells, weights, دمبل, دمبلص, اثقال, دمبلصات, دمبلز, دنبل, دمبلات, hand weights, free weights, حديد رياضة
barbell, weight bar, بار حديد, شفت حديد, بار اثقال
kettlebell, كتل بل, كيتل بيل, كتلبل
weight bench, gym bench, مصطبة حديد, بنج اثقال, بنج رياضي
treadmill, running machine, تريدميل, جهاز مشي, مشاية كهربائية, جهاز ركض, سير كهربائي, تردميل, جهاز جري, walking machine
exercise bike, stationary bike, spin bike, دراجة ثابتة, بايسكل رياضي, دراجة رياضية, بايسكل ثابت
elliptical, cross trainer, اوربتراك, جهاز اليبتيكال
yoga mat, exercise mat, gym mat, سجادة يوغا, حصيرة رياضة, سجادة رياضة, بساط يوكا, سجادة تمارين, fitness mat, فرشة رياضة, بساط رياضة, ماتراس رياضة
yoga, pilates, يوغا, يوكا, بيلاتس
resistance band, resistance bands, مطاط رياضي, حبل مقاومة, لاستك رياضة, شريط مقاومة, احزمة مقاومة
jump rope, skipping rope, حبل قفز, حبل نط, حبل طفر, skip rope, حبل رياضة
push up bar, pull up bar, عقلة, بار عقلة, بار ضغط, ساند شناو
ab roller, ab wheel, عجلة بطن, رولة بطن, عجلة تمارين
foam roller, رولة تدليك, اسطوانة فوم
gym ball, exercise ball, كرة تمارين, كرة يوغا
boxing gloves, كفوف ملاكمة, قفازات ملاكمة, كفوف بوكس, boxing mitts, كف بوكسنك
punching bag, boxing bag, كيس ملاكمة, كيس بوكس
boxing, martial arts, ملاكمة, بوكس, فنون قتالية
karate suit, taekwondo suit, بدلة كراتيه, بدلة تايكواندو
gym gloves, weightlifting gloves, كفوف رياضة, كفوف حديد, قفازات رفع اثقال
gym, جيم, قاعة رياضة, نادي
bicycle, bike, cycle, bikes, دراجة, بايسكل, بايسكلات, دراجة هوائية, دراجات, پايسكل, عجلة هوائية
mountain bike, دراجة جبلية, بايسكل جبلي, mtb, بايسكل سباق
electric bike, e-bike, دراجة كهربائية, بايسكل كهربائي, بايسكل شحن
motorcycle, motorbike, دراجة نارية, ماطور, ماطورسكل, ستوتة, دراجات نارية
helmet, خوذة, هلمت, خوذ, خوذة راس
bike helmet, bicycle helmet, خوذة دراجة, خوذة بايسكل
motorcycle helmet, خوذة ماطور, خوذة دراجة نارية
knee pads, elbow pads, protective gear, واقي ركبة, واقيات, حماية ركبة, بد ركبة
bike lock, bicycle lock, قفل دراجة, قفل بايسكل
bike light, bicycle light, ضوء دراجة, لايت بايسكل
bike pump, ball pump, pump, منفاخ, مضخة هواء, منفاخ كرة, منفاخ بايسكل
skateboard, سكيت بورد, لوح تزلج, سكيت
roller skates, inline skates, rollerblades, سكيتات, حذاء تزلج, احذية تزلج, رولر
swimming goggles, goggles, نظارات سباحة, مناظر سباحة, نظارة سباحة
swim cap, swimming cap, طاقية سباحة, قبعة سباحة
swim ring, pool float, life jacket, عوامة, جوب سباحة, طوق سباحة, نجادة, سترة نجاة, عوامات
snorkel, diving mask, قناع غوص, سنوركل, غوص
fishing rod, fishing, fishing reel, سنارة, صيد سمك, قصبة صيد, شص, عدة صيد, سنارات, بلد صيد
fishing net, شبكة صيد, شبچ
tent, camping tent, خيمة, خيم, چادر, خيمة رحلات, جادر, خيمة تخييم
sleeping bag, كيس نوم, حقيبة نوم, فراش رحلات
camping chair, folding chair, كرسي رحلات, كرسي قابل للطي, كرسي سفري, كرسي تخييم, كرسي طي
camping, outdoor, picnic, hiking, تخييم, رحلات, كشتة, سفرة, سفرات, تخيم, هايكنك
camping stove, طباخ رحلات, غاز سفري, طباخ سفري صغير
cooler box, ice box, cool box, ice chest, حافظة ثلج, صندوق ثلج, كولمان, ايس بوكس, كلمن, حافظة تبريد
picnic basket, picnic set, سلة رحلات, سلة بيكنك
picnic mat, beach mat, حصير, حصيرة رحلات, بساط رحلات
hammock, ارجوحة شبكية, مرجوحة شبك
compass, بوصلة, بوصلات
multi tool, swiss knife, pocket knife, سكين جيب, سكين متعددة, جاقوجة, موس كباس, سكين رحلات
trekking pole, hiking pole, عصا مشي, عصا جبل
travel pillow, neck pillow, وسادة سفر, مخدة رقبة, مخدة سفر, وسادة رقبة
travel adapter, محول سفر, ادابتر سفر
passport holder, passport cover, حافظة جواز, محفظة جواز, غلاف جواز
luggage tag, بطاقة حقيبة
packing cubes, travel organizer, منظم حقائب, منظم سفر
travel, trip, سفر, رحلة
horse riding, saddle, سرج, فروسية
darts, dart board, لعبة السهام, دارت
billiard, pool table, snooker, بليارد, بلياردو
foosball, table football, منضدة كرة قدم, كرة قدم طاولة
shin guards, واقي ساق, شنكار
pedometer, stopwatch, عداد خطوات, ساعة توقيت, مؤقت رياضي
sweatband, wristband, headband sport, ربطة معصم, معصم رياضي
sports bottle shaker, shaker bottle, shaker, شيكر, شيكر بروتين
drill, electric drill, power drill, دريل, مثقاب, درل, دريلات, مزرف, دريل كهربائي
cordless drill, cordless screwdriver, دريل شحن, درل شحن, مفك شحن, دريل لاسلكي
hammer drill, rotary hammer, هلتي, دريل همر, هيلتي, دقاقة
drill bit, drill bits, برينة, ريشة دريل, برينات, ريش دريل, ريش
angle grinder, grinder, كوسرة, صاروخ, كوسره, جرخ, چرخ, جلاخة, گوسرة
jigsaw tool, electric saw, circular saw, منشار كهربائي, منشار صينية, اركت, منشار
hand saw, saw, منشار, منشار يدوي, مناشير
chainsaw, منشار بنزين, منشار شجر
hammer, شاكوش, مطرقة, جاكوج, چاكوچ, شواكيش, جاكوك
screwdriver, درنفيس, مفك, درنفيسات, مفكات, مفك براغي, دسميس
pliers, بلايس, كماشة, زردية, بلايسات, كلابتين, پلايس
wire cutter, cutter pliers, قطاعة اسلاك, قاطعة وايرات, كتر
wrench, spanner, سبانة, مفتاح سبانة, مفتاح ربط, سباين, سبانات
adjustable wrench, سبانة انكليزية, مفتاح انكليزي
socket set, ratchet set, طقم بكسات, عدة بكسات, بوكسات, عدة لقم
allen key, hex key, الن كي, مفتاح الن, سداسي
tool box, toolbox, tool kit, tool set, tools, عدة, صندوق عدة, عدد يدوية, ادوات, صندوق ادوات, عدة يدوية, طقم عدة
tape measure, measuring tape, متر قياس, فيتة, شريط قياس, فيته, متر
spirit level, laser level, ميزان ماء, قبان, ميزان ليزر, فادن
utility knife, box cutter, كتر, موس قطاع, قطاعة كارتون, كاتر
screws, screw, bolts, براغي, برغي, صمولة, براغي وصواميل, برغيات
nails hardware, nail, بسامير, مسمار, بسمار, مسامير
glue gun, hot glue gun, مسدس شمع, مسدس سليكون, مسدس صمغ
glue, super glue, adhesive, صمغ, لاصق, سيكوتين, امير, غراء, سوبر كلو
tape, duct tape, adhesive tape, sticky tape, شريط لاصق, تيب, سلوتيب, شطرطون, تيب لاصق, لزاق, اشرطة لاصقة, سكوتش
paint, wall paint, صبغ, دهان, اصباغ, بوية, طلاء, صبغ جدران
paint brush, فرشة صبغ, فرشاة دهان
paint roller, رولة صبغ, رول دهان, رولة
spray paint, صبغ سبري, سبري صبغ, بخاخ صبغ
sandpaper, كاغد سنبادة, ورق صنفرة, ورق جام, سنبادة
soldering iron, كاوية لحيم, كاوية, مكواة لحام, كاوية كهربائية
welding machine, welder, لحام, ماكينة لحيم, مكينة لحام, ماطور لحيم
multimeter, voltmeter, افوميتر, فولت ميتر, مالتي ميتر, ملتي ميتر
electric wire, cable wire, واير كهرباء, سلك كهرباء, وايرات, اسلاك
electrical tape, شطرطون, شريط عازل
circuit breaker, جوزة, قاطع دورة, قاطع كهرباء, سيركت بريكر
padlock, lock, door lock, قفل, اقفال, قفل باب, كيلون, قفل حديد
door handle, يدة باب, مقبض باب, يدات ابواب
hinge, نرمادة, مفصل, مفصلة, نرمادات
work gloves, safety gloves, كفوف عمل, كفوف شغل, قفازات عمل
safety shoes, safety boots, work boots, حذاء سلامة, بوط عمل, بسطال سيفتي, حذاء امان
safety helmet, hard hat, خوذة سلامة, هلمت عمل, خوذة عمل
safety glasses, safety goggles, نظارات حماية, مناظر عمل
safety vest, reflective vest, صديري سلامة, سترة عاكسة
dust mask, كمامة غبار, ماسك غبار
air compressor, compressor, كمبريسر, ضاغطة هواء, كومبريسة, مكبس هواء
water pump, pump water, ماطور ماء, مضخة ماء, ماطور مي, مضخة, ماطور سحب
heat gun, مسدس حراري, هيت كن
silicone sealant, sealant, سليكون, سلكون عازل, معجون سليكون
rope, cord, حبل, حبال
chain hardware, زنجيل حديد
stapler gun, staple gun, كباسة حائط, مسدس تدبيس
workbench, طاولة عمل, منكنة, ميز شغل
vise, clamp, منكنة, ملزمة, كلام
car, automobile, vehicle, auto, سيارة, سيارات, عجلة سيارة
car accessories, اكسسوارات سيارات, ملحقات سيارة, لوازم سيارات
car battery, بطارية سيارة, باتري سيارة, باترية سيارة
tire, tyre, tires, tyres, تاير, اطار, تايرات, اطارات, تاير سيارة
rim, wheel rim, alloy wheel, ويل, جنط سيارة, ويلات, رنك
wheel cover, hubcap, دبة ويل, غطاء ويل, طاسات ويل
engine oil, motor oil, car oil, دهن محرك, زيت محرك, دهن سيارة, زيت سيارة, دهن مكينة
oil filter, فلتر دهن, فلتر زيت
air filter, فلتر هواء سيارة, فلتر هوا
brake pads, brakes, دسكات, بريك, فحمات بريك, برك, دسكات بريك, فرامل
spark plug, spark plugs, بلك سيارة, بلكات, شمعات احتراق, پلكات
coolant, antifreeze, ماء راديتر, مانع تجمد, مي راديتر
car wash, car shampoo, شامبو سيارة, غسيل سيارة, شامبو سيارات
car wax, car polish, polish, ملمع سيارة, واكس سيارة, بولش, ملمع
car perfume, car air freshener, معطر سيارة, عطر سيارة, معطر سيارات
car cover, غطاء سيارة, چادر سيارة, جادر سيارة
seat cover, car seat cover, تلبيسة سيارة, قبعة سيت, غطاء مقعد, لباس كراسي سيارة, تلبيسات, قبعات سيارة
car floor mat, car mat, car mats, دعاسة سيارة, دواسات سيارة, دعاسات سيارة, فرش ارضية سيارة
steering wheel cover, غطاء ستيرن, قبعة ستيرن, غطاء مقود, ستيرن
car sunshade, sun shade, شمسية سيارة, مظلة سيارة, عاكس شمس, حاجب شمس
car vacuum, مكنسة سيارة, هوفر سيارة
car stereo, car radio, car screen, مسجل سيارة, شاشة سيارة, راديو سيارة, مسجلة سيارة
car speaker, سبيكر سيارة, سماعات سيارة
car alarm, انذار سيارة, جهاز انذار
car jack, jack lift, جك سيارة, رافعة سيارة
jump starter, jumper cables, مشغل بطارية, وايرات اشتراك, جمبر, شاحن بطارية سيارة
tire inflator, tyre inflator, tire pump, كمبريسر سيارة, نفاخ تاير, منفاخ تايرات, منفاخ سيارة, نفاخ اطارات
wiper, wiper blades, windshield wiper, ماسحة سيارة, مساحات, ماسحات, وايبر, مساحات جام
headlight, car headlight, لايت سيارة, هدلايت, ضوء امامي, كشاف سيارة
car led, car bulb, ليد سيارة, كلوب سيارة, اضوية سيارة
window tint, car tint, تظليل, فيم سيارة, فيميه
gps, car gps, navigation, جي بي اس, تحديد موقع, ملاحة
car phone charger, شاحنة سيارة موبايل
trunk organizer, car organizer, منظم سيارة, منظم صندوق سيارة
fire extinguisher, طفاية حريق, مطفأة, مطفأة حريق, طفاية
warning triangle, مثلث تحذير, مثلث مرور
reverse camera, parking camera, backup camera, كاميرا رجوع, كاميرا خلفية, كاميرا ريورس
garden, gardening, yard, حديقة, حدائق, زراعة, بستنة, حديقه
lawn mower, grass cutter, lawnmower, مكينة ثيل, قاطعة ثيل, ماكينة حشيش, قصاصة ثيل, جزازة
garden hose, hose, صوندة, خرطوم, صوندات, خرطوم ماء, سوندة, بربيش
sprinkler, irrigation, مرشة, رشاش ماء, تنقيط, سقي, مرشات
watering can, مرشة سقي, ابريق سقي, رشاشة زرع
shovel, spade, كرك, مجرفة, مسحاة, رفش, كريك
rake, hoe, خرماشة, مشط حديقة, مسحاة, مدمة
pruning shears, garden scissors, pruner, مقص شجر, مقص زرع, مقص حديقة, مقص تقليم
plant pot, flower pot, planter, سندانة, اصيص, سنادين, اصص, حوض زرع, سندانات, اصيص زرع
plants, plant, indoor plant, نبات, نباتات, زرع, شتلة, شتلات, نبتة, نباتات داخلية
flowers, flower, bouquet, rose flower, ورد, ورود, زهور, باقة ورد, بوكيه, زهرة
seeds, flower seeds, vegetable seeds, بذور, بذر, بذور زهور
soil, potting soil, compost, تربة, بتموس, سماد تربة, تراب زرع
fertilizer, fertiliser, سماد, اسمدة, سماد كيمياوي
artificial grass, turf, ثيل صناعي, عشب صناعي, ثيل اصطناعي, نجيل
garden furniture, outdoor furniture, patio set, اثاث حديقة, كراسي حديقة, طقم حديقة, طاولة حديقة
garden chair, plastic chair, كرسي حديقة, كرسي بلاستك
gazebo, canopy, pergola, مظلة حديقة, جملون, سقيفة, مظلة خارجية
garden umbrella, patio umbrella, شمسية حديقة, مظلة شمسية
solar light, solar lamp, ضوء شمسي, انارة شمسية, لايت شمسي, كشاف شمسي
greenhouse, بيت زجاجي, بيت بلاستيكي
mosquito net, ناموسية, كلة, ناموسيات, كله
sprayer, pressure sprayer, مرشة مبيد, رشاشة, بخاخة
wheelbarrow, عربانة يد, عربة يد, عربانة بناء
fence, سياج, سياج حديقة
gas cylinder, gas bottle, قنينة غاز, بطل غاز, اسطوانة غاز, انبوبة غاز
gas regulator, gas hose, منظم غاز, راس غاز, صوندة غاز, ساعة غاز
water tank float, طوافة تانكي, عوامة خزان
plumbing, pipe, بوري, انبوب, ابواري, مواسير, سباكة, تأسيسات
tiles, ceramic tiles, كاشي, بلاط, سيراميك ارضيات
door, باب, ابواب
window, شباك, شبابيك, نافذة
book, books, كتاب, كتب
novel, novels, fiction, رواية, روايات
story, stories, story book, قصة, قصص, قصص اطفال
children's book, kids book, picture book, كتاب اطفال, كتب اطفال, قصة اطفال
quran, holy quran, mushaf, قرآن, مصحف, قران كريم, مصاحف
islamic books, religious books, كتب اسلامية, كتب دينية
dictionary, قاموس, معجم, قواميس
encyclopedia, موسوعة, موسوعات
poetry, poems, شعر عربي, ديوان, قصائد, دواوين
history book, history, تاريخ, كتب تاريخ
cookbook, cook book, recipe book, كتاب طبخ, كتب طبخ, وصفات
textbook, school book, school books, ملزمة, كتاب مدرسي, كتب مدرسية, ملازم, منهج
self help, self-help, personal development, تنمية بشرية, تطوير الذات, تنمية ذاتية, self development, تطوير ذات
biography, memoir, سيرة ذاتية, مذكرات, سير
comics, comic, manga, كوميك, مجلة مصورة, مانغا, مانكا
magazine, magazines, مجلة, مجلات
atlas, map, خارطة, اطلس, خريطة, خرائط
english book, language book, learn english, كتاب انكليزي, تعلم انكليزي, كتب لغات, تعلم اللغة
author, writer, مؤلف, كاتب
notebook, copybook, exercise book, دفتر, دفاتر, كراسة, كشكول, سكول دفتر, دفتر مدرسي
diary, planner, journal, agenda, مفكرة, اجندة, دفتر يوميات, مذكرة, دفتر مواعيد, organizer diary
sketchbook, drawing book, sketch pad, دفتر رسم, كراسة رسم, سكيج بوك, سكتش
sticky notes, post-it, ورق ملاحظات, ستكي نوت, ملاحظات لاصقة, اوراق لاصقة
paper, a4 paper, copy paper, printing paper, ورق, ورق طباعة, بند ورق, ورق a4, كاغد, اوراق, رزمة ورق
envelope, envelopes, ظرف, ظروف, مغلف, اظرف
pen, ballpoint pen, pens, ball pen, قلم, قلم جاف, اقلام, جاف, قلم حبر, اقلام جافة, biro, ballpoint, rollerball, gel pen, قلم جل, اقلام جاف
fountain pen, قلم حبر, باندان, قلم باركر, قلم سائل
pencil, pencils, قلم رصاص, اقلام رصاص
mechanical pencil, قلم رصاص ميكانيكي, قلم بم, قلم كبس
coloured pencils, colored pencils, color pencils, اقلام تلوين, الوان خشبية, اقلام ملونة, الوان خشب
crayons, wax crayons, الوان شمعية, باستيل, الوان شمع
markers, marker, felt tip, marker pen, ماجك, قلم ماركر, اقلام ماجك, ماركر, اقلام فلوماستر, فلوماستر, felt pens, اقلام ماركر, قلم ماجك
highlighter pen, highlighter, فسفوري, قلم فسفوري, هايلايتر, قلم تأشير, فسفورية, اقلام تظليل
whiteboard, white board, سبورة, سبورة بيضاء, وايت بورد, لوح ابيض, سبورات
blackboard, chalkboard, سبورة سوداء, سبورة طباشير
chalk, طباشير, طباشير ملون
eraser, rubber, مساحة, ممحاة, محاية, مساحات
correction fluid, correction tape, كوركتر, مصحح, كوركشن, تبكس, قلم تصحيح
sharpener, pencil sharpener, مبراة, قطاطة, برايات, مقطاطة, براية
ruler, مسطرة, مساطر
geometry set, compass set, علبة هندسية, فرجال, عدة هندسة, ادوات هندسية
pencil case, pen case, pencil pouch, مقلمة, مقالم, حافظة اقلام, جنطة اقلام
pen holder, desk organizer, حامل اقلام, منظم مكتب, ستاند اقلام, مقلمة مكتب
scissors, مقص, مقصات
stapler, كباسة, دباسة, كابسة, ستيبلر, staple machine, دباسات, كبّاسة ورق
staples, دبابيس, حديدات كباسة, نبل كباسة
paper clips, paper clip, كليبس, مشابك ورق, كلبسات
push pins, thumb tacks, دبابيس لوحة, دبوس
hole punch, puncher, خرامة, ثقابة, بانجر, مثقبة ورق
file folder, folder, file, binder, فايل, اضبارة, فايلات, ملف, ملفات, اضابير, حافظة اوراق, ring binder, lever arch, فايل اوراق
clipboard, كليب بورد, لوح كتابة
stamp, rubber stamp, ختم, طمغة, اختام
shredder, paper shredder, ثرامة ورق, فرامة ورق, اتلاف ورق
laminator, laminating machine, ماكينة تجليد, مغلف حراري, جهاز تغليف
glue stick, صمغ قلم, ستيك صمغ, صمغ اصبع
stationery, school supplies, office supplies, قرطاسية, لوازم مدرسية, ادوات مدرسية, مستلزمات مكتب, لوازم مكتبية, stationery set, قرطاسية مدرسة
watercolor, watercolour, water colors, الوان مائية, الوان ماء, الوان مي
acrylic paint, acrylic, اكريلك, الوان اكريلك, اكريليك
oil paint, oil colors, الوان زيتية, الوان زيت
canvas board, painting canvas, كانفاس رسم, لوحة كانفاس, قماش رسم
easel, ستاند رسم, حامل لوحات, مسند رسم
art supplies, drawing, art set, ادوات رسم, رسم, مستلزمات رسم, عدة رسم, coloring set, drawing set, طقم رسم, طقم تلوين
craft, crafts, craft supplies, اشغال يدوية, اعمال يدوية, حرف
beads, bead, خرز, خرزة
globe, كرة ارضية, مجسم الارض
office, مكتبي, مكتب, مكاتب
school, مدرسة, مدرسي, مدرسية, مدارس
back to school, العودة للمدرسة, العودة الى المدرسة
calendar, تقويم, رزنامة
business card holder, حامل كارتات, حافظة كارتات
money counter, عدادة فلوس, عدادة نقود, ماكينة عد
guitar, كيتار, جيتار, غيتار, قيثارة, گيتار
piano, keyboard piano, بيانو, اورك, اورغ, پيانو, اورگ
oud instrument, lute, عود موسيقي, آلة العود
violin, كمان, كمنجة
drum, drums, tabla, طبل, طبلة, دف, دنبك, طبول, دنبگ
flute, ناي, فلوت, مزمار
musical instrument, musical instruments, آلة موسيقية, الات موسيقية
cat, cats, kitten, قط, بزونة, بزازين, قطة, قطط, هر, بزون
dog, dogs, puppy, كلب, كلاب, چلب, جلب, جرو
cat food, dry cat food, طعام قطط, اكل بزازين, اكل قطط, طعام القطط
dog food, طعام كلاب, اكل كلاب, طعام الكلاب
cat litter, litter, litter box, رمل قطط, رمل بزازين, رمل القطط, صندوق رمل
pet collar, dog collar, leash, collar, قلادة كلب, طوق كلب, حزام كلب, طوق قطط, سلسلة كلب
pet bed, cat bed, dog bed, سرير قطط, بيت قطط, سرير حيوانات, فراش قطط
pet carrier, cat carrier, pet cage, قفص نقل, حقيبة قطط, جنطة قطط, قفص قطط
cat toy, dog toy, pet toy, العاب قطط, لعبة قطط, لعبة كلاب
scratching post, cat tree, خدش قطط, شجرة قطط, عمود خدش
pet bowl, feeder, food bowl, صحن قطط, وعاء طعام حيوانات, صحن كلاب
pet shampoo, شامبو قطط, شامبو كلاب, شامبو حيوانات
bird, birds, طير, طيور, عصفور, بلبل, حب طيور, عصافير
parrot, ببغاء, كاسكو, ببغاوات, طير حب
pigeon, حمام زاجل, حمامة, طير حمام
bird cage, cage, قفص, قفص طيور, اقفاص, قفص عصافير
bird food, bird seed, طعام طيور, حب طيور, دخن
fish tank, aquarium, حوض سمك, احواض سمك, حوض اسماك, اكواريوم
fish food, طعام سمك, اكل سمك
rabbit, hamster, ارنب, هامستر, ارانب
horse, حصان, خيل, خيول
pet, pets, pet supplies, حيوانات اليفة, حيوان اليف, مستلزمات حيوانات, حيوانات
offer, offers, deal, deals, sale, discount, discounts, عرض, عروض, تخفيض, تخفيضات, خصم, خصومات, تنزيلات
cheap, budget, low cost, affordable, رخيص, رخيصة, ارخص, اقتصادي
expensive, premium, luxury, luxurious, فاخر, فخم, غالي, فاخرة, فخمة, راقي, بريميوم
original, genuine, authentic, اصلي, اصلية, اورجنال, اوريجنال
new, brand new, جديد, جديدة
used, second hand, مستعمل, مستعملة
best, top rated, احسن, افضل, الافضل
brand, make, ماركة, ماركات, علامة تجارية, براند
quality, نوعية, جودة
electric, electrical, electronic, كهربائي, كهربائية, كهرباء, الكتروني
manual, hand operated, يدوي, يدوية
automatic, auto, اوتوماتيك, اوتوماتيكي, تلقائي
portable, mobile portable, متنقل, محمول, متنقلة, بورتبل
foldable, folding, collapsible, قابل للطي, يطوى, طي, قابلة للطي
waterproof, water resistant, ضد الماء, ضد المي, مقاوم للماء, ووتر بروف, مضاد للماء
adjustable, قابل للتعديل, قابل للتحكم, متحرك
smart, ذكي, ذكية, سمارت
digital, رقمي, ديجتال, ديجيتال, رقمية
solar, شمسي, شمسية, طاقة شمسية
rechargeable, شحن, قابل للشحن
wireless, cordless, لاسلكي, وايرلس, بدون سلك, لاسلكية
heavy duty, ثقيل, هيفي ديوتي
mini, compact, ميني, مصغر, صغيرة الحجم
big, huge, ضخم, كبير
round, circular, دائري, مدور, دائرية, مدورة
square, مربع, مربعة
rectangular, مستطيل, مستطيلة
natural, طبيعي, طبيعية, نجرال
handmade, hand made, يدوية الصنع, صناعة يدوية, شغل ايد, هاندميد
turkish, turkey, تركي, تركية
iraqi, iraq, عراقي, عراقية
chinese, صيني, صينية الصنع
japanese, japan, ياباني, يابانية
german, germany, الماني, المانية
italian, italy, ايطالي, ايطالية
american, usa, امريكي, امريكية
korean, korea, كوري, كورية
indian, india, هندي, هندية
iranian, iran, ايراني, ايرانية
french, france, فرنسي, فرنسية
english, انكليزي, انجليزي, انكليزية
arabic, arab, عربي, عربية
kurdish, كردي, كردية
anniversary, ذكرى, عيد زواج
valentine, عيد الحب, فالنتاين
eid, عيد
ramadan, رمضان, رمضاني
christmas, كريسمس, كرسمس, راس السنة
wedding, bride, bridal, عرس, زواج, عروس, عرايس, زفاف, عروسة
family, عائلة, عائلي, عائلية
dozen, درزن, دزينة
single, مفرد, فردي
double, دبل, مزدوج
half, نص, نصف
for him, للرجال, هدية رجالية
for her, للنساء, هدية نسائية
delivery, توصيل, شحن مجاني
medium size, وسط, متوسط الحجم
scented, perfumed, معطر, معطرة
fresh, طازج, فريش, طازجة
dried, dry, مجفف, يابس, جاف, مجففة, ناشف
frozen, مجمد, مجمدة
canned, معلب, معلبة
roasted, محمص, محمصة
salted, مملح, مملحة, مالح
sweet, حلو, حلوة
spicy, حار, حارة
sour, حامض
hot, حار, ساخن
cold, بارد, باردة
soft, ناعم, ناعمة
hard, صلب, صلبة, قاسي
thick, سميك, ثخين, ثخينة, سميكة
thin, رفيع, رفيعة, خفيف
light weight, lightweight, خفيف, خفيف الوزن
strong, قوي, قوية
fast, quick, سريع, سريعة
silent, quiet, صامت, هادئ, بدون صوت
anti-slip, non-slip, ضد الانزلاق, مانع انزلاق
fireproof, ضد الحريق, مقاوم للحريق
shockproof, shock resistant, ضد الصدمات, مقاوم للصدمات
protective, protector, protection, حماية, واقي, واقية
cover, غطاء, كفر, غلاف, قاب, اغطية
holder, stand, rack, mount, حامل, ستاند, مسند, حمالة, استاند
tool, اداة, ادوات
machine, device, جهاز, ماكينة, مكينة, ماكنة, آلة, اجهزة
spray, بخاخ, سبري, سبراي, رذاذ
powder, بودرة, مسحوق, باودر, بودر
cream product, كريم
liquid, سائل
tablet pill, tablets, pills, حبوب, اقراص, كبسول
stick, عصا, عود, ستيك
tube, انبوب, تيوب
can, tin, علبة, قوطية, تنكة, قوطي
sachet, كيس صغير, ظرف صغير
roll, رول, لفة
sack, bag of, كيس, كونية, اكياس, چيس, جيس
refill, عبوة تعبئة, اعادة تعبئة
large family, عائلي, حجم عائلي
king size, كنك سايز, كينغ
queen size, كوين سايز$words$, E'\n') as line;
insert into search_word_seed (kind, line)
select 'brand', line from string_to_table($words$samsung, سامسونج, سامسونغ, سامسونك, سامسنج, سامسونگ
ابل, apple, آبل, أبل
huawei, هواوي, هواواي, هوواي
xiaomi, شاومي, شياومي, كزاومي, زاومي, mi
redmi, ريدمي
poco, بوكو
oppo, اوبو
vivo, فيفو
realme, ريلمي
oneplus, one plus, ون بلس
nokia, نوكيا
honor, هونر, هونور
infinix, انفنكس, انفينكس
tecno, تكنو
itel, ايتل
motorola, موتورولا, موترولا
google, كوكل, جوجل, غوغل, گوگل
sony, سوني
lg, ال جي, إل جي, الجي
panasonic, باناسونيك, بناسونيك, پاناسونيك
philips, فيليبس, فلبس, فليبس, فيلبس
toshiba, توشيبا
sharp, شارب
hitachi, هيتاشي
hisense, هايسنس, هاي سنس
tcl, تي سي ال
haier, هاير
midea, ميديا
gree, كري, جري
general, جنرال
carrier, كاريير
beko, بيكو
arcelik, ارجيلك
vestel, فيستل, فستل
bosch, بوش
siemens, سيمنز, سيمنس
whirlpool, ويرلبول
electrolux, الكترولوكس
ariston, اريستون
indesit, انديست
candy appliance, candy, كاندي
zanussi, زانوسي
braun, براون
moulinex, مولينكس
tefal, تيفال, تفال
kenwood, كينوود, كنوود
black and decker, black & decker, black+decker, بلاك اند ديكر, بلاك ديكر
dewalt, ديوالت
makita, ماكيتا
total tools, توتال
ingco, انكو, انجكو
stanley, ستانلي
karcher, كارشر
dyson, دايسون
nespresso, نسبريسو
delonghi, de longhi, ديلونجي, ديلونكي, ديلونغي
sencor, سينكور
geepas, جيباس, كيباس
nikai, نيكاي
sonifer, سونيفر
silver crest, silvercrest, سلفر كريست
fakir, فاكير
arzum, ارزوم
korkmaz, كوركماز, قورقماز
karaca, كاراجا
pyrex, بايركس, بيركس
tupperware, تابروير
luminarc, لومينارك
arcopal, اركوبال
pasabahce, باشابهجة, باشا بهجة
anker, انكر, أنكر
baseus, بيسوس, باسيوس
ugreen, يوجرين, يو كرين, يوكرين
joyroom, جوي روم, جويروم
remax, ريماكس
hoco, هوكو
jbl, جي بي ال
bose, بوز
beats, بيتس
marshall, مارشال
sennheiser, سنهايزر
logitech, لوجيتك, لوكتك, لوجتيك
razer, ريزر
hyperx, هايبر اكس
corsair, كورسير
kingston, كنغستون, كنكستون
sandisk, سانديسك, سان ديسك
western digital, wd, ويسترن ديجتال
seagate, سيكيت, سيجيت
lenovo, لينوفو, لنوفو
dell, ديل, دل
hp, hewlett packard, اتش بي
asus, اسوس
acer, ايسر
msi, ام اس اي
microsoft, مايكروسوفت
intel, انتل
amd, اي ام دي
nvidia, انفيديا
epson, ابسون
canon, كانون, كانن
nikon, نيكون
brother, بروذر
xerox, زيروكس
tp-link, tp link, tplink, تي بي لنك, تي بي لينك
d-link, dlink, دي لنك
mikrotik, مايكروتك, مايكروتيك
ubiquiti, يوبيكويتي
casio, كاسيو
seiko, سيكو
citizen, ستيزن
rolex, رولكس
fossil, فوسيل
tissot, تيسوت
omega, اوميغا, اوميكا
swatch, سواتش
curren, كورين
garmin, كارمن, جارمن
fitbit, فتبت
nike, نايك, نايكي
adidas, اديداس, ادیداس
puma, بوما
reebok, ريبوك
new balance, نيو بالانس
skechers, سكيتشرز, سكيجرز
converse, كونفرس
vans, فانز
fila, فيلا
under armour, اندر ارمر
asics, اسيكس
lacoste, لاكوست
zara, زارا
h&m, اتش اند ام
mango brand, mango, مانجو
lc waikiki, ال سي وايكيكي, وايكيكي
defacto, ديفاكتو
koton, كوتون
gucci, كوتشي, غوتشي, جوتشي, گوچي
louis vuitton, لويس فيتون, لوي فيتون
chanel, شانيل
dior, ديور
prada, برادا
versace, فيرزاتشي, فرزاتشي
armani, ارماني
boss, hugo boss, بوس, هوغو بوس, هوكو بوس
calvin klein, كالفن كلاين
tommy hilfiger, تومي هيلفيغر, تومي
ralph lauren, رالف لورين
guess, كيس ماركة, جيس
michael kors, مايكل كورس
burberry, بربري
lattafa, لطافة, لطافه
rasasi, رصاصي عطور
ajmal, اجمل
swiss arabian, سويس ارابيان
armaf, ارماف
loreal, l'oreal, لوريال
maybelline, مايبلين, ميبيلين
nivea, نيفيا
garnier, كارنييه, غارنييه, جارنير
vichy, فيشي
bioderma, بيوديرما
la roche posay, لاروش بوزيه, لاروش
cerave, سيرافي, سيراف
eucerin, يوسيرين
neutrogena, نيوتروجينا, نيتروجينا
dove, دوف
lux, لوكس
pantene, بانتين
head and shoulders, head & shoulders, هيد اند شولدرز
sunsilk, صانسيلك
clear shampoo, كلير
colgate, كولكيت, كولجيت
sensodyne, سنسوداين
oral-b, oral b, اورال بي
gillette, جيليت, جليت
veet, فيت
johnson, johnson's, جونسون
pampers, بامبرز, پامپرز
huggies, هجيز, هاكيز
molfix, مولفكس
sleepy, سليبي
chicco, شيكو
avent, افنت
graco, كراكو
lego brand, lego, ليغو, ليكو, ليجو
barbie, باربي
hot wheels, هوت ويلز
fisher price, fisher-price, فيشر برايس
hasbro, هاسبرو
disney, ديزني
nestle, نستله
nescafe, نسكافيه, نسكافة
nido, نيدو
lipton, ليبتون, لبتن
ahmad tea, شاي احمد
mahmood, محمود
alwazah, الوزة, شاي الوزة
pepsi, بيبسي, ببسي
coca cola, coca-cola, كوكا كولا, كوكاكولا
kitkat, kit kat, كيت كات
galaxy chocolate, galaxy, كالكسي, جالكسي
mars, مارس
snickers, سنيكرز
ulker, اولكر
heinz, هاينز
maggi, ماجي
knorr, كنور
kiri, كيري
puck, بوك
almarai, المراعي
altunsa, التونسا
zer, زير
persil, برسيل
tide, تايد
ariel, اريال
fairy, فيري
dettol, ديتول
clorox, كلوروكس
toyota, تويوتا
hyundai, هونداي, هيونداي
kia, كيا
nissan, نيسان
honda, هوندا
chevrolet, شوفرليت, شفروليه
ford, فورد
mercedes, مرسيدس
bmw, بي ام دبليو
castrol, كاسترول
shell, شل
mobil, موبل
michelin, ميشلان, مشلان
bridgestone, بريدجستون
bic, بيك
faber castell, faber-castell, فابر كاستل
staedtler, ستدلر
parker, باركر
ikea, ايكيا
coleman, كولمان
wilson, ولسون
spalding, سبالدنغ
speedo, سبيدو
royal canin, رويال كانين
whiskas, ويسكاس
pedigree, بدكري$words$, E'\n') as line;
insert into search_word_seed (kind, line)
select 'stop', line from string_to_table($words$the, a, an, for, with, of, and, or, to, my, me, i, want, need, buy, shop, please, some, any, best, good, nice, cheap, looking, show, find, get, price, prices, cost, online, in, on, at, by, from, your, is, are, that, this, new, all, do, you, have, sell, store, iraq, baghdad
من, في, على, عن, الى, او, مع, مال, مالت, اريد, اريدلي, ابي, ابغى, اشتري, شراء, عندكم, شنو, شلون, بيش, شكد, كم, سعر, اسعار, اسعاره, بسعر, زين, زينة, حلو, حلوة, رخيص, رخيصة, ارخص, احسن, افضل, نوع, نوعية, خوش, هذا, هاي, الي, لو, يكون, تكون, بيه, بيها, ابو, ام, هم, كلش, جديد, جديدة, للبيع, محل, متجر, بغداد, عراق, لل, ال, اكو, ماكو, اي, كل, بعض, ذو, ذات, التي, الذي, و, ل, ب, يا, حق$words$, E'\n') as line;
-- Groups added later stay last: what was added by a migration has the same numbers.
insert into search_word_seed (kind, line)
select 'synonym', line from string_to_table($words$saucer, saucers, صحن استكان, ماعون استكان, صحون استكان
floor seating, majlis, arabic seating, جلسة عربية, جلسة ارضية, قعدة عربية, تكيات, مجلس عربي
recharge card, top-up, topup, recharge, mobile credit, airtime, scratch card, كارت شحن, رصيد, كارت موبايل, رصيد زين, رصيد اسيا, كارت اسيا, تعبئة رصيد
party speaker, karaoke speaker, dj speaker, سماعة حفلات, سبيكر حفلات, دي جي
wired earphones, wired headset, سماعات سلك, هاندفري سلك, سماعة سلك
evening gown, ball gown, فستان حفلة, فستان خطوبة, بدلة حنة
school uniform, school shirt, school clothes, قميص مدرسة, قميص مدرسي, زي مدرسي, صدرية مدرسة
drawing board, lcd writing tablet, writing board, لوح كتابة, سبورة الكترونية, لوح رسم للاطفال, لوحة كتابة اطفال
kids bike, children bicycle, child bike, بايسكل اطفال, بايسكل جهال, دراجة اطفال
hard case suitcase, hard shell luggage, جنطة سفر بلاستك, جنطة سفر صلبة
external drive, portable hard drive, portable ssd, external ssd, هارد متنقل, هارد محمول, هارد اكسترنال$words$, E'\n') as line;
-- Added on the evening of 2026-11-28: what the trade calls goods by the goods that the shop sells under other names.
insert into search_word_seed (kind, line)
select 'synonym', line from string_to_table($words$penny loafers, loafer shoes, loafers, boat shoes, slip on shoes, dress shoes, حذاء لوفر, قندرة بدون قيطان, حذاء رسمي
derby shoes, wingtip shoes, monk shoes, formal shoes, dress shoes, حذاء كلاسيك, قندرة كلاسك, حذاء رسمي
shuttlecock, shuttlecocks, birdie, badminton, كرة ريشة, ريش تنس, ريشة طائرة
pushbike, push bike, pedal bike, cruiser bike, bicycle, بايسكل عادي, دراجة عادية
running machine, walking machine, walking pad, treadmill, سير متحرك, سير كهربائي, سير رياضي, جهاز ركض, تريدمل, جهاز مشي
ankle weights, iron weights, weight plates, dumbbell, اثقال حديد, اثقال, اوزان حديد, دمبل
gym flask, gym bottle, shaker bottle, protein shaker, sports bottle, شيكر بروتين, مطارة رياضة, قنينة رياضية
gym clothes, workout clothes, training wear, تراك رياضي, تراك رجالي, تراك نسائي, ملابس تمرين, ملابس رياضية, تيشيرت تمرين
camp tent, dome tent, picnic tent, camping tent, خيمة سفرات, خيمة بر, خيمة رحلات, خيمة تخييم
exercise mattress, gym mat, sport mat, yoga mat, فرشة رياضة, حصيرة رياضة, فرشة تمارين, فرشة يوغا
phone back cover, back cover, iphone cover, iphone case, silicone case, silicone cover, phone case, كفر ايفون, ايفون كفر, جفر موبايل, جفر, قاب موبايل, كفر سليكون, كفر شفاف, كفر هاتف
iphone cable, lightning cable, charging cable, وصلة شحن ايفون, وير ايفون, كيبل ايفون, وير شاحن, سلك شحن
playstation console, sony playstation, game console, بليستيشن, بلي ستيشن 5, بليستيشن 5, سوني 5, جهاز العاب
laptop for students, notebook pc, notebook laptop, ultrabook, college laptop, laptop, حاسبة لابتوب, حاسبة متنقلة, لابتوب جامعة, حاسبة للجامعة
pc screen, computer monitor, curved screen, curved monitor, gaming screen, monitor, شاشة منحنية, شاشة كيمنك, شاشة كمبيوتر
pc camera, computer camera, zoom camera, meeting camera, webcam, كاميرة حاسبة, كامرة اجتماعات, كاميرا ويب
television inch, 55 inch tv, 65 inch tv, شاشة 55 بوصة, شاشة 65 بوصة, شاشة 50 بوصة, شاشة 43 بوصة, شاشة 32 بوصة, شاشة 55 عقدة, شاشة 65 عقدة, تلفزيون
oil heater, electric radiator, oil radiator, electric heater, halogen heater, room heater, صوبة زيت, دفاية زيت, دفاية كهربائية, مدفأة
dough maker, dough kneader, kneading machine, stand mixer, عجانة
nespresso machine, capsule coffee machine, capsule machine, coffee machine, ماكنة كبسولات, نسبرسو, ماكنة قهوة
bread toaster, toaster oven bread, sandwich toaster, toaster, محمصة خبز
water filter jug, drinking fountain, water dispenser, براد ماء, برادة ماي حار وبارد
infant soother, baby dummy, dummy for baby, teether dummy, pacifier, مصاصة بيبي, مصاصة طفل, مصاصة اطفال, لهاية اطفال, لهايات
baby car chair, infant car seat, كوشن سيارة اطفال, كرسي سيارة جهال, كرسي بيبي سيارة, كرسي سيارة
primary school bag, kindergarten bag, school rucksack, school bag, جنطة ابتدائية, جنطة روضة, جنطة متوسطة, حقيبة ابتدائية, حقيبة روضة, حقيبة مدرسية
winter jacket, padded coat, men coat, قمصلة رجالي, قمصلة رجالية, قمصلة شتوية, قمصلة جلد, جاكيت رجالي, men’s jacket
sport cap, snapback, trucker hat, baseball cap, كلاو رياضي, كلاو صيفي, شفقة رياضية, كاب
sun cream lotion, sun protection cream, uv cream, sunscreen, كريم ضد الشمس, ضد الشمس, مضاد شمس, واقي شمس
tooth brush, electric tooth brush, فرشة سنون, فرجة سنون, فرشاة سنون, فرشاة كهربائية, toothbrush
scent for women, ladies scent, ladies perfume, womens scent, women’s perfume, ريحة نسائية, ريحة حريمي, عطر نسائي
scent for men, mens scent, gents perfume, men’s perfume, ريحة رجالية, عطر رجالي
dishes, plates set, crockery set, dinner set, مواعين اكل, مواعين, طقم مواعين, صحون اكل, طقم صحون
clothes box, clothes organizer, wardrobe box, storage box, صندوق ملابس, صندوق هدوم, بوكس ملابس, صندوق تخزين
dining set for six, table with chairs, kitchen table, dining table, ميز اكل, ميز طعام, ميز سفرة, طاولة طعام
desk chair, pc chair, gaming chair, swivel chair, office chair, كرسي حاسبة, كرسي دوار, كرسي كيمنك, كرسي مكتب
bottled water, water carton, drinking water, بطل ماي, بطل ماء, كارتون ماي, سيت ماي, ماء شرب
bedtime stories, night stories, fairy tales, children’s story, قصص قبل النوم, قصص جهال, حكايات اطفال, قصة اطفال
recipe book, recipes book, cooking book, cookbook, كتاب وصفات, كتاب طبخات, كتاب طبخ
itunes card, app store card, apple card, icloud card, apple gift card, app card, كارت تطبيقات, كارت ايتونز, كارت ابل, كارت اب ستور
sesame paste, sesame butter, tahini, راشي, هردة
date molasses, date honey, date syrup, عسل تمر, دبس تمر, سيلان
tea bag, tea bags, green tea, herbal tea, شاي اخضر, جاي اخضر, شاي مغلفات, ورق شاي, شاي اعشاب
coffee mug, coffee cup, espresso cup, stoneware mug, mug, كوب قهوة, كوب نسكافيه, كوب سيراميك
bed mattress, mattress topper, foam mattress, spring mattress, bed frame, دوشك سرير, دوشك طبي, سرير
silicone bib, baby bib set, feeding set, مريلة اكل, طقم طعام اطفال
baby food maker, baby spoon, baby plate, feeding set, ملعقة بيبي, صحن بيبي, طقم طعام للأطفال
baby bag, mommy bag, changing bag, nappy bag, diaper backpack, جنطة بيبي, جنطة مستلزمات الطفل, حقيبة مستلزمات الطفل
baby towel, baby bathrobe, hooded towel, towel set, خاولي بيبي, منشفة اطفال, طقم مناشف
soft toy, plush, plushie, cuddly toy, teddy bear, لعبة قطن, دبدوب قطن, دبدوب
fashion doll, baby doll, doll house, doll, لعابة بنات, عروسة لعبة, بيبي لعبة, دمية
diecast car, matchbox car, model car, metal toy car, سيارة حديد لعبة, سيارات جهال, سيارة لعبة
building bricks, construction toy, stacking blocks, building brick set, ليكو, ليجو, ليغو, مكعبات
painting set, finger paint, drawing kit, drawing set, عدة رسم, الوان رسم جهال, طقم رسم
card game, party game, family game, ورق لعب, لعبة جماعية, لعبة عائلية
brain game, jigsaw puzzles, wooden puzzle, jigsaw puzzle, لعبة تركيب صور, بزل, بازل
abaya for prayer, open abaya, butterfly abaya, khaleeji abaya, women’s abaya, عباية مفتوحة, عباية فراشة, عباية خليجية, عباية دوام, عباية نسائية
occasion dress, party dress, wedding guest dress, prom dress, evening gown, بدلة عزيمة, بدلة خطوبة, بدلة نيشان, فستان عزيمة, فستان سهرة
modest top, tunic, women’s shirt, ladies blouse, women’s blouse, تونيك, قميص نسائي, بلوزة دوام, بلوزة نسائية
denim, denim pants, mom jeans, skinny jeans, women’s jeans, كابوي نسائي, بنطرون كابوي, جينز نسائي
headscarf chiffon, pashmina, shawl scarf, hijab scarf, شال حجاب, ايشارب, بوشية, حجاب
arab headdress, igal, agal, iqal, shemagh, عكال, عقال, غترة, يشماغ
house clothes, lounge wear, nightwear, sleep set, pajama set, ملابس بيت, بجامة بيت, هدوم نوم, بجامة
track pants, sweat pants, jogging trousers, jogger pants, men’s trousers, بنطرون رياضة, بنطلون رياضي, بنطلون رجالي
walking shoes, gym shoes, running trainers, joggers shoes, sneakers, بوتين رياضة, بوت رياضي, كيتز, حذاء رياضي
work boots, safety boots, hiking boots, ankle boots, بسطال عمل, بسطال جلد, بوت رجالي
house slippers, bathroom slippers, flip flop, slides shoes, slippers, نعال بيت, نعال حمام, شحاطة بيت, نعال
cross body bag, sling bag, shoulder purse, ladies purse, handbag, جنطة كتف, جنطة كروس, جنطة يد, حقيبة يد
travel trolley, cabin bag, cabin suitcase, trolley bag, suitcase, جنطة تروللي, جنطة كابين, جنطة طيارة, حقيبة سفر
money clip, card wallet, leather wallet, wallet, جزدان جلد, جزدان فلوس, محفظة
ankle socks, sport socks, school socks, socks, جوراب, جواريب قطن, جوارب
eye glasses, sun shades, sunnies, sunglasses, مناظر شمسية, عوينات شمسية, نظارة شمسية
locket, chain necklace, gold chain, pendant necklace, سنسلة, زنجيل ذهب, قلادة
analog watch, dress watch, wrist watches, wristwatch, ساعة عقارب, ساعة ايد, ساعة يد
lip color, lip stick, matte lipstick, lipstick, حمرة ثابتة, روج مات, أحمر شفاه
nail colour, gel polish, nail varnish, nail polish, صبغ اظافر, مناكير جل, طلاء أظافر
eye shadow, makeup palette, eye makeup, eyeshadow palette, شدو عيون, باليت مكياج, ظلال عيون
skin cream, day cream, night cream, face moisturizer, كريم بشرة, كريم نهاري, كريم ليلي, كريم وجه
face soap, facial wash, facial cleanser, face wash, صابون وجه, منظف وجه, غسول وجه
hair conditioner, deep conditioner, hair treatment, hair mask, بلسم شعر, حمام زيت, حمام كريم
hair loss shampoo, dandruff shampoo, shampoo, شامبو قشرة, شامبو تساقط, شامبو
hair comb, detangling brush, hairbrush, مشط شعر, مشط تسريح, فرشاة شعر
hair blower, blow drier, hair dryer, مجفف شعر, استشوار, سشوار
beard machine, hair clipper, hair trimmer, cordless shaver, مكينة لحية, مكينة زيان, مكينة حلاقة, ماكنة حلاقة
rice machine, rice steamer, rice cooker, طباخة تمن, قدر تمن كهربائي, جدر تمن كهربائي, طباخ تمن
gas range, gas oven, cooking range, gas stove, طباخ شعلات, طباخ خمس شعلات, طباخ اربع شعلات, طباخ عيون, طباخ غازي
inverter split, wall ac, split air conditioner, سبلت طن, سبلت طنين, سبلت انفرتر, مكيف جداري, سبلت
chest freezer, deep freezer, mini fridge, refrigerator, ثلاجة بابين, ثلاجة ابو البابين, ثلاجة صغيرة, ثلاجة مكتب, ثلاجة
automatic washer, twin tub, front loader, washing machine, غسالة اوتوماتيك, غسالة حوضين, غسالة هدوم, غسالة ملابس
hand vacuum, stick vacuum, bagless vacuum, vacuum cleaner, مكناسة, مكناسة كهرباء, مكنسة عمودية, مكنسة
clothes iron, pressing iron, garment iron, steam iron, اوتي هدوم, اوتي ملابس, أوتي بخار
fruit blender, smoothie blender, juice blender, blender, خلاطة, خلاطة فواكه, خلاطة عصير, خلاط
portable cooler, evaporative cooler, air cooler, مبردة هوه, مبردة ماي, مبردة صحراوية, مبردة هواء
tower fan, floor fan, ventilator, pedestal fan, مهفة, مهفة عمود, بنكة عمود, مروحة عمودية
wireless router, 4g router, modem router, wi-fi router, رواتر نت, رواتر, مودم نت, راوتر
laptop dock, docking station, type c hub, usb hub, دوك لابتوب, موزع يو اس بي, موزع منافذ
mechanical keyboard, rgb keyboard, wireless keyboard, keyboard, كيبورد ميكانيكي, كيبورد العاب, كيبورد
cordless mouse, bluetooth mouse, gaming mouse, mouse, ماوس وايرلس, ماوس العاب, ماوس
laser printer, ink printer, office printer, printer, برنتر ملون, برنتر ليزر, طابعة
usb hard disk, backup drive, external hard disk, external drive, هارد تيرا, هاردسك خارجي, هارد خارجي
feature phone, button phone, old phone, keypad phone, نقال ابو الدكم, موبايل ابو الدكم, موبايل دكم, هاتف بأزرار
vlog camera, dslr, mirrorless camera, digital camera, كاميرة تصوير احترافية, كاميرا رقمية
baby camera, home camera, ip camera, door camera, security camera, كامرات بيت, كامرة بيت, كاميرة واي فاي, كاميرا مراقبة
data show, beamer, movie projector, home projector, داتا شو, داتاشو, جهاز عرض
game pad, gaming controller, joystick, game controller, جوستك, جويستك, يدة بلي, يد ألعاب
mic, recording mic, lapel mic, microphone, لاقطة, لاقطة صوت, مايك تصوير, ميكروفون
throw blanket, winter blanket, fleece blanket, soft blanket, بطانية شتوية, بطانية نفرين, حرام, بطانية
bed linen, bed cover set, fitted sheet, bed sheet set, جرجف, جرجف سرير, شرشف مطاط, طقم شراشف
floor rug, living room rug, carpet rug, area rug, زولية صالة, زولية, سجادة
net curtain, blackout curtain, drapery, window curtain, بردة صالة, ستارة
corner couch, l shape sofa, sectional, corner sofa, قنفة حرف ال, تخم زاوية, قنفة زاوية
queen bed, king size bed, bed frame, جربايه, جرباية نفرين, سرير نفرين, سرير
clothes closet, closet cupboard, armoire, wardrobe, ديلاب, دولاب هدوم, كنتور
kids novel, iraqi novel, arabic novel, novel, رواية عراقية, رواية بوليسية, رواية
english learning book, english grammar book, english course, كتاب انكليزي, تعلم انكليزي, كورس انكليزي
pubg card, pubg uc, uc card, game card, كارت ببجي, شدات ببجي, كارت لعبة, بطاقة ألعاب$words$, E'\n') as line;
insert into search_word_seed (kind, line)
select 'stop', line from string_to_table($words$محتاج, محتاجة, احتاج, ادور, ابحث, اريدها, سعرها, سعره, مناسب, عدكم, شكو, بالله, لوسمحت, ممكن, اصلي, اصلية
something, somebody, someone, affordable, original, wanted, searching$words$, E'\n') as line;
insert into search_word_group (code, kind) select trim(split_part(line, ',', 1)), kind from search_word_seed order by place;
insert into search_word (group_id, position, language, word)
select g.id, w.position, case when w.word ~ '[ء-ۿ]' then 'ar' else 'en' end, trim(w.word)
from search_word_seed s join search_word_group g on g.code = trim(split_part(s.line, ',', 1))
cross join lateral string_to_table(s.line, ',') with ordinality as w (word, position);
drop table search_word_seed;
