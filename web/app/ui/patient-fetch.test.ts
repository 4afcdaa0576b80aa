import { afterEach, expect, test, vi } from 'vitest'
import { askAgain, makePatient, navigationTrouble, unlessInTrouble } from './patient-fetch.ts'

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

afterEach(() => askAgain())

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
