import type { DemoLanguage } from '../../demo-language.ts';
import type { SceneName } from '../home-scenes.ts';

type PostText = {
  title: string;
  /** One or two sentences for the list of posts, the page's top and search engines. */
  summary: string;
  /** HTML with the shop's directives, as that of pages. */
  content: string;
};

/** A post of the demo's blog. */
export type DemoPost = {
  slug: string;
  /** `YYYY-MM-DD` */
  publishedOn: string;
  picture: SceneName;
  texts: Readonly<Record<DemoLanguage, PostText>>;
};
