import { everyScreenIsRight } from '../../screen-checks/every-screen.ts';

await everyScreenIsRight('ar');
