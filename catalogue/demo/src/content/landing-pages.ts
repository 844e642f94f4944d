import type { ContentText } from './content-piece.ts';
import type { SceneName } from './home-scenes.ts';
import type { DemoLanguage } from '../demo-language.ts';

/** A page of the demo for an occasion; the first of a slug, or one of those after it (`<slug>--2`). */
type DemoLanding = {
  identifier: string;
  picture: SceneName;
  /** Identifier of the carousel below it; empty for none. */
  carousel: string;
  texts: Readonly<Record<DemoLanguage, ContentText>>;
};

export const landingPages: readonly DemoLanding[] = [
  {
    identifier: 'new-home',
    picture: 'living-room',
    carousel: 'home-picks',
    texts: {
      en: {
        title: 'A new home',
        meta_description: 'What a first apartment needs, in the order in which you’ll miss it.',
        content: `<p>The keys are yours, and the rooms echo. What now? This is the order in which families tell us they missed things.</p>
<h2>The first evening</h2>
<p>Light in every room, a kettle, glasses, and something to sit on. Put the <a href="{{store url="home-and-kitchen/cookware"}}">pots</a> on the list as well: you’ll be hungry sooner than you think.</p>
<h2>The first week</h2>
<p>Curtains before neighbors, towels before guests. Measure the windows before you order, and read <a href="{{store url="blog/measure-before-you-buy-a-sofa"}}">how to measure for a sofa</a>.</p>
{{block id="promise"}}`,
      },
      ar: {
        title: 'بيت جديد',
        meta_description: 'ما يحتاج إليه البيت الأول، بترتيب ما ستفتقده.',
        content: `<p>المفاتيح بيدك والغرف يتردّد فيها الصدى. وماذا بعد؟ هذا هو الترتيب الذي تقول العوائل إنها افتقدت به الأشياء.</p>
<h2>المساء الأول</h2>
<p>ضوء في كل غرفة، وكتلي وأقداح وشيء يُجلس عليه. وأضف <a href="{{store url="home-and-kitchen/cookware"}}">القدور</a> إلى القائمة، فستجوع قبل أن تتوقّع.</p>
<h2>الأسبوع الأول</h2>
<p>الستائر قبل الجيران، والمناشف قبل الضيوف. قس الشبابيك قبل أن تطلب، واقرأ <a href="{{store url="blog/measure-before-you-buy-a-sofa"}}">كيف تقيس قبل شراء القنفة</a>.</p>
{{block id="promise"}}`,
      },
    },
  },
  {
    identifier: 'new-home--2',
    picture: 'kitchen-table',
    carousel: 'home-picks',
    texts: {
      en: {
        title: 'A new home: the first month',
        meta_description: 'What can wait until you know how you live in your new rooms.',
        content: `<p>By now you know where the sun comes in and which socket hums. Time for what should not be bought in a hurry.</p>
<h2>The large things</h2>
<p>Sofa, beds, wardrobe: live with boxes for two weeks and see where people really walk. Then look at <a href="{{store url="home-and-kitchen"}}">what a home needs</a> with a tape measure in your hand.</p>
<h2>The quiet things</h2>
<p>A stabilizer for the refrigerator, a lamp by the bed, hooks behind the door. None of them is nice to give, and all of them are used every day.</p>`,
      },
      ar: {
        title: 'بيت جديد: الشهر الأول',
        meta_description: 'ما يمكن أن ينتظر حتى تعرف كيف تعيش في غرفك الجديدة.',
        content: `<p>صرت تعرف من أين تدخل الشمس وأي نقطة كهرباء تطنّ. حان وقت ما لا يُشترى على عجل.</p>
<h2>الأشياء الكبيرة</h2>
<p>القنفة والأسرّة والدولاب: عش مع الصناديق أسبوعين وانظر أين يمشي الناس فعلاً، ثم تصفّح <a href="{{store url="home-and-kitchen"}}">ما يحتاج إليه البيت</a> وشريط القياس بيدك.</p>
<h2>الأشياء الهادئة</h2>
<p>منظّم فولتية للثلاجة، ومصباح عند السرير، وعلّاقات خلف الباب. لا تصلح هديةً، وتُستعمل كل يوم.</p>`,
      },
    },
  },
];
