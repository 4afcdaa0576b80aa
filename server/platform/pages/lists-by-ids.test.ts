import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { seedCatalogue } from '../../testing/catalogue-fixture.ts'
import { openTestShop, type TestShop } from '../../testing/shop-fixture.ts'

let shop: TestShop
let origin: string
beforeAll(async () => {
  shop = await openTestShop()
  const { put } = await seedCatalogue(shop)
  await put('Đầm cổ lá sen', { price: 385_000 })
  origin = await shop.app.listen({ port: 0, host: '127.0.0.1' })
})
afterAll(() => shop.close())

test.each(['ids=prd_x,prd_y', 'ids=&query=dam', '%69ds=&sort=price-asc'])(
  'lists by ids: %s waits in the queue of public reads, and is not stored',
  async (query) => {
    const render = vi.spyOn(shop.platform.pageCache, 'render')
    const stored = shop.platform.pageCache.size
    const response = await fetch(`${origin}/api/products?${query}`, { headers: { 'accept-language': 'vi' } })
    expect(response.status).toBe(200)
    expect(render.mock.calls.map(([key]) => key)).toEqual([expect.stringMatching(/^api vi \/api\/products\?ids=/)])
    expect(shop.platform.pageCache.size).toBe(stored)
    render.mockRestore()
  },
)
