import { describe, expect, it } from 'vitest'
import { cacheableUrl, localizedUrl } from './cacheable-urls.ts'

const cached = (address: string) => cacheableUrl(new URL(`https://memay.vn${address}`))

describe('cacheableUrl: public pages', () => {
  it.each([
    ['/', '/'],
    ['/?utm_source=zalo&lng=en', '/?lng=en'],
    ['/?lng=vi', '/'],
    ['/?lng=fr', '/'],
    ['/?lng=en-US', '/?lng=en'],
    ['/?lng=vi-VN', '/'],
    ['/products?sort=newest&page=2', '/products?page=2&sort=newest'],
    ['/products?page=2&sort=newest&fbclid=x', '/products?page=2&sort=newest'],
    ['/products/?status=Sale', '/products/?status=Sale'],
    ['/products?colors=', '/products'],
    ['/products/search/%C4%91%E1%BA%A7m', '/products/search/%C4%91%E1%BA%A7m'],
    ['/_.data', '/_.data'],
    ['/products.data?page=2&lng=vi', '/products.data?page=2'],
    ['/products?lng=en&sort=newest&page=2', '/products?page=2&sort=newest&lng=en'],
    ['/products/dam-hoa?size=0-3m&color=Sen', '/products/dam-hoa?color=Sen&size=0-3m'],
    ['/cartoons', '/cartoons'],
  ])('%s is cached as %s', (url, address) => expect(cached(url)).toBe(address))
})

describe('cacheableUrl: personal pages are never cached', () => {
  it.each([
    '/cart',
    '/Cart',
    '//cart',
    '/%63art',
    '/cart/',
    '/cart.data',
    '/cart/_.data',
    '/checkout',
    '/checkout/payment/1',
    '/checkout/success.data',
    '/my-account/orders/1',
    '/orders/1',
    '/login',
    '/register',
    '/logout',
    '/forgot-password',
    '/reset-password/x',
    '/admin',
    '/admin/products',
    '/wishlist',
    '/sandbox/mail',
    '/products.data?_routes=root',
  ])('%s', (url) => expect(cached(url)).toBeNull())
})

it('localizedUrl: a link to the other language keeps known parameters and drops the rest', () => {
  expect(localizedUrl('en', '/products', new URLSearchParams('page=2&fbclid=x&lng=vi'))).toBe('/products?page=2&lng=en')
})
