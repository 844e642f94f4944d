import { testDatabase } from '@dijla/test-kit/database/test-database';
import { workedShop } from '@dijla/test-kit/orders/worked-shop';
import { describe, expect, it } from 'vitest';

const database = await testDatabase();
const { desk } = await workedShop(database);

const save = async (role: string, body: object) =>
  (await desk(role)).call('desk/save-view', { body: { list: 'orders', ...body } });
const namesFor = async (role: string): Promise<string[]> =>
  (await (await desk(role)).call('desk/views')).items.map(({ name }) => name);

describe('saved views', () => {
  it('are a member’s own, without what was typed into the search', async () => {
    const view = await save('orders', {
      name: 'Baghdad, unpaid',
      search: '?payment_state=unpaid&region_id=611&q=07701234567&before=9',
    });
    expect(view).toMatchObject({
      search: 'payment_state=unpaid&region_id=611',
      is_own: true,
      is_shared: false,
    });
    expect(await namesFor('orders')).toContain('Baghdad, unpaid');
    expect(await namesFor('support')).not.toContain('Baghdad, unpaid');
    const again = await save('orders', { name: 'Baghdad, unpaid', search: 'region_id=611' });
    expect([again.id, again.search]).toEqual([view.id, 'region_id=611']);
  });

  it('of each list one opens it', async () => {
    const first = await save('support', { name: 'First', search: 'sort=oldest', is_default: true });
    await save('support', { name: 'Second', search: 'sort=highest', is_default: true });
    const support = await desk('support');
    const defaults = async () =>
      (await support.call('desk/views')).items.flatMap(({ name, is_default }) => (is_default ? [name] : []));
    expect(await defaults()).toEqual(['Second']);
    await support.call('desk/set-default-view', {
      query: { viewId: String(first.id) },
      body: { is_default: true },
    });
    expect(await defaults()).toEqual(['First']);
  });

  it('are shared by an owner with all, who cannot change them', async () => {
    const view = await save('owner', { name: 'For all', search: 'state=on_hold', is_default: true });
    const query = { viewId: String(view.id) };
    const [owner, orders] = [await desk('owner'), await desk('orders')];
    await owner.call('desk/share-view', { query, body: { is_shared: true } });
    const seen = (await orders.call('desk/views')).items.find(({ id }) => id === view.id);
    expect(seen).toMatchObject({ is_own: false, is_shared: true, is_default: false });
    expect(await orders.refused('desk/delete-view', { query })).toBe('desk.view-not-found');
    expect(await orders.refused('desk/share-view', { query, body: { is_shared: false } })).toBe(
      'request.not-permitted',
    );
    await owner.call('desk/delete-view', { query });
    expect(await namesFor('orders')).not.toContain('For all');
  });

  it('are at most fifty of a member', async () => {
    for (let at = 0; at < 50; at += 1)
      await save('catalogue', { name: `View ${at}`, search: `region_id=${at + 1}` });
    const catalogue = await desk('catalogue');
    const body = { list: 'orders', name: 'One more', search: 'sort=oldest' };
    expect(await catalogue.refused('desk/save-view', { body })).toBe('desk.too-many-views');
    await save('catalogue', { name: 'View 7', search: 'sort=oldest' });
  });

  it.each([
    ['that narrow nothing', { name: 'A', search: 'q=noor' }],
    ['without a name', { name: ' ', search: 'sort=oldest' }],
    ['of no list', { list: 'Orders/..', name: 'A', search: 'sort=oldest' }],
  ])('are refused %s', async (_, body) => {
    expect(
      await (await desk('orders')).refused('desk/save-view', { body: { list: 'orders', ...body } }),
    ).toBe('request.invalid');
  });
});
