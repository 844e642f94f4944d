/** Texts of the first page of the desk. */
export const today = {
  title: 'Today',
  greeting: (name: string) => `Hello, ${name}`,
  help: [
    'What waits for somebody, with the oldest first. Each number opens its list.',
    'Numbers renew themselves every minute while you look at them.',
  ],
  waiting: 'Waits for you',
  calm: 'Nothing waits. New orders show up here by themselves.',
  newest: 'Newest orders',
  all: 'All orders',
};
