-- What the trade calls goods by the goods that the shop sells under other names, and more words that need not occur. A group a line, its first word is
-- its code; a group that an owner has under the same code is kept as it is.
create temporary table search_word_seed (place integer generated always as identity, kind text, line text) on commit drop;
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
delete from search_word_seed s where exists (select from search_word_group g where g.code = trim(split_part(s.line, ',', 1)));
insert into search_word_group (code, kind) select trim(split_part(line, ',', 1)), kind from search_word_seed order by place;
insert into search_word (group_id, position, language, word)
select g.id, w.position, case when w.word ~ '[ء-ۿ]' then 'ar' else 'en' end, trim(w.word)
from search_word_seed s join search_word_group g on g.code = trim(split_part(s.line, ',', 1))
cross join lateral string_to_table(s.line, ',') with ordinality as w (word, position);
drop table search_word_seed;
update search_word_state set revision = revision + 1;
