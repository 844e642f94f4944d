import { foldedText } from '../text/folded-text.ts';

/**
 * Words for which a review is looked at before the others, folded as search folds them. Nothing is refused for
 * one: it may be meant otherwise, so that a person decides.
 */
const rudeWords: ReadonlySet<string> = new Set(
  [
    'arse arsehole ass asshole bastard bastards bitch bitches bollocks bullshit cock crap cunt dick dickhead',
    'douchebag fuck fucked fucker fucking fucks idiot idiots imbecile moron morons motherfucker piss pissed prick',
    'pussy retard retarded shit shitty slut stupid twat wanker whore',
    'ahbal ghabi gawad kalb kawad khara kos kuss manyak manyouk qahba sharmoota sharmuta zeb',
    'حمار حمير حيوان حقير حقيره خرا خره خرب زب زباله زق سافل سافله سفله شرموط شرموطه شراميط صرمايه طيز عاهر عاهره',
    'عرص غبي غبيه غبياء قحبه قحاب قواد كواد قندره كس كلب كلاب لعنه لعين ملعون منيوك منيك منيوكه نايك نجس نذل نصاب نصابه',
    'نصابين نيك نغل وسخ وسخه واطي هبل هترا حرامي حراميه مكناسه تافه تافهين احمق حمقاء',
  ].flatMap((line) => foldedText(line).split(' ')),
);

/** Arabic words that are written together with the next one: and, so, the, by, like, to. */
const joined = /^(?:[وفبكل]?ال|[وفبل]|يا)(?=.{2})/u;

/** Whether a text has a word of the list, in Latin or Arabic script. */
export const hasRudeWords = (text: string): boolean =>
  (foldedText(text).match(/[\p{L}\p{M}]+/gu) ?? []).some(
    (word) => rudeWords.has(word) || rudeWords.has(word.replace(joined, '')),
  );
