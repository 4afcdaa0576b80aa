import { describe, expect, test } from 'vitest'
import { appliedFilters, isPriceRangeInverted, listApiParams, listUrl, readListState, toggleFilter, withoutFilters } from './list-state.ts'

const read = (query: string) => readListState(new URLSearchParams(query))

describe('list URL', () => {
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
  ])('%s is normalized to %s', (query, address) => {
    expect(listUrl('/products', read(query))).toBe(address)
  })

  test('reads back unchanged', () => {
    const state = read(
      'min=1&max=2&category=Đầm,Mũ&collection=tet,he&status=New,Sale&availability=In stock,Made to order&tags=a,b&colors=c&sizes=d&sort=newest&page=2&limit=6',
    )
    const query = listUrl('', state).slice(1)
    expect(read(query)).toEqual(state)
  })

  test('holds at most as many values as the API accepts', () => {
    const many = read(`colors=${Array.from({ length: 50 }, (_, i) => 'x'.repeat(110) + i).join(',')}`)
    expect(many.colors.join(',').length).toBeLessThanOrEqual(2_000)
  })
})

describe('filters', () => {
  test('toggling a value adds or removes it and resets the page', () => {
    const once = toggleFilter(read('page=4&sizes=2Y'), 'sizes', '3Y')
    expect(once).toMatchObject({ sizes: ['2Y', '3Y'], page: 1 })
    expect(toggleFilter(once, 'sizes', '2Y').sizes).toEqual(['3Y'])
  })

  test('each applied filter can be removed alone', () => {
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

  test('all filters can be removed together; the sort order stays', () => {
    expect(listUrl('', withoutFilters(read('status=New&sizes=2Y&sort=price-asc&page=2')))).toBe('?sort=price-asc')
  })
})

describe('price range', () => {
  test.each([
    ['min=2&max=1', true],
    ['min=1&max=1', false],
    ['min=1', false],
    ['max=1', false],
  ])('%s is reversed: %s', (query, turned) => {
    expect(isPriceRangeInverted(read(query))).toBe(turned)
  })

  test('a reversed range is neither requested nor shown as applied', () => {
    const state = read('min=2&max=1&sizes=2Y')
    expect(listApiParams(state)).not.toHaveProperty('min')
    expect(appliedFilters(state).map(({ kind }) => kind)).toEqual(['sizes'])
  })
})

test('list API params: the sequence of choices does not matter', () => {
  const one = listApiParams(read('status=Sale,New&colors=Sen,Chàm'))
  expect(one).toEqual(listApiParams(read('colors=Chàm,Sen&status=New,Sale')))
  expect(one).toMatchObject({ status: ['New', 'Sale'], colors: ['Chàm', 'Sen'], tags: [] })
})

test('list API params: without a chosen sort order, the list’s own applies', () => {
  expect(listApiParams(read(''), 'best-sale').sort).toBe('best-sale')
  expect(listApiParams(read('sort=newest'), 'best-sale').sort).toBe('newest')
})
