import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { newId } from '../../../db/new-id.ts'
import { namesIn, seedCatalogue } from '../../testing/catalogue-fixture.ts'
import { openTestDatabase } from '../../testing/database-fixture.ts'
import { fakeReplica, fakeWal } from '../../testing/replica-fixture.ts'
import { openTestShop, type TestShop } from '../../testing/shop-fixture.ts'
import { signInAdmin, signUp } from '../../testing/users-fixture.ts'
import { schema } from '../database/client.ts'
import { createReadReplicas, type ReadReplicas } from '../database/read-replicas.ts'

/** The replica is an empty database that never gets a row: what a read finds says where it read. */
let shop: TestShop
let empty: Awaited<ReturnType<typeof openTestDatabase>>
let replica: ReturnType<typeof fakeReplica>
let reads: ReadReplicas
let origin: string
let dress: string
let admin: Awaited<ReturnType<typeof signInAdmin>>
const wal = fakeWal()

beforeAll(async () => {
  empty = await openTestDatabase()
  replica = fakeReplica(empty.database)
  shop = await openTestShop(
    {},
    {
      replicasOf: (database) => {
        const silent = { info: () => undefined, warn: () => undefined }
        reads = createReadReplicas({ database, wal: wal.reader, replicas: [replica.replica], log: silent })
        return reads
      },
    },
  )
  const { put } = await seedCatalogue(shop)
  dress = await put('Đầm cổ lá sen')
  admin = await signInAdmin(shop)
  origin = await shop.app.listen({ port: 0, host: '127.0.0.1' })
  // Two databases take longer than one.
}, 120_000)
afterAll(async () => {
  await shop.close()
  await empty.database.close()
  await empty.remove()
})

/** The replica says that it has replayed everything. */
async function catchUp(): Promise<void> {
  replica.state.position = wal.state.position
  await expect.poll(() => reads.read(async (source) => source === reads.primary), { timeout: 5_000 }).toBe(false)
}
beforeEach(async () => {
  replica.state.isDown = false
  await catchUp()
})

const names = async () => namesIn({ json: await (await fetch(`${origin}/api/products`, { headers: { 'accept-language': 'vi' } })).json() })
/** A change that the replica does not replay until the test says so. */
async function change(path: string, body: object): Promise<void> {
  wal.state.position += 1
  expect((await admin.patch(path, body)).status).toBe(200)
}

test('public reads: come from the replica, those of staff from the primary', async () => {
  shop.platform.pageCache.invalidate(null)
  await catchUp()
  expect(await names()).toEqual([])
  expect(namesIn(await shop.visitor().get('products'))).toEqual([])
  expect(namesIn(await admin.get('products'))).toEqual(['Đầm cổ lá sen'])
  expect((await admin.get('categories')).json.data.categories).not.toEqual([])
})

test('public reads: an admin sees a saved product on the next public page, and the cache holds nothing older', async () => {
  // A list of the empty replica has no product, and so no tag of one.
  shop.platform.pageCache.invalidate(null)
  await change(`products/${dress}`, { name: 'Đầm mới' })
  expect(await names()).toEqual(['Đầm mới'])
  expect((await fetch(`${origin}/api/products?query=moi`)).status).toBe(200)
  await catchUp()
  // Cached from the primary: the replica would not have it.
  expect(await names()).toEqual(['Đầm mới'])
  await change(`products/${dress}`, { name: 'Đầm cổ lá sen' })
})

test('public reads: menus and settings of a replica that is behind are not used for a newer revision', async () => {
  const settings = async () => (await (await fetch(`${origin}/api/settings`)).json()).data.settings.brand.name
  const before = await settings()
  const brand = { ...(await admin.get('settings')).json.data.settings.brand, name: 'Mẹ May Mới' }
  await change('settings', { brand })
  expect(await settings()).toBe('Mẹ May Mới')
  await catchUp()
  shop.platform.pageCache.invalidate(null)
  await catchUp()
  expect(await settings()).toBe(before)
  await change('settings', { brand })
  expect(await settings()).toBe('Mẹ May Mới')
})

test('public reads: a customer sees the own changed review at once', async () => {
  const { visitor, userId } = await signUp(shop)
  const id = newId('rev')
  const row = { productId: dress, userId, author: 'Lan', rating: 5, title: 'Đẹp', comment: 'Vừa vặn', verifiedAt: new Date() }
  await shop.db.insert(schema.reviews).values({ id, ...row })
  const path = `reviews/product/${dress}`
  expect((await visitor.get(path)).status).toBe(404)
  wal.state.position += 1
  expect((await visitor.delete(`reviews/${id}`)).status).toBe(200)
  expect((await visitor.get(path)).json.data.total).toBe(0)
})

test('public reads: a request whose replica died is served from the primary', async () => {
  shop.platform.pageCache.invalidate(null)
  await catchUp()
  replica.state.isDown = true
  expect(await names()).toEqual(['Đầm cổ lá sen'])
})

test('public reads: carts are filled and stock is checked on the primary', async () => {
  const guest = shop.visitor()
  expect((await guest.get(`products/${dress}`)).status).toBe(404)
  expect((await guest.post('carts', { productId: dress, color: 'Xanh lam', quantity: 1 })).status).toBe(201)
  expect((await guest.get('carts')).json.data.cart.items).toHaveLength(1)
})

test('health: a replica that is left out is named, and the shop stays ready', async () => {
  const ready = async () => (await shop.app.inject('/api/health/ready')).json()
  expect(await ready()).toMatchObject({ status: 'ok', replicas: ['ok'] })
  replica.lose()
  expect(await ready()).toMatchObject({ status: 'ok', replicas: ['unreachable'] })
})
