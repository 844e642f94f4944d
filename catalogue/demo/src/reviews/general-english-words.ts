import type { ReviewPool } from './review-words.ts';

/** Review texts for any delivered product. */
export const generalEnglishWords: ReviewPool = {
  5: [
    {
      title: 'Better than the pictures',
      detail: 'Arrived the next day, well packed, and the quality is better than I expected.',
    },
    {
      title: 'Worth every dinar',
      detail: 'I compared three shops before ordering. Best price and no surprises.',
    },
    {
      title: 'Fast and friendly',
      detail: 'Ordered at night, had it before lunch. The courier called ahead and was very polite.',
    },
    {
      title: 'Exactly as described',
      detail: 'Size, color, and finish all match the page. That’s all I ask for.',
      isOfWear: true,
    },
    {
      title: 'Bought a second one',
      detail: 'Got one to try it out and ordered another for my sister a week later.',
    },
    {
      title: 'Great gift',
      detail: 'Gave it to my parents and they love it. Looked good right out of the box.',
    },
    {
      title: 'Still happy after two months',
      detail: 'Used every day and it still looks like new.',
      isOfWear: true,
    },
    { title: 'My first order, not the last', detail: 'I was unsure about buying online. Not anymore.' },
  ],
  4: [
    {
      title: 'Very good',
      detail: 'Does what it should and feels solid. One star off because delivery was half a day late.',
      isOfWear: true,
    },
    { title: 'Good value', detail: 'There are fancier ones, but at this price it’s hard to beat.' },
    {
      title: 'Nearly perfect',
      detail: 'The color is a shade lighter than in the photo. Everything else is fine.',
      isOfWear: true,
    },
    {
      title: 'Would buy again',
      detail: 'Asked support about the warranty and got an answer in ten minutes. Product is good too.',
      isOfWear: true,
    },
    { title: 'Solid', detail: 'Nothing special to look at, but well made and practical.', isOfWear: true },
    {
      title: 'Happy with it',
      detail: 'The box had a dent, the contents did not. Works well so far.',
      isOfWear: true,
    },
    {
      title: 'Good for every day',
      detail: 'We use it daily and it holds up. More colors would be nice.',
      isOfWear: true,
    },
    {
      title: 'The reviews were right',
      detail: 'Bought it because of the reviews here and I agree with most of them.',
    },
  ],
  3: [
    { title: 'It’s okay', detail: 'Does the job, but I expected a bit more from the pictures.' },
    {
      title: 'Smaller than I thought',
      detail: 'My fault, the size is on the page. Check it before you order.',
      isOfWear: true,
    },
    {
      title: 'Average',
      detail: 'Fine for light use. If you need it every day, spend a little more.',
      isOfWear: true,
    },
    { title: 'Late, but fine', detail: 'Two days later than promised. The product itself is decent.' },
    { title: 'Mixed feelings', detail: 'I like the look, not so much the finish.', isOfWear: true },
    { title: 'Fair for the price', detail: 'You get what you pay for, no more and no less.' },
    {
      title: 'A part was missing',
      detail: 'They sent it two days after I called, so three stars for the service.',
      isOfWear: true,
    },
    {
      title: 'Expected better',
      detail: 'Shows some wear after a month, although it still works.',
      isOfWear: true,
    },
  ],
  2: [
    {
      title: 'Below expectations',
      detail: 'Looks better in the photos. Acceptable, but not for this price.',
    },
    {
      title: 'Sent it back',
      detail: 'It wasn’t for me. The return was easy, I’ll give them that.',
      isOfWear: true,
    },
    {
      title: 'Poor packaging',
      detail: 'The box was open on one side when it came. Luckily nothing was broken.',
    },
    { title: 'Not for heavy use', detail: 'It felt loose after two weeks.', isOfWear: true },
    {
      title: 'Wrong shade',
      detail: 'Not the color I ordered. They exchanged it, but it took a while.',
      isOfWear: true,
    },
    { title: 'Overpriced', detail: 'Found the same thing for less two days later.' },
    {
      title: 'Came with a scratch',
      detail: 'A small one on the side. They offered an exchange.',
      isOfWear: true,
    },
    { title: 'Wouldn’t buy again', detail: 'Not terrible, just not what the description made me expect.' },
  ],
  1: [
    {
      title: 'Arrived broken',
      detail: 'One side was cracked. They replaced it, but it wasn’t a good start.',
      isOfWear: true,
    },
    {
      title: 'Didn’t last',
      detail: 'A week and it was done. Waiting to hear about the warranty.',
      isOfWear: true,
    },
    {
      title: 'Not what I ordered',
      detail: 'Got something else entirely. They apologized and exchanged it, but I lost a week.',
    },
    {
      title: 'Disappointed',
      detail: 'The quality is nothing like the pictures. Returned it the same day.',
      isOfWear: true,
    },
    { title: 'Too late', detail: 'Needed it for Thursday and it came on Sunday.' },
    {
      title: 'Incomplete',
      detail: 'An important part was missing and I can’t use it without it.',
      isOfWear: true,
    },
    { title: 'Looked used', detail: 'The seal was open. Please check before you ship.', isOfWear: true },
    {
      title: 'I can’t recommend it',
      detail: 'Faulty from the first use. The shop was helpful, the product was not.',
      isOfWear: true,
    },
  ],
};
