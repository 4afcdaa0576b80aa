import { describe, expect, it } from 'vitest'
import { isSamePath, mailtoUrl, paths, returnPathFrom, safeReturn } from './paths.ts'

describe('paths', () => {
  it('write a category in lower case, whatever characters its name has', () => {
    expect(paths.category('Áo liền quần')).toBe(`/products/category/${encodeURIComponent('áo liền quần')}`)
    expect(paths.category('A/B?')).toBe('/products/category/a%2Fb%3F')
  })
  it('omit empty values and join lists', () => {
    expect(paths.products({ page: 2, sort: '', sizes: ['0-3m', '3-6m'], min: undefined })).toBe('/products?page=2&sizes=0-3m%2C3-6m')
    expect(paths.product('dam-hoa', { color: 'Sen', size: null })).toBe('/products/dam-hoa?color=Sen')
  })
  it.each([
    ['đầm hoa', '/products/search/%C4%91%E1%BA%A7m%20hoa'],
    ['%2F', '/products/search/%252F'],
    ['.', '/products/search?query=.'],
    ['..', '/products/search?query=..'],
    ['...', '/products/search/...'],
    ['_', '/products/search/%5F'],
    ['vải_hoa', '/products/search/v%E1%BA%A3i_hoa'],
    ['x.data', '/products/search/x%2Edata'],
  ])('encode the search for %j so that browser and router keep it', (term, address) => {
    expect(paths.search(term)).toBe(address)
    expect(new URL(address, 'https://memay.vn').href).toBe(`https://memay.vn${address}`)
  })
})

describe('safeReturn: accepts only paths of this shop', () => {
  it.each(['/checkout', '/products?page=2#x'])('%s', (back) => expect(safeReturn(back)).toBe(back))
  it.each(['//evil.example', '/\\evil.example', 'https:evil', 'https://evil.example', '/a\n/evil', 'evil', '', null, undefined])(
    'not %j',
    (back) => expect(safeReturn(back)).toBe('/'),
  )
  it.each([
    ['/đ', '/%C4%91'],
    ['/products?query=đầm hoa#ảnh', '/products?query=%C4%91%E1%BA%A7m%20hoa#%E1%BA%A3nh'],
    ['/products?query=%C4%91', '/products?query=%C4%91'],
    ['/\ud800', '/'],
    ['/a\u0000', '/'],
  ])('encodes %j as %s', (back, written) => expect(safeReturn(back)).toBe(written))
})

describe('isSamePath', () => {
  const page = paths.category('Đầm & Váy')
  it.each([
    [page, true],
    [`${page}/`, true],
    ['/products/category/%C4%90%E1%BA%A6M%20&%20v%C3%A1y', true],
    [`/products/category/${encodeURIComponent('đầm & váy'.normalize('NFD'))}`, true],
    [paths.category('Đầm'), false],
    ['/products', false],
  ])('%s: %s', (path, isSame) => expect(isSamePath(path, page)).toBe(isSame))
  it('the home page keeps its slash', () => expect(isSamePath('/', paths.home())).toBe(true))
})

describe('returnPathFrom: where sign-in leads back', () => {
  it.each([
    ['/products?sort=price-asc&status=Sale', '/products?sort=price-asc&status=Sale'],
    ['/my-account/orders?lng=en', '/my-account/orders'],
    ['/login?next=%2Fcheckout', '/checkout'],
    ['/register', undefined],
    ['/reset-password/abc', undefined],
    ['/my-account/logout?lng=en', undefined],
    ['/loginless', '/loginless'],
    ['/orders/ord_1?token=abc', '/my-account/orders'],
    ['/checkout/success?order=ord_1&token=abc', '/my-account/orders'],
  ])('from %s to %s', (from, back) => expect(returnPathFrom(new URL(from, 'http://shop.test'))).toBe(back))
})

it('mailtoUrl: an e-mail adds neither recipients nor text', () => {
  expect(mailtoUrl('shop+1@memay.vn')).toBe('mailto:shop%2B1@memay.vn')
  expect(mailtoUrl('a?bcc=evil&body=x@x.vn')).toBe('mailto:a%3Fbcc%3Devil%26body%3Dx@x.vn')
})
