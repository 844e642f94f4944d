-- More of what people in Iraq call the goods of the trade; a group a line, its first word is its code. What an owner has is kept, and gets what it lacks.
create temporary table search_word_seed (place integer generated always as identity, line text) on commit drop;
insert into search_word_seed (line)
select line from string_to_table($words$mixer, cake mixer, ماطور كيك, خلاط كيك, مكسر كيك, مضرب كيك
stand mixer, عجانة كيك, ماكنة عجين, مكينة كيك
freezer, refrigerator, ثلاجة, refrigerator with freezer, upright freezer, مجمدة عمودية, ثلاجة مجمدة
iphone, mobile phone, موبايل, apple phone, موبايل ايفون, موبايل ابل
oxford shoes, lace up shoes, brogues, قبغلي, قبغلية, حذاء قبغلي, حذاء جلد رسمي, leather shoes, قندرة رسمية
hijab, head scarf, ربطة راس, ربطة رأس, ربطات, لفة راس
crib, newborn bed, cot bed, bassinet, سرير مواليد, سرير رضيع, سرير طفل, سرير طفل رضيع
pen, biro, ballpoint, rollerball, gel pen, قلم جل, اقلام جاف
dish soap, washing up liquid, dishwashing soap, سائل جلي الصحون, صابون سائل للمواعين, زاهي صحون
onesie, babygrow, baby grow, sleepsuit, rompers, سالوبيت بيبي, بربتوز
blinds, window blinds, window shade, curtain, ستائر شباك
flash drive, flash disk, flash memory, flash stick, usb memory, memory stick, فلاش دسك
soap, soap bar, صابونات
curtain, window curtain, بردة شباك, ستارة شباك, ستائر نوافذ
backpack, ruck sack, day pack, daypack, جنطة ظهر مدرسة, باگ
detergent, laundry soap, washing liquid, تايت, قاصر ملون, مسحوق غسالة, صابون غسيل
tv stand, television table, بلازما ميز
bookcase, book case, bookshelves
wardrobe, clothes cupboard, كنتور ملابس, ديلاب
mirror, looking glass, full length mirror, مراية طويلة
water dispenser, cooler dispenser, برادة ماي, برادة ماء, كولر ماي, ديسبنسر
fan, stand fan, standing fan, pedestal fan, بنكة, پنكة, بنكة عمودية, مروحة ستاند, مروحة عمودية, بانكة ارضية
air cooler, swamp cooler, مكيف صحراوي
toaster, تستر, محمصة توست
coffee maker, espresso maker, ماكينة اسبريسو, جهاز قهوة
thermos, thermos flask, hot flask, ثرموس, حافظة شاي
tea cup, tea glasses, tea cups, كاسات شاي, كاسة شاي, اقداح شاي, قدح شاي, بيالات, فناجين شاي
saucer, saucers, صحن استكان, ماعون استكان, صحون استكان
tray, طبق تقديم
knife, chopping knife, سكين مطبخ, چاقو, ساطور
pillow, bed pillow, sleeping pillow, مخدة نوم, وسادة نوم
bed sheet, bedding set, sheet set, bedsheets, چرچف نفرين, طقم شراشف
bed, bedstead, جربايه, چرپاية, تخت نوم, سرير نفرين, سرير نفر
armchair, arm chair, easy chair, accent chair, كرسي مفرد, قنفة مفردة, كرسي راحة
sofa, sofa set, lounge suite, تخم, تخم قنفات, طخم قنفات, كنب, قنفة زاوية
floor seating, majlis, arabic seating, جلسة عربية, جلسة ارضية, قعدة عربية, تكيات, مجلس عربي
carpet, area rug, floor rug, سجادة صالة
sandals, women sandals, صندل نسائي, صنادل نسائية
slippers, flip flop, house slippers, slide sandals, نعال بيت, نعال حمام, نعل رجالي
boots, chelsea boots, leather boots, بسطال جلد, جزم رجالية
high heels, stilettos, stiletto heels, pump shoes, كعب نسائي, احذية كعب, قندرة كعب عالي
football boots, soccer shoes, soccer cleats, بوط طوبة
jump rope, skip rope, حبل رياضة
dumbbell, hand weights, free weights, حديد رياضة
treadmill, walking machine
yoga mat, fitness mat, فرشة رياضة, بساط رياضة, ماتراس رياضة
boxing gloves, boxing mitts, كف بوكسنك
hair dryer, مجففة شعر
hair brush, مشط كهربائي
razor, shaver, electric shaver, beard trimmer, trimmer, clipper, مكينة حلاقة, ماكنة حلاقة, ماكينة لحية, شفرة كهربائية, مكينة زيان
foundation, liquid foundation, base makeup
nail polish, nail lacquer, مانيكير
moisturizer, moisturizing cream, day cream, مرطب وجه, مرطب بشرة
body lotion, body milk, body moisturizer, حليب جسم
perfume, parfume
oud, oud oil, perfume oil, زيت عطري, عطر زيتي, دهن عطر
tissues, tissue box, كلنكس
tomato paste, tomato puree, صلصة طماطة
date syrup, دبس التمر
biscuits, بسكوت, بسكويتات
amber rice, anbar rice, رز عنبر
water, bottled water, ماي شرب, ماء شرب, قناني ماي, مياه معدنية
pacifier, dummy, binky, سكاتة
stroller, عربانة
lego, building bricks, construction toy
board game, draughts, checkers, family game, دامة
backgammon, tavli
remote control car, radio controlled car, سيارة ريموت كونترول, سيارات ريموت
ebook reader, e reader, ereader, قارئ الكتروني, جهاز قراءة
camera, photo camera, كاميرة, كاميرا تصوير, كاميرة تصوير
security camera, كاميرة مراقبة
projector, home projector, beamer, عارض, عارضة, جهاز عارض
keyboard, computer keyboard, كيبورت, لوحة كتابة
calculator, scientific calculator, desk calculator, الة حاسبة, كالكوليتر
stapler, staple machine, دباسات, كبّاسة ورق
file folder, ring binder, lever arch, فايل اوراق
diary, organizer diary
recharge card, top-up, topup, recharge, mobile credit, airtime, scratch card, كارت شحن, رصيد, كارت موبايل, رصيد زين, رصيد اسيا, كارت اسيا, تعبئة رصيد
air conditioner, split, split unit, split ac, كونديشن, سبلت يونت
cooker, gas stove, range cooker, طباخ اربع عيون, عين غاز, موقد
deep fryer, air fryer, قلاية هوائية, اير فراير, قلاية كهربائية
date, iraqi dates, تمرة, تمر عراقي, برحي, خستاوي, زهدي
pickles, طرشيات
sunscreen, sun block, سن بلوك
party speaker, karaoke speaker, dj speaker, سماعة حفلات, سبيكر حفلات, دي جي
wired earphones, wired headset, سماعات سلك, هاندفري سلك, سماعة سلك
mobile phone, موبيل, موبايلة, تلفون لمس
tablet, تابات, لوح الكتروني
bag, hand bag, bags, جناط, شنتة, شنتات
evening gown, ball gown, فستان حفلة, فستان خطوبة, بدلة حنة
stationery, stationery set, قرطاسية مدرسة
school uniform, school shirt, school clothes, قميص مدرسة, قميص مدرسي, زي مدرسي, صدرية مدرسة
drawing board, lcd writing tablet, writing board, لوح كتابة, سبورة الكترونية, لوح رسم للاطفال, لوحة كتابة اطفال
art supplies, coloring set, drawing set, طقم رسم, طقم تلوين
markers, felt pens, اقلام ماركر, قلم ماجك
high chair, baby chair, كرسي طعام, كرسي اكل طفل, كرسي بيبي
diaper bag, mom bag, mother bag, جنطة ام, حقيبة الام, جنطة حفاظات
kids bike, children bicycle, child bike, بايسكل اطفال, بايسكل جهال, دراجة اطفال
mountain bike, mtb, بايسكل سباق
jersey, football kit, jersey set, soccer kit, دريس طوبة, دريس رياضي, دريس فريق
self help, self development, تطوير ذات
food container, storage container, بوكس اكل
storage box, plastic box, صندوق خزن, بوكس تخزين
emergency light, rechargeable lantern, camping light, لايت شحن, فانوس شحن, كشاف شحن
light bulb, لد, مصباح ليد, كلوب ليد
clock, wall clock, ساعة جدار, ساعة حايط
hard case suitcase, hard shell luggage, جنطة سفر بلاستك, جنطة سفر صلبة
computer desk, remote work desk, computer table, طاولة لابتوب
dining table, dining set, dining room set, سفرة, طقم سفرة
rice cooker, electric rice cooker
pressure cooker, pressure pot, جدر ضغط, جدر بخار, قدرية ضغط, برستو
pot, casserole pot, جدرية
frying pan, fry pan, مقلاية
dallah, coffee pot, دلة عربية
kettle, tea kettle, water kettle, كتليات
teapot, إبريق
spoon, tablespoon
fork, شوكات
towel, bath towel, hand towel, خواليات, بشاكير
cushion, sofa pillow, مخدة قنفة, وسادة صوفا
external drive, portable hard drive, portable ssd, external ssd, هارد متنقل, هارد محمول, هارد اكسترنال$words$, E'\n') as line;
insert into search_word_group (code, kind)
select trim(split_part(s.line, ',', 1)), 'synonym' from search_word_seed s
where not exists (select from search_word_group g where g.code = trim(split_part(s.line, ',', 1)))
order by s.place;
insert into search_word (group_id, position, language, word)
select g.id, coalesce((select max(position) from search_word h where h.group_id = g.id), 0) + row_number() over (partition by g.id order by w.position),
       case when w.word ~ '[ء-ۿ]' then 'ar' else 'en' end, trim(w.word)
from search_word_seed s join search_word_group g on g.code = trim(split_part(s.line, ',', 1)) and g.kind = 'synonym'
cross join lateral string_to_table(s.line, ',') with ordinality as w (word, position)
where not exists (select from search_word h where h.group_id = g.id and h.word = trim(w.word));
-- It reads as the stem of nuts, and so found them. Those after it move up; a primary key is checked row by row, hence by way of negative places.
with gone as (
  delete from search_word w using search_word_group g
  where g.id = w.group_id and g.code = 'mixer' and w.word = 'مكسر' returning w.group_id, w.position
)
update search_word w set position = -w.position from gone where w.group_id = gone.group_id and w.position > gone.position;
update search_word set position = -position - 1 where position < 0;
drop table search_word_seed;
update search_word_state set revision = revision + 1;
