/** What visitors are asked where the shop tells others what is done on its pages. */
export const consent = {
  title: 'May we count your visit?',
  titleWithAds: 'May we count your visit, and use it for ads?',
  intro: 'The shop works the same either way. You can change your answer on the privacy page.',
  acceptAll: 'Allow',
  refuseAll: 'Don’t allow',
  choose: 'Choose',
  save: 'Save',
  choices: 'What you allow',
  choicesIntro: 'Your answer is kept on this device.',
  measuring: 'Counting',
  measuringDetail: 'Helps us see which pages and products people look for. Nobody learns who you are.',
  marketing: 'Advertising',
  marketingDetail: 'Lets our advertising partners see that you were here.',
  marketingByName:
    'Lets our advertising partners see that you were here, with your name, email, and number if you’re logged in.',
  saved: 'Saved',
  notTracked: 'Your browser asks us not to track you, so we don’t.',
};
