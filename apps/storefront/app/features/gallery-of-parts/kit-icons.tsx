import { Icon, type IconName } from '../../ui/icon.tsx';
import { Scene } from '../../ui/scene.tsx';
import { Specimen } from './specimen.tsx';

/** Every icon there is: one that is drawn anew must be named here, or this does not compile. */
const icons: Readonly<Record<IconName, ''>> = {
  home: '', homeFull: '', grid: '', search: '', searchFull: '', cart: '', cartFull: '', more: '', person: '', settings: '', close: '', check: '', plus: '', minus: '', trash: '',
  forward: '', back: '', down: '', truck: '', cash: '', clock: '', globe: '', pin: '', alert: '', info: '', filter: '', sort: '', star: '', phone: '', whatsapp: '', returns: '',
  file: '', package: '', offline: '', sun: '', moon: '', halfLit: '', chat: '',
};

export const KitIcons = () => (
  <>
    <Specimen name="Icon">
      <div className="gallery-row">
        {(Object.keys(icons) as IconName[]).map((name) => (
          <Icon key={name} name={name} />
        ))}
      </div>
    </Specimen>
    <Specimen name="Scene">
      <Scene alt="" className="gallery-scene" path="/d/scenes/kitchen-table.webp" slot="24rem" />
    </Specimen>
  </>
);
