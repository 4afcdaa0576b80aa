import { afterEach, expect, test, vi } from 'vitest'
import { makeRetryingFetch, navigationError, retryAll, slowAfterMs, untilDoneOrStuck } from './retrying-fetch.ts'

const page = new URL('https://shop.example/products.data')
const made = { 'X-Remix-Response': 'yes' }
const respond = (status: number, headers = {}) => new Response('x', { status, headers })
const offline = new TypeError('Failed to fetch')

/** A network that returns these responses in turn. */
function network(...responses: (Response | Error)[]) {
  return vi.fn<typeof fetch>(async () => {
    const next = responses.shift()
    if (next instanceof Error) throw next
    return next as Response
  })
}
const reportSlowWrite = vi.fn()
const moment = () => new Promise((resolve) => setTimeout(resolve))

/** A network that responds on demand; an aborted request fails as in a browser. */
function slowNetwork() {
  const requests: { init: RequestInit | undefined; respondWith: (given: Response | Error) => void }[] = []
  const fetchMock = vi.fn<typeof fetch>(
    (_input, init) =>
      new Promise((resolve, reject) => {
        requests.push({ init, respondWith: (given) => (given instanceof Error ? reject(given) : resolve(given)) })
        init?.signal?.addEventListener('abort', () => reject(init.signal?.reason))
      }),
  )
  return { fetchMock, requests }
}

afterEach(() => {
  retryAll()
  reportSlowWrite.mockClear()
  vi.useRealTimers()
})

test.each<[string, Response | Error, string]>([
  ['no network', offline, 'unreached'],
  ['a shop that restarts', respond(503), 'busy'],
  ['a page that could not be made', respond(500, made), 'busy'],
  ['a door that lets nobody in for a while', respond(429), 'busy'],
])('retrying fetch: %s stays pending until a retry', async (_what, failure, why) => {
  const fetchMock = network(failure, offline, respond(200, made))
  const requests = makeRetryingFetch(fetchMock, reportSlowWrite)(page, { method: 'GET' })
  await moment()
  expect(navigationError.get()).toBe(why)
  retryAll()
  await moment()
  expect(navigationError.get()).toBe('unreached')
  retryAll()
  expect((await requests).status).toBe(200)
  expect([fetchMock.mock.calls.length, navigationError.get()]).toEqual([3, null])
})

test('retrying fetch: a navigation aborts the pending request', async () => {
  const leaving = new AbortController()
  const requests = makeRetryingFetch(network(offline), reportSlowWrite)(page, { signal: leaving.signal })
  await moment()
  leaving.abort()
  await expect(requests).rejects.toMatchObject({ name: 'AbortError' })
  expect(navigationError.get()).toBeNull()
})

test.each<[string, URL | string, RequestInit, Response]>([
  ['a page that says what went wrong with its form', page, { method: 'POST' }, respond(503, made)],
  ['a page that does not exist', page, {}, respond(404, made)],
  ['a call of the API', '/api/carts', {}, respond(503)],
])('retrying fetch: %s is returned unchanged', async (_what, address, init, given) => {
  expect(await makeRetryingFetch(network(given), reportSlowWrite)(address, init)).toBe(given)
  expect(navigationError.get()).toBeNull()
})

test('retrying fetch: a failed form post is sent again only on request', async () => {
  const fetchMock = network(offline, respond(200, made))
  const requests = makeRetryingFetch(fetchMock, reportSlowWrite)(page, { method: 'POST', body: 'a=1' })
  await moment()
  expect(fetchMock).toHaveBeenCalledTimes(1)
  retryAll()
  expect((await requests).status).toBe(200)
})

test('untilDoneOrStuck: resolves once the page cannot load', async () => {
  const requests = makeRetryingFetch(network(offline, respond(200, made)), reportSlowWrite)(page)
  await untilDoneOrStuck(requests.then(() => undefined))
  expect(navigationError.get()).toBe('unreached')
  retryAll()
  await untilDoneOrStuck(requests.then(() => undefined))
  expect(navigationError.get()).toBeNull()
})

test('retrying fetch: a slow page is reported, and opens when it arrives', async () => {
  vi.useFakeTimers()
  const { fetchMock, requests } = slowNetwork()
  const coming = makeRetryingFetch(fetchMock, reportSlowWrite)(page, { method: 'GET' })
  await vi.advanceTimersByTimeAsync(slowAfterMs - 1)
  expect(navigationError.get()).toBeNull()
  await vi.advanceTimersByTimeAsync(1)
  expect([navigationError.get(), navigationError.isStuck()]).toEqual(['slow', false])
  requests[0]?.respondWith(respond(200, made))
  expect((await coming).status).toBe(200)
  expect([fetchMock.mock.calls.length, navigationError.get()]).toEqual([1, null])
})

test('retrying fetch: a slow page is aborted and requested again at every retry', async () => {
  vi.useFakeTimers()
  const { fetchMock, requests } = slowNetwork()
  const coming = makeRetryingFetch(fetchMock, reportSlowWrite)(page)
  for (const times of [1, 2]) {
    await vi.advanceTimersByTimeAsync(slowAfterMs)
    expect([fetchMock.mock.calls.length, navigationError.get()]).toEqual([times, 'slow'])
    retryAll()
    await vi.advanceTimersByTimeAsync(0)
    expect([requests[times - 1]?.init?.signal?.aborted, fetchMock.mock.calls.length, navigationError.get()]).toEqual([
      true,
      times + 1,
      null,
    ])
  }
  requests[2]?.respondWith(respond(200, made))
  expect((await coming).status).toBe(200)
  await vi.advanceTimersByTimeAsync(slowAfterMs)
  expect(navigationError.get()).toBeNull()
})

test('retrying fetch: a slow page that then fails reports the failure', async () => {
  vi.useFakeTimers()
  const { fetchMock, requests } = slowNetwork()
  const coming = makeRetryingFetch(fetchMock, reportSlowWrite)(page)
  await vi.advanceTimersByTimeAsync(slowAfterMs)
  requests[0]?.respondWith(offline)
  await vi.advanceTimersByTimeAsync(slowAfterMs)
  expect(navigationError.get()).toBe('unreached')
  retryAll()
  await vi.advanceTimersByTimeAsync(0)
  requests[1]?.respondWith(respond(200, made))
  expect((await coming).status).toBe(200)
})

test('retrying fetch: a failed page is reported before a slow one', async () => {
  vi.useFakeTimers()
  const leaving = new AbortController()
  const { fetchMock, requests } = slowNetwork()
  const [failed, slow] = [
    makeRetryingFetch(fetchMock, reportSlowWrite)(page, { signal: leaving.signal }),
    makeRetryingFetch(fetchMock, reportSlowWrite)(page),
  ]
  requests[0]?.respondWith(respond(503))
  await vi.advanceTimersByTimeAsync(slowAfterMs)
  expect(navigationError.get()).toBe('busy')
  leaving.abort()
  await expect(failed).rejects.toMatchObject({ name: 'AbortError' })
  expect(navigationError.get()).toBe('slow')
  requests[1]?.respondWith(respond(200, made))
  await slow
  expect(navigationError.get()).toBeNull()
})

test('retrying fetch: a navigation aborts a slow request', async () => {
  vi.useFakeTimers()
  const leaving = new AbortController()
  const { fetchMock } = slowNetwork()
  const dropped = expect(makeRetryingFetch(fetchMock, reportSlowWrite)(page, { signal: leaving.signal })).rejects.toMatchObject({
    name: 'AbortError',
  })
  await vi.advanceTimersByTimeAsync(slowAfterMs)
  expect(navigationError.get()).toBe('slow')
  leaving.abort()
  await dropped
  expect([fetchMock.mock.calls.length, navigationError.get()]).toEqual([1, null])
})

test('untilDoneOrStuck: keeps waiting while the page is only slow', async () => {
  vi.useFakeTimers()
  const { fetchMock, requests } = slowNetwork()
  const proceed = vi.fn()
  const read = untilDoneOrStuck(makeRetryingFetch(fetchMock, reportSlowWrite)(page).then(() => undefined)).then(proceed)
  await vi.advanceTimersByTimeAsync(slowAfterMs)
  expect([navigationError.get(), proceed.mock.calls.length]).toEqual(['slow', 0])
  requests[0]?.respondWith(respond(200, made))
  await read
  expect(proceed).toHaveBeenCalledTimes(1)
})

test('retrying fetch: a slow form post is reported once, and not aborted', async () => {
  vi.useFakeTimers()
  const { fetchMock, requests } = slowNetwork()
  const init = { method: 'POST', body: 'a=1' }
  const sent = makeRetryingFetch(fetchMock, reportSlowWrite)(page, init)
  await vi.advanceTimersByTimeAsync(slowAfterMs - 1)
  expect(reportSlowWrite).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(slowAfterMs)
  expect(reportSlowWrite).toHaveBeenCalledOnce()
  expect(navigationError.get()).toBeNull()
  retryAll()
  await vi.advanceTimersByTimeAsync(0)
  expect([fetchMock.mock.calls.length, requests[0]?.init]).toEqual([1, init])
  requests[0]?.respondWith(respond(200, made))
  expect((await sent).status).toBe(200)
})
