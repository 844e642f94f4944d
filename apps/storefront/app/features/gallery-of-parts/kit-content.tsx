import { Badge } from '@dijla/ui-kit/badge.tsx';
import { buttonStyle, iconButtonStyle } from '@dijla/ui-kit/button-style.ts';
import { Icon } from '@dijla/ui-kit/pictures/icon.tsx';
import { Photo } from '../../shop/pictures/photo.ts';
import { Progress } from '@dijla/ui-kit/progress.tsx';
import { Rating } from '@dijla/ui-kit/rating.tsx';
import { ScrollRow } from '@dijla/ui-kit/scroll-row.tsx';
import { Skeleton } from '@dijla/ui-kit/skeleton.tsx';
import { FactTable } from '@dijla/ui-kit/table.tsx';
import { Focused, Specimen, useWords } from './specimen.tsx';

const Buttons = () => {
  const words = useWords();
  return (
    <Specimen name="Button">
      <div className="gallery-row">
        <button className={buttonStyle.primary} type="button">
          {words('Add to cart', 'أضف إلى السلة')}
        </button>
        <button className={buttonStyle.quiet} type="button">
          {words('See similar', 'شاهد المشابه')}
        </button>
        <button className={buttonStyle.danger} type="button">
          {words('Remove', 'إزالة')}
        </button>
        <Focused>
          <button className={buttonStyle.primary} type="button">
            {words('In focus', 'في التركيز')}
          </button>
        </Focused>
        <button aria-busy className={buttonStyle.primary} type="button">
          {words('Sending …', 'جارٍ الإرسال…')}
        </button>
        <button aria-label={words('Close', 'إغلاق')} className={iconButtonStyle} type="button">
          <Icon name="close" />
        </button>
      </div>
    </Specimen>
  );
};

const Badges = () => {
  const words = useWords();
  return (
    <Specimen name="Badge, Rating, Progress, Skeleton">
      <div className="gallery-row">
        <Badge tone="neutral">{words('estimated', 'تقديري')}</Badge>
        <Badge tone="accent">{words('New', 'جديد')}</Badge>
        <Badge tone="soft">{words('Save $12', 'وفّر 15,000')}</Badge>
        <Badge tone="success">{words('Delivered', 'وصل')}</Badge>
        <Badge tone="warning">{words('Waiting', 'بالانتظار')}</Badge>
        <Badge tone="danger">{words('Cancelled', 'ملغى')}</Badge>
      </div>
      <div className="gallery-row">
        {[5, 3.6, 0].map((stars) => (
          <Rating key={stars} label={words(`${stars} of 5 stars`, `${stars} من 5 نجوم`)} value={stars} />
        ))}
      </div>
      <Progress label={words('Towards free delivery', 'نحو التوصيل المجاني')} max={50} value={32} />
      <Progress label={words('Free delivery', 'توصيل مجاني')} max={50} tone="success" value={50} />
      <Skeleton className="h-5 w-3/5" />
    </Specimen>
  );
};

const Tables = () => {
  const words = useWords();
  const rows = [
    { key: 'material', label: words('Material', 'الخامة'), value: words('Organic cotton', 'قطن عضوي') },
    {
      key: 'care',
      label: words('Care', 'العناية'),
      value: words(
        'Wash at 30 °C, dry in the shade, iron on the inside only',
        'يُغسل بحرارة 30، ويُجفف في الظل، ويُكوى من الداخل فقط',
      ),
    },
    { key: 'model', label: words('Model', 'الطراز'), value: <bdi>WH-1000XM5</bdi> },
  ];
  return (
    <Specimen name="FactTable">
      <FactTable caption={words('Specification', 'المواصفات')} rows={rows} />
    </Specimen>
  );
};

const Pictures = () => {
  const words = useWords();
  const labels = { previous: words('Previous', 'السابق'), next: words('Next', 'التالي') };
  const tiles = ['1', '2', '3', '4', '5', '6', '7'];
  return (
    <Specimen name="Photo, ScrollRow">
      <div style={{ inlineSize: '9rem' }}>
        <Photo alt="" className="rounded-card" path="/d/kettle-steel.5439968309.webp" size={100} />
      </div>
      <ScrollRow labels={labels}>
        <ul aria-label={words('Pictures', 'صور')} className="shelf gallery-scroll">
          {tiles.map((tile) => (
            <li key={tile}>
              <a className="gallery-tile" href="?tile">
                {tile}
              </a>
            </li>
          ))}
        </ul>
      </ScrollRow>
    </Specimen>
  );
};

export const KitContent = () => (
  <>
    <Buttons />
    <Badges />
    <Tables />
    <Pictures />
  </>
);
