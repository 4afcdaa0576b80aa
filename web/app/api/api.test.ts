import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import type { TransportInit } from '../../../contract/pages/page-renderer.ts'
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

describe('createApi', () => {
  it('sends the language of the page and returns what the schema parses', async () => {
    const { api, calls } = answering(() => Response.json({ ok: true, extra: 1 }))
    expect(await api.get('/api/x', Anything)).toEqual({ ok: true })
    expect(calls[0]?.init?.headers).toMatchObject({ 'Accept-Language': 'en' })
    expect(calls[0]?.init?.personal).toBe(false)
  })

  it.each([[{ message: 'Gone', code: 'not_found' }], [{ message: { message: 'Gone', code: 'not_found' } }]])(
    'throws a refusal from both error formats: %j',
    async (body) => {
      const { api } = answering(() => Response.json(body, { status: 404 }))
      await expect(api.get('/api/x', Anything)).rejects.toMatchObject({ status: 404, code: 'not_found', message: 'Gone' })
    },
  )

  it('throws a readable message without a network, and for a malformed response', async () => {
    const offline = answering(() => Promise.reject(new TypeError('fetch failed')))
    await expect(offline.api.get('/api/x', Anything)).rejects.toMatchObject({ code: 'network', status: 0 })
    const nonsense = answering(() => new Response('<html>'))
    await expect(nonsense.api.get('/api/x', Anything)).rejects.toMatchObject({ code: 'invalid_response' })
  })

  it('distinguishes an unreachable shop from a timeout', async () => {
    const offline = answering(() => Promise.reject(new TypeError('fetch failed')))
    await expect(offline.api.get('/api/x', Anything)).rejects.toMatchObject({ code: 'network', timedOut: false })
    const silent = createApi(
      (_path, { signal } = {}) => new Promise((_, reject) => signal?.addEventListener('abort', () => reject(signal.reason))),
      'en',
    )
    await expect(silent.get('/api/x', Anything, { timeoutMs: 5 })).rejects.toMatchObject({ code: 'network', timedOut: true })
  })

  it('does not report an aborted call as a network failure', async () => {
    const { api } = answering(() => Promise.reject(new DOMException('Aborted', 'AbortError')))
    await expect(api.get('/api/x', Anything, { signal: AbortSignal.abort() })).rejects.toMatchObject({ name: 'AbortError' })
  })
})

describe('describeError', () => {
  const failed = 'Failed to add item to cart'
  const requests = async (response: () => Response | Promise<Response>) => {
    const error = await answering(response)
      .api.get('/api/x', Anything)
      .catch((caught: unknown) => caught)
    return describeError(error, failed)
  }

  it('returns the shop’s own message', async () => {
    expect(await requests(() => Response.json({ message: 'Only 2 left', code: 'not_enough_stock' }, { status: 409 }))).toBe('Only 2 left')
  })

  it('returns what failed if the shop sent no message', async () => {
    expect(await requests(() => new Response('', { status: 500 }))).toBe(failed)
    expect(await requests(() => new Response('<html>'))).toBe(failed)
  })

  it('names the network if that is the cause', async () => {
    expect(await requests(() => Promise.reject(new TypeError('fetch failed')))).toMatch(
      /^Failed to add item to cart\. We could not connect/,
    )
  })
})
