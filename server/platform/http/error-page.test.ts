import { expect, test } from 'vitest'
import { openTestShop } from '../../testing/shop-fixture.ts'
import { errorPage } from './error-page.ts'

const seen = { accept: 'text/html' }

test('error-page: the fallback error page of a trial shop says that it is one', () => {
  expect(errorPage('Thử lại sau', 503, 'vi', { isTrial: true })).toContain('Tiệm chạy thử')
  expect(errorPage('Try again later', 503, 'en', { isTrial: true })).toContain('Trial shop')
  expect(errorPage('Thử lại sau', 503, 'vi')).not.toContain('Tiệm chạy thử')
})

test.each([
  [{ PUBLIC_URL: 'https://trial.test', SANDBOX: '1' }, true],
  [{ PUBLIC_URL: 'https://shop.test' }, false],
  [{}, false],
] as [Record<string, string>, boolean][])('error-page: trial shop: pages and failures say so: %j', async (environment, isTrial) => {
  let visited: boolean | undefined
  const handleWeb = async (request: Request, context: { isTrial?: boolean }) => {
    visited = context.isTrial
    if (request.url.endsWith('/broken')) throw new Error('broken')
    return new Response('page')
  }
  const shop = await openTestShop(environment, { web: { handleWeb, cacheableUrl: () => null } })
  await shop.visitor().get('/my-account')
  expect(visited).toBe(isTrial)
  for (const [path, status] of [
    ['/broken', 500],
    ['/%ff', 400],
  ] as const) {
    const response = await shop.visitor().get(path, { headers: seen })
    expect([response.status, response.text.includes('Tiệm chạy thử')]).toEqual([status, isTrial])
  }
  await shop.close()
})
