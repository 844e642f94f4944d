import { lacquer } from '../../rendering/materials.ts';
import { box, put, turnedTo } from '../../modelling/shapes.ts';
import type { Build } from '../../studio-form.ts';
import { jar, tin } from './tableware.ts';

/** A tin of tea, a jar of honey and a jar of date syrup in a wooden box without a lid. */
export const breakfastTray: Build = ({ colour }) => {
  const wood = lacquer(colour);
  const [wide, deep, high, thick] = [4, 1.6, 0.56, 0.1];
  return turnedTo(
    -0.32,
    put(box([wide, thick, deep], 0.03, wood), [0, thick / 2, 0]),
    ...[-1, 1].map((side) =>
      put(box([wide, high, thick], 0.03, wood), [0, high / 2, (side * (deep - thick)) / 2]),
    ),
    ...[-1, 1].map((side) =>
      put(box([thick, high, deep], 0.03, wood), [(side * (wide - thick)) / 2, high / 2, 0]),
    ),
    put(tin({ colour: '#2f5d50' }), [-1.26, thick, 0]),
    put(jar({ colour: '#c8862a' }), [0, thick, 0]),
    put(jar({ colour: '#3c2016' }), [1.26, thick, 0]),
  );
};
