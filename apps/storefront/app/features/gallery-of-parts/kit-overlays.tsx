import { useState } from 'react';
import { buttonStyle } from '@dijla/ui-kit/button-style.ts';
import { ConfirmDialog } from '@dijla/ui-kit/overlays/dialog.tsx';
import { EmptyState } from '@dijla/ui-kit/empty-state.tsx';
import { RiverPicture } from '@dijla/ui-kit/pictures/river-picture.tsx';
import { Sheet } from '@dijla/ui-kit/overlays/sheet.tsx';
import { Toast, type ToastProps } from '@dijla/ui-kit/overlays/toast.tsx';
import { Specimen, useWords } from './specimen.tsx';

type Open = 'bottom' | 'end' | 'question' | null;

const Opened = ({ open, onClose }: { open: Open; onClose: () => void }) => {
  const words = useWords();
  if (open === null) return null;
  if (open === 'question')
    return (
      <ConfirmDialog
        cancelLabel={words('Keep it', 'إبقاؤه')}
        confirmLabel={words('Remove', 'إزالة')}
        isDangerous
        onClose={onClose}
        onConfirm={onClose}
        title={words('Remove it from the cart?', 'إزالته من السلة؟')}
      >
        {words('Steel kettle, 1.7 l', 'غلاية ستيل، 1.7 لتر')}
      </ConfirmDialog>
    );
  const footer = (
    <button className={`${buttonStyle.primary} w-full`} onClick={onClose} type="button">
      {words('Show 38 products', 'عرض 38 منتجاً')}
    </button>
  );
  return (
    <Sheet
      closeLabel={words('Close', 'إغلاق')}
      footer={footer}
      from={open}
      onClose={onClose}
      title={words('Filter', 'تصفية')}
    >
      {[words('Blue', 'أزرق'), words('Green', 'أخضر'), words('Sand', 'رملي'), words('Black', 'أسود')].map(
        (colour) => (
          <p className="py-2.5" key={colour}>
            {colour}
          </p>
        ),
      )}
    </Sheet>
  );
};

const Overlays = () => {
  const words = useWords();
  const [open, setOpen] = useState<Open>(null);
  const openers = {
    bottom: words('Sheet from below', 'ورقة من الأسفل'),
    end: words('Drawer', 'درج جانبي'),
    question: words('Question', 'سؤال'),
  } as const;
  return (
    <Specimen name="Sheet, ConfirmDialog">
      <div className="gallery-row">
        {(['bottom', 'end', 'question'] as const).map((which) => (
          <button
            className={buttonStyle.quiet}
            data-opens={which}
            key={which}
            onClick={() => setOpen(which)}
            type="button"
          >
            {openers[which]}
          </button>
        ))}
      </div>
      <Opened onClose={() => setOpen(null)} open={open} />
    </Specimen>
  );
};

const Toasts = () => {
  const words = useWords();
  const [closed, setClosed] = useState<readonly ToastProps['type'][]>([]);
  const messages: Readonly<Record<ToastProps['type'], string>> = {
    success: words('Added to your cart', 'أُضيف إلى سلتك'),
    error: words(
      'There is no connection. We will send it as soon as there is one, and tell you when it went through.',
      'لا يوجد اتصال. سنرسله فور عودته ونخبرك حين يتم.',
    ),
    warning: words('Only 2 left', 'بقيت قطعتان فقط'),
    info: words('Removed', 'أُزيل'),
  };
  const action = { label: words('Undo', 'تراجع'), onAct: () => setClosed([]) };
  return (
    <Specimen name="Toast">
      {(['success', 'error', 'warning', 'info'] as const)
        .filter((type) => !closed.includes(type))
        .map((type) => (
          <Toast
            action={type === 'info' ? action : undefined}
            closeLabel={words('Close', 'إغلاق')}
            key={type}
            message={messages[type]}
            onClose={() => setClosed([...closed, type])}
            type={type}
          />
        ))}
    </Specimen>
  );
};

const Empty = () => {
  const words = useWords();
  return (
    <Specimen name="EmptyState">
      <EmptyState
        heading="h2"
        picture={<RiverPicture floating="leaf" />}
        text={words('Nothing has both of these. Take one away.', 'لا شيء يجمع الاثنين. احذف أحدهما.')}
        title={words('Nothing found', 'لا نتائج')}
      >
        <a className={buttonStyle.primary} href="#empty">
          {words('Clear all filters', 'مسح المرشّحات')}
        </a>
      </EmptyState>
    </Specimen>
  );
};

export const KitOverlays = () => (
  <>
    <Overlays />
    <Toasts />
    <Empty />
  </>
);
