import { everyScreenIsRight } from './every-screen.ts';

await everyScreenIsRight('en');
