import { afterEach, expect, test, vi } from 'vitest'
import { askAgain, longMs, makePatient, navigationTrouble, unlessInTrouble } from './patient-fetch.ts'

const page = new URL('https://shop.example/products.data')
const made = { 'X-Remix-Response': 'yes' }
const answer = (status: number, headers = {}) => new Response('x', { status, headers })
const offline = new TypeError('Failed to fetch')

/** A network that gives these answers in turn. */
function network(...answers: (Response | Error)[]) {
  return vi.fn<typeof fetch>(async () => {
    const next = answers.shift()
    if (next instanceof Error) throw next
    return next as Response
  })
}
const moment = () => new Promise((resolve) => setTimeout(resolve))

/** A network that answers only when it is told to; what was dropped fails as in a browser. */
function slowNetwork() {
  const asked: { init: RequestInit | undefined; answer: (given: Response | Error) => void }[] = []
  const ask = vi.fn<typeof fetch>(
    (_input, init) =>
      new Promise((resolve, reject) => {
        asked.push({ init, answer: (given) => (given instanceof Error ? reject(given) : resolve(given)) })
        init?.signal?.addEventListener('abort', () => reject(init.signal?.reason))
      }),
  )
  return { ask, asked }
}

afterEach(() => {
  askAgain()
  vi.useRealTimers()
})

test.each<[string, Response | Error, string]>([
  ['no network', offline, 'unreached'],
  ['a shop that restarts', answer(503), 'busy'],
  ['a page that could not be made', answer(500, made), 'busy'],
  ['a door that lets nobody in for a while', answer(429), 'busy'],
])('%s: the question stays open until somebody asks again', async (_what, failure, why) => {
  const ask = network(failure, offline, answer(200, made))
  const asked = makePatient(ask)(page, { method: 'GET' })
  await moment()
  expect(navigationTrouble.get()).toBe(why)
  askAgain()
  await moment()
  expect(navigationTrouble.get()).toBe('unreached')
  askAgain()
  expect((await asked).status).toBe(200)
  expect([ask.mock.calls.length, navigationTrouble.get()]).toEqual([3, null])
})

test('who goes elsewhere drops the question', async () => {
  const leaving = new AbortController()
  const asked = makePatient(network(offline))(page, { signal: leaving.signal })
  await moment()
  leaving.abort()
  await expect(asked).rejects.toMatchObject({ name: 'AbortError' })
  expect(navigationTrouble.get()).toBeNull()
})

test.each<[string, URL | string, RequestInit, Response]>([
  ['a page that says what went wrong with its form', page, { method: 'POST' }, answer(503, made)],
  ['a page that does not exist', page, {}, answer(404, made)],
  ['a call of the API', '/api/carts', {}, answer(503)],
])('%s is answered as it is', async (_what, address, init, given) => {
  expect(await makePatient(network(given))(address, init)).toBe(given)
  expect(navigationTrouble.get()).toBeNull()
})

test('a form whose sending failed is sent again only when asked', async () => {
  const ask = network(offline, answer(200, made))
  const asked = makePatient(ask)(page, { method: 'POST', body: 'a=1' })
  await moment()
  expect(ask).toHaveBeenCalledTimes(1)
  askAgain()
  expect((await asked).status).toBe(200)
})

test('whoever waits for a page to be read again goes on once that is in trouble', async () => {
  const asked = makePatient(network(offline, answer(200, made)))(page)
  await unlessInTrouble(asked.then(() => undefined))
  expect(navigationTrouble.get()).toBe('unreached')
  askAgain()
  await unlessInTrouble(asked.then(() => undefined))
  expect(navigationTrouble.get()).toBeNull()
})

test('a page that takes long says so, and opens when it comes', async () => {
  vi.useFakeTimers()
  const { ask, asked } = slowNetwork()
  const coming = makePatient(ask)(page, { method: 'GET' })
  await vi.advanceTimersByTimeAsync(longMs - 1)
  expect(navigationTrouble.get()).toBeNull()
  await vi.advanceTimersByTimeAsync(1)
  expect([navigationTrouble.get(), navigationTrouble.isStuck()]).toEqual(['slow', false])
  asked[0]?.answer(answer(200, made))
  expect((await coming).status).toBe(200)
  expect([ask.mock.calls.length, navigationTrouble.get()]).toEqual([1, null])
})

test('a page that takes long is dropped and asked for anew, as often as somebody wants', async () => {
  vi.useFakeTimers()
  const { ask, asked } = slowNetwork()
  const coming = makePatient(ask)(page)
  for (const times of [1, 2]) {
    await vi.advanceTimersByTimeAsync(longMs)
    expect([ask.mock.calls.length, navigationTrouble.get()]).toEqual([times, 'slow'])
    askAgain()
    await vi.advanceTimersByTimeAsync(0)
    expect([asked[times - 1]?.init?.signal?.aborted, ask.mock.calls.length, navigationTrouble.get()]).toEqual([true, times + 1, null])
  }
  asked[2]?.answer(answer(200, made))
  expect((await coming).status).toBe(200)
  await vi.advanceTimersByTimeAsync(longMs)
  expect(navigationTrouble.get()).toBeNull()
})

test('a page that takes long and then fails says what happened', async () => {
  vi.useFakeTimers()
  const { ask, asked } = slowNetwork()
  const coming = makePatient(ask)(page)
  await vi.advanceTimersByTimeAsync(longMs)
  asked[0]?.answer(offline)
  await vi.advanceTimersByTimeAsync(longMs)
  expect(navigationTrouble.get()).toBe('unreached')
  askAgain()
  await vi.advanceTimersByTimeAsync(0)
  asked[1]?.answer(answer(200, made))
  expect((await coming).status).toBe(200)
})

test('of two pages the one that cannot be had is told before the one that is only slow', async () => {
  vi.useFakeTimers()
  const leaving = new AbortController()
  const { ask, asked } = slowNetwork()
  const [failed, slow] = [makePatient(ask)(page, { signal: leaving.signal }), makePatient(ask)(page)]
  asked[0]?.answer(answer(503))
  await vi.advanceTimersByTimeAsync(longMs)
  expect(navigationTrouble.get()).toBe('busy')
  leaving.abort()
  await expect(failed).rejects.toMatchObject({ name: 'AbortError' })
  expect(navigationTrouble.get()).toBe('slow')
  asked[1]?.answer(answer(200, made))
  await slow
  expect(navigationTrouble.get()).toBeNull()
})

test('who goes elsewhere drops a question that takes long', async () => {
  vi.useFakeTimers()
  const leaving = new AbortController()
  const { ask } = slowNetwork()
  const dropped = expect(makePatient(ask)(page, { signal: leaving.signal })).rejects.toMatchObject({ name: 'AbortError' })
  await vi.advanceTimersByTimeAsync(longMs)
  expect(navigationTrouble.get()).toBe('slow')
  leaving.abort()
  await dropped
  expect([ask.mock.calls.length, navigationTrouble.get()]).toEqual([1, null])
})

test('whoever waits for a page to be read again goes on waiting while that is only slow', async () => {
  vi.useFakeTimers()
  const { ask, asked } = slowNetwork()
  const goOn = vi.fn()
  const read = unlessInTrouble(makePatient(ask)(page).then(() => undefined)).then(goOn)
  await vi.advanceTimersByTimeAsync(longMs)
  expect([navigationTrouble.get(), goOn.mock.calls.length]).toEqual(['slow', 0])
  asked[0]?.answer(answer(200, made))
  await read
  expect(goOn).toHaveBeenCalledTimes(1)
})

test('a form that takes long is left alone', async () => {
  vi.useFakeTimers()
  const { ask, asked } = slowNetwork()
  const init = { method: 'POST', body: 'a=1' }
  const sent = makePatient(ask)(page, init)
  await vi.advanceTimersByTimeAsync(longMs * 2)
  expect(navigationTrouble.get()).toBeNull()
  askAgain()
  await vi.advanceTimersByTimeAsync(0)
  expect([ask.mock.calls.length, asked[0]?.init]).toEqual([1, init])
  asked[0]?.answer(answer(200, made))
  expect((await sent).status).toBe(200)
})
