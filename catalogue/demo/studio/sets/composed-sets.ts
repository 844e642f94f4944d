import { standing } from '../modelling/arranged.ts';
import { computers } from '../archetypes/computers.ts';
import { cosmetics } from '../archetypes/wear/cosmetics.ts';
import { kitchenware } from '../archetypes/home/kitchenware.ts';
import { cooker, largeAppliances } from '../archetypes/home/large-appliances.ts';
import { peripherals } from '../archetypes/peripherals.ts';
import { smallAppliances } from '../archetypes/home/small-appliances.ts';
import { jar, oneTeaGlass, tin } from '../archetypes/home/tableware.ts';
import { devices } from '../kinds/devices.ts';
import { group, put } from '../modelling/shapes.ts';
import type { Build, StudioForm } from '../studio-form.ts';
import { paperSets } from './paper-sets.ts';
import { oneOnGround } from './table-sets.ts';

const white = { colour: '#f2f0ec' };

const threeJars: Build = () =>
  group(
    put(jar({ colour: '#4a2a18' }), [-1.0, 0, -0.2]),
    put(jar({ colour: '#ddd0b2' }), [0.5, 0, -0.5]),
    put(jar({ colour: '#c98a2b' }), [0.0, 0, 0.9]),
  );

/** A starter set for the kitchen: a pressure cooker, a board and a knife. */
const kitchenStart: Build = () =>
  group(
    standing(smallAppliances['pressure-cooker'].build({ colour: '#d4d3d0' }), { wide: 2.6 }, [0.3, 0, -0.8]),
    standing(kitchenware['cutting-board'].build({ colour: '#b98a58' }), { wide: 2.2 }, [-0.9, 0, 1.1]),
    standing(oneOnGround(), { wide: 1.7 }, [1.4, 0, 1.2], 0.4),
  );

/** Glasses on a tray, and a tin of herbs. */
const guestTea: Build = () =>
  group(
    standing(kitchenware.tray.build({ colour: '#9a6a3f' }), { wide: 4.2 }, [0, 0, 0]),
    ...[
      [-0.9, -0.3],
      [0.1, -0.55],
      [-0.3, 0.55],
      [0.75, 0.3],
    ].map(([x = 0, z = 0]) => put(oneTeaGlass(), [x, 0.2, z])),
    put(tin({ colour: '#6f8b6a' }), [2.3, 0, 1.0]),
  );

const workplace: Build = ({ colour }) =>
  group(
    standing(computers.monitor.build(white), { wide: 2.8 }, [0.3, 0, -0.5]),
    standing(computers['desktop-tower'].build({ colour }), { high: 2.1 }, [-2.0, 0, -0.3]),
    standing(computers.keyboard.build({ colour }), { wide: 2.1 }, [0.2, 0, 0.9]),
    standing(computers.mouse.build({ colour }), { wide: 0.42 }, [1.7, 0, 0.9]),
  );

const gamingCorner: Build = ({ colour }) =>
  group(
    standing(peripherals.console.build({ colour }), { high: 2.2 }, [-0.9, 0, -0.3]),
    standing(devices.headset.build({ colour: '#46484d' }), { high: 1.7 }, [0.8, 0, -0.3]),
    standing(peripherals['game-controller'].build({ colour }), { wide: 1.4 }, [0.3, 0, 1.0]),
  );

const newHome: Build = ({ colour }) =>
  group(
    standing(largeAppliances.refrigerator.build({ colour }), { high: 3.0 }, [-1.7, 0, -0.1]),
    standing(largeAppliances['washing-machine'].build({ colour }), { high: 1.5 }, [0.2, 0, 0.1]),
    standing(cooker(5)({ colour }), { high: 1.6 }, [1.9, 0, 0.2]),
  );

const hairCare: Build = () =>
  group(
    standing(cosmetics['pump-bottle'].build({ colour: '#e3d3b8' }), { high: 1.9 }, [-0.7, 0, -0.1]),
    standing(cosmetics.tube.build({ colour: '#c9a06a' }), { high: 1.4 }, [0.3, 0, -0.3]),
    standing(cosmetics['cream-jar'].build({ colour: '#e3d3b8' }), { wide: 1.0 }, [0.7, 0, 0.7]),
  );

const babyBath: Build = () =>
  group(
    standing(cosmetics['pump-bottle'].build({ colour: '#9cc3df' }), { high: 1.9 }, [-0.7, 0, -0.1]),
    standing(cosmetics.tube.build({ colour: '#f2f0ec' }), { high: 1.3 }, [0.3, 0, -0.2]),
    standing(paperSets.wipes.build({ colour: '#a9d3bd' }), { wide: 1.5 }, [0.6, 0, 0.8]),
  );

const schoolList: Build = () =>
  group(
    standing(paperSets['notebooks-five'].build({ colour: '#3f6ea8' }), { wide: 2.2 }, [-0.9, 0, -0.4]),
    standing(paperSets['pencils-12'].build({ colour: '#c9c8c5' }), { wide: 2.0 }, [1.2, 0, -0.1]),
    standing(paperSets.markers.build({ colour: '#e2b93b' }), { wide: 1.5 }, [0.2, 0, 1.4]),
  );

const watchedHouse: Build = () =>
  group(
    standing(devices['security-camera'].build(white), { high: 1.6 }, [-1.0, 0, 0]),
    standing(devices['security-camera'].build(white), { high: 1.6 }, [0.7, 0, -0.7]),
    standing(devices['indoor-camera'].build(white), { high: 1.1 }, [0.9, 0, 0.8]),
  );

/** Products sold together; one picture shows all parts of the set. */
export const composedSets = {
  'three-jars': { build: threeJars, colour: '#c98a2b', view: 'laid', side: 0.55 },
  'kitchen-start': { build: kitchenStart, colour: '#b98a58', view: 'laid' },
  'guest-tea': { build: guestTea, colour: '#9a6a3f', view: 'laid' },
  workplace: { build: workplace, side: 0.55 },
  'gaming-corner': { build: gamingCorner, side: 0.55 },
  'new-home': { build: newHome, side: 0.55 },
  'hair-care': { build: hairCare, colour: '#e3d3b8' },
  'baby-bath': { build: babyBath, colour: '#9cc3df' },
  'school-list': { build: schoolList, colour: '#3f6ea8', view: 'laid', side: 0.55 },
  'watched-house': { build: watchedHouse, colour: '#f2f0ec' },
} satisfies Record<string, StudioForm>;
