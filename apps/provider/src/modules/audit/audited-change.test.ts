import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { auditedChange } from './audited-change.ts';

const personal = { personal: true };

describe('auditedChange', () => {
  it('keeps the fields that differ', () => {
    expect(
      auditedChange('order', {
        before: { state: 'pending', priority: 1, lines: [{ id: 1 }, { id: 2 }], gone: true },
        after: { state: 'preparing', priority: 1, lines: [{ id: 1 }], added: 2 },
      }),
    ).toEqual({
      before: { state: 'pending', lines: [{ id: 1 }, { id: 2 }], gone: true },
      after: { state: 'preparing', lines: [{ id: 1 }], added: 2 },
    });
  });

  it('keeps everything of what is new, and of what is gone', () => {
    const fields = { code: 'A', at: new Date(0) };
    expect(auditedChange('order', { before: null, after: fields })).toEqual({ before: null, after: fields });
    expect(auditedChange('order', { before: fields, after: null })).toEqual({ before: fields, after: null });
  });

  it('names personal fields that changed, and not what they hold', () => {
    expect(
      auditedChange('staff', {
        before: { email: 'a@example.iq', name: 'Noor', state: 'invited' },
        after: { email: 'b@example.iq', name: 'Noor', state: 'active' },
      }),
    ).toEqual({
      before: { email: personal, state: 'invited' },
      after: { email: personal, state: 'active' },
    });
  });

  it('tells an empty personal field from a full one', () => {
    expect(
      auditedChange('customer', { before: { telephone: null }, after: { telephone: '07701234567' } }),
    ).toEqual({ before: { telephone: null }, after: { telephone: personal } });
  });

  it('looks at every depth, and takes a name as personal in its entity alone', () => {
    const address = { city: 'بغداد', street: ['Karrada 62'], country: 'IQ' };
    expect(
      auditedChange('order', { before: null, after: { addresses: [address], name: 'A shelf' } }),
    ).toEqual({
      before: null,
      after: { addresses: [{ city: personal, street: personal, country: 'IQ' }], name: 'A shelf' },
    });
  });

  it('never lets a personal value through, wherever it lies', () => {
    const secret = 'SECRET-OF-A-PERSON';
    const field = fc.constantFrom('email', 'telephone', 'firstname', 'street', 'extension_attributes');
    const { tree } = fc.letrec((tie) => ({
      tree: fc.oneof(
        { maxDepth: 4 },
        fc.integer(),
        fc.record({ state: fc.string({ maxLength: 4 }), inner: tie('tree') }),
        fc.array(tie('tree'), { maxLength: 3 }),
        field.map((name) => ({ [name]: secret })),
        field.map((name) => ({ [name]: [{ deep: secret }] })),
      ),
    }));
    fc.assert(
      fc.property(tree, tree, (one, other) => {
        const kept = auditedChange('order', { before: { it: one }, after: { it: other } });
        expect(JSON.stringify(kept)).not.toContain(secret);
      }),
    );
  });
});
