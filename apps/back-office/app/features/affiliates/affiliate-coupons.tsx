import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useTexts } from '../../i18n/use-desk.ts';
import { deskButton } from '../../parts/button-styles.ts';
import { Panel } from '../../parts/panel.tsx';
import { useRefusalText } from '../../parts/refusal-text.ts';
import { ask } from '../../provider-client/ask.ts';
import { FormText } from '../../resource-form/form-fields.tsx';
import { ResourceForm } from '../../resource-form/resource-form.tsx';
import { showToast } from '../../undo/toast-state.ts';

type CouponsOf = { id: number; coupons: readonly string[] };

/** The coupons whose orders count for a partner. */
export const AffiliateCoupons = ({ partner, mayChange }: { partner: CouponsOf; mayChange: boolean }) => {
  const texts = useTexts('affiliates');
  const client = useQueryClient();
  const textOf = useRefusalText();
  const beginning = useMemo(() => ({ code: '' }), []);
  const change = async (code: string, remove: boolean): Promise<void> => {
    await ask('desk/bind-affiliate-coupon', {
      params: { affiliateId: String(partner.id) },
      body: { code, ...(remove && { remove }) },
    });
    await client.invalidateQueries({ queryKey: ['desk/affiliate'] });
    showToast({ type: 'success', message: texts.saved });
  };
  const free = (code: string): void =>
    void change(code, true).catch((error: unknown) => showToast({ type: 'error', message: textOf(error) }));
  return (
    <Panel title={texts.coupons}>
      <p className="text-ink-soft">{texts.couponsHint}</p>
      <ul className="divide-y divide-line">
        {partner.coupons.map((code) => (
          <li className="flex items-center justify-between gap-4 py-1" key={code}>
            <bdi dir="ltr">{code}</bdi>
            {mayChange && (
              <button className={deskButton.plain} onClick={() => free(code)} type="button">
                {texts.free(code)}
              </button>
            )}
          </li>
        ))}
      </ul>
      {mayChange && (
        <ResourceForm<{ code: string }>
          defaultValues={beginning}
          onSave={({ code }) => change(code, false)}
          saveLabel={texts.bind}
        >
          <FormText dir="ltr" isRequired label={texts.coupon} maxLength={64} name="code" />
        </ResourceForm>
      )}
    </Panel>
  );
};
