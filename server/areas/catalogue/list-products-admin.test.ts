import { eq } from 'drizzle-orm'
import { afterAll, afterEach, describe, expect, test } from 'vitest'
import { schema } from '../../platform/database/client.ts'
import { findInvariantErrors } from '../../testing/check-invariants.ts'
import { openProductsFixture } from '../../testing/products-fixture.ts'
import { signUp } from '../../testing/users-fixture.ts'

const { checkout, admin, aProduct } = await openProductsFixture()
afterEach(async () => expect(await findInvariantErrors(checkout.db)).toEqual([]))
afterAll(() => checkout.close())

describe('list-products: the admin list', () => {
  const list = async (query: string) => (await admin.get(`products/manage?${query}`)).json.data
  const names = async (query: string) => (await list(query)).products.map(({ sku }: { sku: string }) => sku)

  test('includes hidden products, searches and filters them', async () => {
    const mark = `Đèn lồng ${Date.now()}`
    const more = { name: mark, category: checkout.catalogue.hats }
    await aProduct({ ...more, sku: 'DL-A', price: 100_000, tags: ['Rước đèn'], status: 'New', stock: [{ color: 'Xanh lam', onHand: 2 }] })
    await aProduct({
      ...more,
      sku: 'DL-B',
      price: 200_000,
      published: false,
      collections: [checkout.catalogue.tet],
      availability: 'Made to order',
    })
    const query = `query=${encodeURIComponent(mark.replace('Đèn lồng', 'den long'))}`
    expect((await names(query)).sort()).toEqual(['DL-A', 'DL-B'])
    expect(await names('query=dl-b')).toEqual(['DL-B'])
    expect(await names(`${query}&sort=price-desc`)).toEqual(['DL-B', 'DL-A'])
    for (const [filter, skus] of [
      ['published=false', ['DL-B']],
      ['published=true', ['DL-A']],
      ['status=New', ['DL-A']],
      [`category=${encodeURIComponent('mũ')}`, ['DL-A', 'DL-B']],
      [`category=${checkout.catalogue.dresses}`, []],
      [`category=${encodeURIComponent('không có')}`, []],
      ['collection=tet-sum-vay', ['DL-B']],
      [`tag=${encodeURIComponent('ruoc den')}`, ['DL-A']],
      ['availability=In stock', ['DL-A']],
      ['availability=Made to order', ['DL-B']],
      ['min=150000', ['DL-B']],
      ['max=150000', ['DL-A']],
      ['limit=1&page=2&sort=price-asc', ['DL-B']],
    ] as const)
      expect([filter, (await names(`${query}&${filter}`)).sort()]).toEqual([filter, skus])
    expect((await list(query)).products.find(({ sku }: { sku: string }) => sku === 'DL-A')).toMatchObject({
      thumb: null,
      colors: 1,
      sizes: 0,
      stock: { onHand: 2, reserved: 0 },
      published: true,
    })
    for (const sort of ['newest', 'oldest', 'updated-desc', 'updated-asc', 'name-asc', 'name-desc', 'price-asc', 'price-desc'])
      expect([sort, (await names(`${query}&sort=${sort}`)).sort()]).toEqual([sort, ['DL-A', 'DL-B']])
    expect((await list(`query=${encodeURIComponent('%_*')}`)).total).toBe(0)
    for (const bad of ['page=0', 'limit=101', 'sort=best', 'min=x', 'published=yes'])
      expect([bad, (await admin.get(`products/manage?${bad}`)).status]).toEqual([bad, 400])
  })

  test('returns all matching ids at once, for bulk changes', async () => {
    const mark = `Khăn xếp ${Date.now()}`
    const more = { name: mark, labels: { en: `Turban ${Date.now()}` }, category: checkout.catalogue.hats }
    await aProduct({ ...more, sku: 'KX-A', price: 100_000, tags: ['Lễ hội'], stock: [{ color: 'Xanh lam', onHand: 3 }] })
    await aProduct({ ...more, sku: 'KX-B', price: 300_000, published: false })
    await aProduct({ ...more, sku: 'KX-C', price: 200_000, status: 'New', collections: [checkout.catalogue.tet] })
    const query = `query=${encodeURIComponent(mark)}`
    const matching = async (more: string) => (await admin.get(`products/manage/matching?${query}&${more}`)).json.data.products
    for (const filter of [
      '',
      'published=false',
      'status=New',
      `tag=${encodeURIComponent('le hoi')}`,
      'collection=tet-sum-vay',
      `category=${checkout.catalogue.dresses}`,
      `category=${encodeURIComponent('không có')}`,
      'availability=In stock',
      'min=150000&max=250000',
      'sort=price-desc',
      'sort=name-asc',
    ]) {
      const shown = (await list(`${query}&limit=100&${filter}`)).products
      expect([filter, await matching(filter)]).toEqual([
        filter,
        shown.map(({ _id, name, stock }: Record<string, unknown>) => ({ _id, name, stock })),
      ])
    }
    expect(await matching('page=2&limit=1')).toHaveLength(3)
    expect(await matching('sort=price-asc')).toMatchObject([{ name: mark, stock: { onHand: 3, reserved: 0 } }, {}, {}])
    expect((await admin.get(`products/manage/matching?${query}&lang=en`)).json.data.products[0].name).toMatch(/^Turban/)
    expect((await admin.get(`products/manage/matching?query=${encodeURIComponent('%_*')}`)).json.data.products).toEqual([])
    for (const bad of ['sort=best', 'min=x', 'published=yes', 'status=Old'])
      expect([bad, (await admin.get(`products/manage/matching?${bad}`)).status]).toEqual([bad, 400])

    const [gone] = await matching('sort=price-asc')
    await admin.delete(`products/${gone._id}`)
    expect(await matching('')).toHaveLength(2)
  })

  test('returns all matching ids to admins only', async () => {
    const clerk = await signUp(checkout)
    expect((await clerk.visitor.get('products/manage/matching')).status).toBe(403)
    await checkout.db.update(schema.users).set({ role: 'staff' }).where(eq(schema.users.id, clerk.userId))
    await clerk.visitor.post('users/login', { email: clerk.email, password: 'mot mat khau dai' })
    expect((await clerk.visitor.get('products/manage')).status).toBe(200)
    expect((await clerk.visitor.get('products/manage/matching')).status).toBe(403)
    expect((await checkout.visitor().get('products/manage/matching')).status).toBe(401)
  })
})
