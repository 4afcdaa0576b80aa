import { eq, inArray } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { MatchingQuery } from '../../../../contract/admin/products.ts'
import { products } from '../../../../db/schema.ts'
import { schema } from '../../../platform/database/client.ts'
import { findInvariantErrors } from '../../../testing/check-invariants.ts'
import { type CheckoutFixture, openCheckoutFixture } from '../../../testing/checkout-fixture.ts'
import type { Visitor } from '../../../testing/shop-fixture.ts'
import { multipartOf } from '../../../testing/upload-fixture.ts'
import { signInAdmin, signUp } from '../../../testing/users-fixture.ts'
import { exportProducts } from './export-products.ts'

let checkout: CheckoutFixture
let admin: Visitor & { userId: string }
beforeAll(async () => {
  checkout = await openCheckoutFixture()
  admin = await signInAdmin(checkout)
  await checkout.catalogue.put('Đầm "sen", hồng', {
    sku: 'SEN-1',
    nameEn: '=Lotus dress',
    price: 129_000,
    salePrice: 99_000,
    description: { vi: 'Dòng một\r\nDòng hai; có dấu', en: '' },
    collectionIds: [checkout.catalogue.tet, checkout.catalogue.summer],
    tags: [{ name: 'Lễ Tết' }, { name: 'Bé gái' }],
    colors: [
      { color: 'Đỏ', colorEn: 'Red', hex: '#aa2233' },
      { color: 'Vàng', hex: '#ddaa22' },
    ],
    sizes: [{ size: '1Y' }, { size: '2Y', price: 150_000, salePrice: 140_000 }],
    stock: [
      { color: 'Đỏ', size: '2Y', onHand: 7 },
      { color: 'Vàng', size: '1Y', onHand: 2 },
    ],
  })
  await checkout.put('Mũ len', 3, { sku: 'MU-1', madeToOrder: true, leadDays: 5, published: false })
})
afterEach(async () => expect(await findInvariantErrors(checkout.db)).toEqual([]))
afterAll(() => checkout.close())

type Query = { token?: string; dryRun?: boolean }
const send = (text: string | Buffer, { token, dryRun = false }: Query = {}, visitor: Visitor = admin) =>
  visitor.post(`products/import?dryRun=${dryRun}${token ? `&token=${token}` : ''}`, text, { headers: { 'content-type': 'text/csv' } })
const preview = async (text: string | Buffer) => (await send(text, { dryRun: true })).json.data
const exported = async (query = '') => (await admin.get(`products/export.csv${query}`)).text
const find = async (sku: string) => (await checkout.db.select().from(products).where(eq(products.sku, sku)))[0]
const file = (...lines: string[]) => lines.join('\r\n')

describe('products-csv: a file of products', () => {
  test.each(['', '?separator=semicolon'])('exported%s imports without changes', async (query) => {
    const text = await exported(query)
    expect(text.startsWith('\uFEFFMã')).toBe(true)
    expect(text).toContain("'=Lotus dress")
    const { rows, counts, errors } = await preview(text)
    expect([errors, counts]).toEqual([[], { create: 0, change: 0, unchanged: 2 }])
    expect(rows.every((row: { changes: unknown[] }) => row.changes.length === 0)).toBe(true)
  })

  test("contains the list's products, in the reader's language, and is audited", async () => {
    const { text } = await admin.get('products/export.csv?query=mu%20len', { headers: { 'accept-language': 'en' } })
    expect(text.split('\r\n').length).toBe(3)
    expect(text).toContain('SKU,Name')
    expect(text).toContain('MU-1,Mũ len')
    expect(text).toContain(',yes,5,no,')
    const traces = await checkout.db.select().from(schema.auditEntries).where(eq(schema.auditEntries.what, 'product.export'))
    expect(traces.length).toBeGreaterThan(0)
  })

  test('is previewed before the import: new products, and changes from old to new value', async () => {
    const text = file(
      'Mã;Tên;Danh mục;Giá;Giá giảm;Màu;Size;Số lượng;Thẻ',
      'SEN-1;;;139.000;;Đỏ;2Y;9;bé gái | LỄ TẾT',
      'MOI-1;Áo bông;mũ;80.000;;Trắng;;4;',
      'MOI-1;;;;;Đen;;1;',
    )
    const { rows, counts, token } = await preview(text)
    expect(counts).toEqual({ create: 1, change: 1, unchanged: 0 })
    expect(rows[0]).toMatchObject({ sku: 'SEN-1', kind: 'change', name: 'Đầm "sen", hồng' })
    expect(rows[0].changes).toEqual([
      { line: 2, column: 'Giá', before: '129000', after: '139000' },
      { line: 2, column: 'Giá giảm', before: '99000', after: '' },
      { line: 2, column: 'Số lượng', of: 'Đỏ 2Y', before: '7', after: '9' },
    ])
    expect(await find('MOI-1')).toBe(undefined)
    const done = await send(text, { token })
    expect([done.status, done.json.message]).toEqual([200, 'Đã nhập 2 sản phẩm.'])
    expect(await find('SEN-1')).toMatchObject({ priceVnd: 139_000, salePriceVnd: 0, version: 2 })
    const made = (await admin.get(`products/${(await find('MOI-1'))?.id}`)).json.product
    expect(made).toMatchObject({ name: 'Áo bông', slug: 'ao-bong', price: 80_000, category: { name: 'Mũ' }, availability: 'In stock' })
    expect(made.stock.map(({ onHand }: { onHand: number }) => onHand)).toEqual([4, 1])
    const { variants } = (await admin.get('stock?query=sen')).json.data.products[0].colors[0]
    const history = await admin.get(`stock/${variants[1]._id}/history`)
    expect(history.json.data.moves[0]).toMatchObject({ change: 2, after: 9, reason: 'import' })
    expect((await send(text, { token })).status).toBe(409)
    expect((await preview(await exported())).counts.unchanged).toBe(3)
  })

  test('does not make a product a second time because its SKU is written in another case', async () => {
    const { errors } = await preview(
      file('Mã;Tên;Danh mục;Giá;Màu', 'sen-1;Đầm;mũ;80.000;Trắng', 'Hai-1;Áo;mũ;80.000;Đỏ', 'HAI-1;Áo;mũ;80.000;Đỏ'),
    )
    expect(errors.map(({ line, column }: { line: number; column: string }) => [line, column])).toEqual([
      [2, 'Mã'],
      [4, 'Mã'],
    ])
  })

  test('adds colours, sizes and tags, and removes nothing', async () => {
    const text = file('sku,color,hex,size,onHand,tags', 'SEN-1,Xanh,#00aa88,3Y,2,"Lễ Tết|Mới về"', 'SEN-1,do,,3Y,1,')
    const { token, errors } = await preview(text)
    expect(errors).toEqual([])
    expect((await send(text, { token })).status).toBe(200)
    const { product } = (await admin.get(`products/${(await find('SEN-1'))?.id}`)).json
    expect(product.colors.map(({ color }: { color: string }) => color)).toEqual(['Đỏ', 'Vàng', 'Xanh'])
    expect(product.sizes).toEqual([{ size: '1Y' }, { size: '2Y', price: 150_000, salePrice: 140_000 }, { size: '3Y' }])
    expect(product.tags).toEqual(['Lễ Tết', 'Mới về'])
    const of = (color: string, size: string) =>
      product.stock.find((each: { color: string; size: string }) => each.color === color && each.size === size).onHand
    expect([of('Đỏ', '2Y'), of('Đỏ', '3Y'), of('Xanh', '3Y'), of('Xanh', '1Y'), of('Vàng', '1Y')]).toEqual([9, 1, 2, 0, 2])
  })

  test.each([
    [file('sku,name', 'SEN-1,"x'), [[2, '', 'Dấu ngoặc kép chưa được đóng']]],
    [file('name,price', 'A,1'), [[1, 'Mã', 'Thiếu cột này']]],
    [file('sku,giá,màu mè', 'SEN-1,1,x'), [[1, 'màu mè', 'Không có cột này']]],
    [
      file('sku,price', 'SEN-1,12.5', ',5'),
      [
        [2, 'Giá', 'Cần một số nguyên, ví dụ 129000 hoặc 129.000'],
        [3, 'Mã', 'Vui lòng điền mục này'],
      ],
    ],
    [file('sku,category', 'SEN-1,Không có'), [[2, 'Danh mục', 'Cửa hàng chưa có mục này']]],
    [
      file('sku,name', 'SEN-9,Mới'),
      [
        [2, 'Giá', 'Vui lòng điền mục này'],
        [2, 'Danh mục', 'Vui lòng điền mục này'],
        [2, 'Màu', 'Vui lòng điền mục này'],
      ],
    ],
    [file('sku,name', 'SEN-1,A', 'SEN-1,B'), [[3, 'Tên', 'Khác với dòng 2 của cùng sản phẩm']]],
    [file('sku,color,size,hex', 'SEN-1,Đỏ,1Y,xanh'), [[2, 'Mã màu', 'Mã màu gồm dấu # và 6 chữ số, ví dụ #88aa99']]],
    [file('sku,color,size', 'SEN-1,Đỏ,'), [[2, 'Size', 'Vui lòng điền mục này']]],
    [file('sku,color,size', 'MU-1,Xanh lam,3Y'), [[2, 'Size', 'Sản phẩm này không chia size']]],
    [file('sku,color,size', 'SEN-1,Đỏ,1Y', 'SEN-1,đỏ,1Y'), [[3, 'Màu', 'Mục này đã có trong danh sách']]],
    [file('sku,price', 'SEN-1,100000000001'), [[2, 'Giá', 'Tối đa 100.000.000.000']]],
    [file('sku,color,size,sizePrice', 'SEN-1,Đỏ,1Y,100000000001'), [[2, 'Giá của size', 'Tối đa 100.000.000.000']]],
    [file('sku,salePrice', 'SEN-1,900000'), [[2, 'Giá giảm', 'Giá giảm phải thấp hơn giá bán']]],
    [file('sku,slug', 'SEN-1,mu-len'), [[2, 'Đường dẫn', 'Đường dẫn này đã có sản phẩm khác dùng']]],
    [file('sku,published', 'SEN-1,chắc là có'), [[2, 'Đang bán', 'Chỉ ghi “có” hoặc “không”']]],
    [
      file('sku,color,images', 'SEN-1,Đỏ,img_khongco'),
      [
        [2, 'Size', 'Vui lòng điền mục này'],
        [2, 'Ảnh', 'Mục này không còn nữa'],
      ],
    ],
    [file('sku'), [[1, '', 'Tệp không có dòng nào']]],
  ])('with an error reports its position: %j', async (text, wanted) => {
    const { errors, token } = await preview(text)
    expect(
      errors.map(({ line, column, message }: { line: number; column: string; message: string }) => [line, column, message]).sort(),
    ).toEqual(wanted.toSorted())
    expect(token).toBe(undefined)
    expect((await send(text, { token: 'x' })).status).toBe(409)
  })

  test('is imported completely or not at all, and not if anything has changed since the preview', async () => {
    await checkout.put('Đầm trôi', 5, { sku: 'TROI-1' })
    const text = file('sku,name,price', 'TROI-1,Đầm đã đổi,50000', 'TROI-2,Đầm hai,60000')
    expect((await preview(text)).token).toBe(undefined)
    expect(await find('TROI-1')).toMatchObject({ name: 'Đầm trôi' })
    const good = file('sku,name,price,color,onHand', 'TROI-1,Đầm đã đổi,50000,Xanh lam,8')
    const shown = await preview(good)
    const { id } = await checkout.ordered({ [(await find('TROI-1'))?.id ?? '']: 1 }, { paymentMethod: 'cod' })
    await admin.patch(`orders/${id}/status`, { status: 'processing' })
    const refused = await send(good, { token: shown.token })
    expect([refused.status, refused.json.code]).toEqual([409, 'version_conflict'])
    expect(await find('TROI-1')).toMatchObject({ name: 'Đầm trôi' })
    const again = await preview(good)
    expect((await send(`${good}\r\n`, { token: again.token })).status).toBe(409)
    expect((await send(good, { token: again.token })).status).toBe(200)
    expect(await find('TROI-1')).toMatchObject({ name: 'Đầm đã đổi' })
    expect((await send(good)).json.issues[0].path).toBe('token')
  })

  test('may be sent as a form, has at most five megabytes, and must be CSV', async () => {
    const { body, headers } = multipartOf([{ name: 'a.csv', content: Buffer.from('sku\nSEN-1') }], 'file')
    expect((await admin.post('products/import?dryRun=true', body, { headers })).json.data.counts.unchanged).toBe(1)
    expect((await admin.post('products/import?dryRun=true', multipartOf([], 'file').body, { headers })).status).toBe(400)
    const large = multipartOf([{ name: 'a.csv', content: Buffer.alloc(5 * 1024 * 1024 + 1, 'a') }], 'file')
    expect((await admin.post('products/import?dryRun=true', large.body, { headers })).status).toBe(413)
    expect((await send(Buffer.alloc(5 * 1024 * 1024 + 1, 'a'))).status).toBe(413)
    expect((await admin.post('products/import?dryRun=true', { sku: 'x' })).status).toBe(415)
    const errors = async (content: Buffer) => (await preview(content)).errors[0].message
    expect(await errors(Buffer.from([0x61, 0xe1, 0x6f]))).toContain('CSV UTF-8')
    expect(await errors(Buffer.from(`sku\n${'SEN-1\n'.repeat(5_001)}`))).toContain('5000')
  })
})

test('products-csv: neither omits nor repeats a product that changes during the export', async () => {
  const skus = Array.from({ length: 130 }, (_, number) => `DAI-${number}`)
  const ids: string[] = []
  for (const sku of skus) ids.push(await checkout.catalogue.put(`Áo dài ${sku}`, { sku }))
  const query = MatchingQuery.parse({ query: 'ao dai', sort: 'oldest' })
  let text = ''
  for await (const part of exportProducts(checkout.platform.readReplicas.primary, query, { language: 'vi', separator: ',' })) {
    // The first ones leave the list, so that later ones move up.
    if (text.includes('DAI-0,'))
      await checkout.db
        .update(products)
        .set({ published: false, deletedAt: checkout.clock.now() })
        .where(inArray(products.id, ids.slice(0, 40)))
    text += part
  }
  expect(
    text
      .split('\r\n')
      .slice(1, -1)
      .map((line) => line.split(',')[0]),
  ).toEqual(skus)
  await checkout.db.update(products).set({ deletedAt: checkout.clock.now() }).where(inArray(products.id, ids))
})

test('products-csv: needs an admin: guest 401, customer 403', async () => {
  const { visitor: customer } = await signUp(checkout)
  for (const [visitor, status] of [
    [checkout.visitor(), 401],
    [customer, 403],
  ] as const) {
    const answers = [
      await visitor.get('products/export.csv'),
      await send('sku\nSEN-1', { dryRun: true }, visitor),
      await send('sku\nSEN-1', { token: 'x' }, visitor),
    ]
    expect(answers.map((response) => response.status)).toEqual([status, status, status])
  }
})
