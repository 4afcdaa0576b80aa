import { afterEach, expect, test, vi } from 'vitest'
import type { Transport } from '../../../contract/pages/page-renderer.ts'
import { openRenderPool, type RenderPool } from './render-pool.ts'

const deps = new URL('../../testing/page-fixture.ts', import.meta.url)
let threads: RenderPool | undefined
afterEach(() => threads?.close())

/** A thread starts slowly on a busy machine. */
const eventually = (holds: () => unknown) => vi.waitFor(holds, { timeout: 20_000 })

const inThreads = (count: number) => {
  threads = openRenderPool(deps, { min: count, max: count })
  return threads
}

const noCalls: Transport = async () => Response.json('nothing asked')

function contextWith(transport: Transport = noCalls) {
  return { language: 'en', publicUrl: 'https://shop.test', transport } as const
}

const page = (path: string, init?: RequestInit) => new Request(`https://shop.test${path}`, init)

/** The responses that a page got for these calls. */
async function dataOf(made: Promise<Response>): Promise<unknown> {
  return ((await (await made).json()) as { said: unknown }).said
}

test('render-pool: a page is returned as rendered, with its own request context', async () => {
  const made = await inThreads(1).handleWeb(
    page('/form', { method: 'POST', body: 'tên=Bông', headers: { 'user-agent': 'Zalo' } }),
    contextWith(),
  )
  expect(made.status).toBe(203)
  expect(made.headers.get('x-agent')).toBe('Zalo')
  expect(made.headers.getSetCookie()).toEqual(['first=1', 'second=1'])
  expect(await made.json()).toEqual({ said: [], body: 'tên=Bông', language: 'en', publicUrl: 'https://shop.test' })
})

test("render-pool: a page's API calls use its own transport in the main thread", async () => {
  const { handleWeb } = inThreads(2)
  const ask = (name: string) =>
    dataOf(
      handleWeb(
        page('/?asks=/api/me&asks=/api/empty&asks=/api/lost'),
        contextWith(async (path) => {
          if (path === '/api/lost') throw new Error(`${name} is not reached`)
          return path === '/api/empty' ? new Response(null, { status: 204 }) : Response.json({ name }, { status: 401 })
        }),
      ),
    )
  const names = Array.from({ length: 20 }, (_, index) => `visitor ${index}`)
  expect(await Promise.all(names.map(ask))).toEqual(names.map((name) => [[401, { name }], 'nothing', `${name} is not reached`]))
})

test('render-pool: every page gets the responses to its own calls, also when many pages render at once', async () => {
  const { handleWeb } = inThreads(2)
  const answers = new Map(Array.from({ length: 80 }, (_, index) => [`/api/${index}`, { index } as unknown]))
  const kept: Transport = async (path) => Response.json(answers.get(path) ?? 'unknown')
  for (let round = 0; round < 6; round++) {
    const wanted = Array.from({ length: 40 }, (_, index) => (index * 7 + round * 31) % answers.size)
    const said = await Promise.all(wanted.map((index) => dataOf(handleWeb(page(`/?asks=/api/${index}&asks=/api/0`), contextWith(kept)))))
    expect(said).toEqual(
      wanted.map((index) => [
        [200, { index }],
        [200, { index: 0 }],
      ]),
    )
  }
  answers.set('/api/0', { index: 'changed' })
  expect(await dataOf(handleWeb(page('/?asks=/api/0'), contextWith(kept)))).toEqual([[200, { index: 'changed' }]])
})

test('render-pool: a failing page fails alone', async () => {
  const { handleWeb } = inThreads(1)
  await expect(handleWeb(page('/throw'), contextWith())).rejects.toThrow()
  expect((await handleWeb(page('/'), contextWith())).status).toBe(203)
})

test('render-pool: a thread that exits fails its own pages; the next thread renders again', async () => {
  const { handleWeb } = inThreads(1)
  const kept: Transport = async () => Response.json('kept')
  expect(await dataOf(handleWeb(page('/?asks=/api/a'), contextWith(kept)))).toEqual([[200, 'kept']])
  const lost = [handleWeb(page('/never'), contextWith()), handleWeb(page('/end'), contextWith())]
  await Promise.all(lost.map((made) => expect(made).rejects.toMatchObject({ code: 'unavailable' })))
  await expect(handleWeb(page('/'), contextWith())).rejects.toMatchObject({ code: 'unavailable' })
  await eventually(async () => expect(await dataOf(handleWeb(page('/?asks=/api/a'), contextWith(kept)))).toEqual([[200, 'kept']]))
})

test('render-pool: every thread is warmed up, also one started later, and a failing warm-up affects nothing', async () => {
  const errors = vi.spyOn(process.stderr, 'write').mockImplementation(() => true)
  const complaints = () => errors.mock.calls.filter(([line]) => String(line).includes('a render thread was not warmed up')).length
  const { handleWeb, warmUp } = inThreads(3)
  let asked = 0
  const counting: Transport = async () => Response.json(asked++)
  warmUp({ ...contextWith(counting), publicUrl: 'https://shop.test/?asks=/api/settings' })
  await eventually(() => expect(asked).toBe(3))
  await expect(handleWeb(page('/end'), contextWith())).rejects.toMatchObject({ code: 'unavailable' })
  await eventually(() => expect(asked).toBe(4))
  warmUp({ ...contextWith(), publicUrl: 'https://shop.test/throw' })
  await eventually(() => expect(complaints()).toBe(3))
  expect((await handleWeb(page('/'), contextWith())).status).toBe(203)
  errors.mockRestore()
})

test('render-pool: threads start while pages wait, up to the most, and end when they are idle', async () => {
  const pool = openRenderPool(deps, { min: 1, max: 3, idleMs: 400 })
  threads = pool
  const isRendered = async (made: Promise<Response>) => expect((await made).status).toBe(203)
  await isRendered(pool.handleWeb(page('/'), contextWith()))
  const held = Promise.withResolvers<Response>()
  const waiting: Promise<void>[] = []
  const visitAndWait = () => {
    waiting.push(
      isRendered(
        pool.handleWeb(
          page('/?asks=/api/a'),
          contextWith(() => held.promise.then((said) => said.clone())),
        ),
      ),
    )
  }
  for (let visitor = 0; visitor < 3; visitor++) visitAndWait()
  expect(pool.size).toBe(1)
  await eventually(() => {
    visitAndWait()
    expect(pool.size).toBe(3)
  })
  for (let visitor = 0; visitor < 20; visitor++) visitAndWait()
  expect(pool.size).toBe(3)
  held.resolve(Response.json('held'))
  await Promise.all(waiting)
  await eventually(() => expect(pool.size).toBe(1))
  await isRendered(pool.handleWeb(page('/'), contextWith()))
})
