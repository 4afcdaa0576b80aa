import { describe, expect, test } from 'vitest'
import { appliedFilters, isPriceRangeInverted, listApiParams, listUrl, readListState, toggleFilter, withoutFilters } from './list-state.ts'

const read = (query: string) => readListState(new URLSearchParams(query))

describe('the address of a list', () => {
  test.each([
    ['', '/products'],
    ['sizes=0-3M,3-6M', '/products?sizes=0-3M%2C3-6M'],
    ['sizes=0-3M&sizes=3-6M', '/products?sizes=0-3M%2C3-6M'],
    ['sizes=3-6M,3-6M,', '/products?sizes=3-6M'],
    ['colors=L%C3%A1%20s%E1%BA%A3', '/products?colors=L%C3%A1+s%E1%BA%A3'],
    ['min=100000&max=', '/products?min=100000'],
    ['min=-1&max=1e9', '/products'],
    ['status=Sale&sort=price-asc&page=3', '/products?status=Sale&sort=price-asc&page=3'],
    ['status=sale&sort=cheapest&availability=maybe', '/products'],
    ['status=Sale,New', '/products?status=Sale%2CNew'],
    ['status=Sale&status=New', '/products?status=Sale%2CNew'],
    ['status=New,sale,,New&availability=In stock, Out of stock', '/products?status=New&availability=In+stock%2COut+of+stock'],
    ['collection=tet,he&category=Mũ,Đầm', '/products?category=M%C5%A9%2C%C4%90%E1%BA%A7m&collection=tet%2Che'],
    ['page=1&limit=24', '/products'],
    ['page=0&limit=900', '/products?limit=100'],
    ['page=two', '/products'],
    ['utm_source=zalo&lng=en', '/products'],
    [`category=${'a'.repeat(121)}`, '/products'],
  ])('%s is written %s', (query, address) => {
    expect(listUrl('/products', read(query))).toBe(address)
  })

  test('is the same when read again', () => {
    const state = read(
      'min=1&max=2&category=Đầm,Mũ&collection=tet,he&status=New,Sale&availability=In stock,Made to order&tags=a,b&colors=c&sizes=d&sort=newest&page=2&limit=6',
    )
    const query = listUrl('', state).slice(1)
    expect(read(query)).toEqual(state)
  })

  test('never holds more than the shop takes', () => {
    const many = read(`colors=${Array.from({ length: 50 }, (_, i) => 'x'.repeat(110) + i).join(',')}`)
    expect(many.colors.join(',').length).toBeLessThanOrEqual(2_000)
  })
})

describe('filters', () => {
  test('a value is put in and taken out, from the first page on', () => {
    const once = toggleFilter(read('page=4&sizes=2Y'), 'sizes', '3Y')
    expect(once).toMatchObject({ sizes: ['2Y', '3Y'], page: 1 })
    expect(toggleFilter(once, 'sizes', '2Y').sizes).toEqual(['3Y'])
  })

  test('each one in force can be taken off alone', () => {
    const state = read('status=New,Sale&sizes=2Y&colors=Chàm&min=5&sort=price-asc&page=2')
    const applied = appliedFilters(state)
    expect(applied.map(({ kind, value }) => `${kind}:${value}`)).toEqual(['status:New', 'status:Sale', 'sizes:2Y', 'colors:Chàm', 'price:'])
    expect(applied.map(({ without }) => listUrl('', without))).toEqual([
      '?min=5&status=Sale&colors=Ch%C3%A0m&sizes=2Y&sort=price-asc',
      '?min=5&status=New&colors=Ch%C3%A0m&sizes=2Y&sort=price-asc',
      '?min=5&status=New%2CSale&colors=Ch%C3%A0m&sort=price-asc',
      '?min=5&status=New%2CSale&sizes=2Y&sort=price-asc',
      '?status=New%2CSale&colors=Ch%C3%A0m&sizes=2Y&sort=price-asc',
    ])
  })

  test('all of them go at once; the order stays', () => {
    expect(listUrl('', withoutFilters(read('status=New&sizes=2Y&sort=price-asc&page=2')))).toBe('?sort=price-asc')
  })
})

describe('a price range', () => {
  test.each([
    ['min=2&max=1', true],
    ['min=1&max=1', false],
    ['min=1', false],
    ['max=1', false],
  ])('%s is the wrong way round: %s', (query, turned) => {
    expect(isPriceRangeInverted(read(query))).toBe(turned)
  })

  test('the wrong way round is neither asked for nor shown as in force', () => {
    const state = read('min=2&max=1&sizes=2Y')
    expect(listApiParams(state)).not.toHaveProperty('min')
    expect(appliedFilters(state).map(({ kind }) => kind)).toEqual(['sizes'])
  })
})

test('whatever was chosen first, the shop is asked the same', () => {
  const one = listApiParams(read('status=Sale,New&colors=Sen,Chàm'))
  expect(one).toEqual(listApiParams(read('colors=Chàm,Sen&status=New,Sale')))
  expect(one).toMatchObject({ status: ['New', 'Sale'], colors: ['Chàm', 'Sen'], tags: [] })
})

test('a list without a chosen order is asked for in its own', () => {
  expect(listApiParams(read(''), 'best-sale').sort).toBe('best-sale')
  expect(listApiParams(read('sort=newest'), 'best-sale').sort).toBe('newest')
})
