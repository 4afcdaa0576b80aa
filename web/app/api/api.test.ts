import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import type { TransportInit } from '../../../contract/page-renderer.ts'
import { createApi } from './api.ts'
import { describeError } from './api-error.ts'

const Anything = z.object({ ok: z.boolean() })

function answering(response: () => Response | Promise<Response>) {
  const calls: { path: string; init: TransportInit | undefined }[] = []
  const api = createApi(async (path, init) => {
    calls.push({ path, init })
    return response()
  }, 'en')
  return { api, calls }
}

describe('the shop’s API', () => {
  it('is asked in the language of the page and answers what the schema says', async () => {
    const { api, calls } = answering(() => Response.json({ ok: true, extra: 1 }))
    expect(await api.get('/api/x', Anything)).toEqual({ ok: true })
    expect(calls[0]?.init?.headers).toMatchObject({ 'Accept-Language': 'en' })
    expect(calls[0]?.init?.personal).toBe(false)
  })

  it.each([[{ message: 'Gone', code: 'not_found' }], [{ message: { message: 'Gone', code: 'not_found' } }]])(
    'tells a refusal in both of its forms: %j',
    async (body) => {
      const { api } = answering(() => Response.json(body, { status: 404 }))
      await expect(api.get('/api/x', Anything)).rejects.toMatchObject({ status: 404, code: 'not_found', message: 'Gone' })
    },
  )

  it('says in words when there is no network, and when the answer makes no sense', async () => {
    const offline = answering(() => Promise.reject(new TypeError('fetch failed')))
    await expect(offline.api.get('/api/x', Anything)).rejects.toMatchObject({ code: 'network', status: 0 })
    const nonsense = answering(() => new Response('<html>'))
    await expect(nonsense.api.get('/api/x', Anything)).rejects.toMatchObject({ code: 'invalid_response' })
  })

  it('knows whether the shop could not be reached or was waited for in vain', async () => {
    const offline = answering(() => Promise.reject(new TypeError('fetch failed')))
    await expect(offline.api.get('/api/x', Anything)).rejects.toMatchObject({ code: 'network', timedOut: false })
    const silent = createApi(
      (_path, { signal } = {}) => new Promise((_, reject) => signal?.addEventListener('abort', () => reject(signal.reason))),
      'en',
    )
    await expect(silent.get('/api/x', Anything, { timeoutMs: 5 })).rejects.toMatchObject({ code: 'network', timedOut: true })
  })

  it('lets somebody change their mind without calling it a failure of the network', async () => {
    const { api } = answering(() => Promise.reject(new DOMException('Aborted', 'AbortError')))
    await expect(api.get('/api/x', Anything, { signal: AbortSignal.abort() })).rejects.toMatchObject({ name: 'AbortError' })
  })
})

describe('what somebody is told of a failure', () => {
  const failed = 'Failed to add item to cart'
  const requests = async (response: () => Response | Promise<Response>) => {
    const error = await answering(response)
      .api.get('/api/x', Anything)
      .catch((caught: unknown) => caught)
    return describeError(error, failed)
  }

  it('is the shop’s own word', async () => {
    expect(await requests(() => Response.json({ message: 'Only 2 left', code: 'not_enough_stock' }, { status: 409 }))).toBe('Only 2 left')
  })

  it('is what could not be done where the shop said nothing', async () => {
    expect(await requests(() => new Response('', { status: 500 }))).toBe(failed)
    expect(await requests(() => new Response('<html>'))).toBe(failed)
  })

  it('says where it is the network', async () => {
    expect(await requests(() => Promise.reject(new TypeError('fetch failed')))).toMatch(
      /^Failed to add item to cart\. We could not connect/,
    )
  })
})
