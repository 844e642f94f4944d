import type { ContentPiece } from './content-piece.ts';

export const aboutUs: ContentPiece = {
  identifier: 'about-us',
  kind: 'page',
  texts: {
    en: {
      title: 'About us',
      content_heading: 'A shop for all of Iraq',
      meta_title: 'About Dijla',
      meta_description:
        'Who we are: one shop for home, family, and work, delivering to all 19 governorates of Iraq within 24 hours.',
      content: `<p>Dijla is an online shop made in Iraq for people in Iraq: from the kettle on the stove to the phone in your pocket, from the first diaper to the school bag. Everything a household needs, in one place, brought to your door.</p>
<h2>How we choose</h2>
<p>Before something goes on our shelves we ask simple questions. Can it take the heat of July? Does it work when the power goes out and the generator takes over? Can it be repaired, and are there spare parts? Would we put it in our own kitchen? If we can’t answer, we don’t sell it.</p>
<h2>How we write</h2>
<p>You can’t touch things through a screen, so we tell you what they’re like: size, weight, material, what they can do and what they can’t. If something is sold separately, the page says so. If only a few are left, you’ll see that too.</p>
<h2>What you can count on</h2>
{{block id="promise"}}
<p>Did something go wrong, or go well? <a href="{{store url="i/contact"}}">Tell us</a>. We read everything.</p>`,
    },
    ar: {
      title: 'من نحن',
      content_heading: 'متجر لكل العراق',
      meta_title: 'عن دجلة',
      meta_description:
        'من نحن: متجر واحد للبيت والعائلة والعمل، يوصل إلى محافظات العراق التسع عشرة خلال 24 ساعة.',
      content: `<p>دجلة متجر إلكتروني عراقي لأهل العراق: من الكتلي على الطباخ إلى الهاتف في جيبك، ومن أول حفّاظة إلى حقيبة المدرسة. كل ما يحتاج إليه البيت في مكان واحد، ويصل إلى بابك.</p>
<h2>كيف نختار</h2>
<p>قبل أن نعرض أي منتج نسأل أسئلة بسيطة: هل يتحمّل حرّ تموز؟ هل يعمل حين تنقطع الكهرباء وتدور المولّدة؟ هل يمكن تصليحه، وهل تتوفّر قطع غياره؟ هل نضعه في مطبخنا نحن؟ وما لا نجد له جواباً لا نبيعه.</p>
<h2>كيف نكتب</h2>
<p>لا يمكنك لمس المنتج من خلال الشاشة، لذلك نصفه لك كما هو: قياسه ووزنه ومادته، وما يفعله وما لا يفعله. ما يُباع منفصلاً مذكور في صفحة المنتج، وإذا بقيت منه قطع قليلة فسترى ذلك أيضاً.</p>
<h2>ما تعتمد عليه</h2>
{{block id="promise"}}
<p>حدث خطأ، أو أعجبك شيء؟ <a href="{{store url="i/contact"}}">أخبرنا</a>، فنحن نقرأ كل ما يصلنا.</p>`,
    },
  },
};
