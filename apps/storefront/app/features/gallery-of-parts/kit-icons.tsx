import { Icon, type IconName } from '@dijla/ui-kit/pictures/icon.tsx';
import { iconDrawings } from '@dijla/ui-kit/pictures/icon-drawings.ts';
import { Scene } from '../../shop/pictures/scene.ts';
import { Specimen } from './specimen.tsx';

export const KitIcons = () => (
  <>
    <Specimen name="Icon">
      <div className="gallery-row">
        {(Object.keys(iconDrawings) as IconName[]).map((name) => (
          <Icon key={name} name={name} />
        ))}
      </div>
    </Specimen>
    <Specimen name="Scene">
      <Scene alt="" className="gallery-scene" path="/d/scenes/kitchen-table.webp" slot="24rem" />
    </Specimen>
  </>
);
