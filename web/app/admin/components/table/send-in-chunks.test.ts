import { expect, test } from 'vitest'
import { ApiError } from '../../../api/api-error.ts'
import { sendInChunks } from './send-in-chunks.ts'

const refuse = (status: number) => new ApiError({ status, code: 'refused', message: `refused ${status}` })

/** Sends `count` ids in chunks of three; `responses` is keyed by the number of the chunk. */
async function run(count: number, responses: Record<number, ApiError | string[]> = {}, stopAfter = Number.POSITIVE_INFINITY) {
  const ids = Array.from({ length: count }, (_, index) => `p${index + 1}`)
  const parts: number[] = []
  const progress: number[] = []
  const outcome = await sendInChunks({
    ids,
    size: 3,
    async send(part) {
      parts.push(part.length)
      const response = responses[parts.length] ?? []
      if (response instanceof ApiError) throw response
      return response.map((_id) => ({ _id, message: 'gone' }))
    },
    onProgress: (done) => progress.push(done),
    isStopped: () => parts.length >= stopAfter,
  })
  const failed = outcome.failed.map(({ _id }) => _id)
  // Invariant: the handled ids are a prefix of the ids sent, and include the failed ones.
  expect(outcome.handled).toEqual(ids.slice(0, outcome.handled.length))
  expect(outcome.handled).toEqual(expect.arrayContaining(failed))
  return { parts, progress, handled: outcome.handled.length, failed, refusal: outcome.refusal?.status ?? null }
}

const nothing = { parts: [], progress: [], handled: 0, failed: [], refusal: null }

test.each([
  ['nothing is asked', run(0), nothing],
  ['one part', run(3), { ...nothing, parts: [3], progress: [3], handled: 3 }],
  ['several, the last one smaller', run(7), { ...nothing, parts: [3, 3, 1], progress: [3, 6, 7], handled: 7 }],
  ['some of a part are gone', run(4, { 1: ['p2'] }), { ...nothing, parts: [3, 1], progress: [3, 4], handled: 4, failed: ['p2'] }],
  ['a whole part is gone', run(5, { 2: refuse(404) }), { ...nothing, parts: [3, 2], progress: [3, 5], handled: 5, failed: ['p4', 'p5'] }],
  [
    'one part breaks, the next goes on',
    run(7, { 1: refuse(500), 3: refuse(409) }),
    { ...nothing, parts: [3, 3, 1], progress: [3, 6, 7], handled: 7, failed: ['p1', 'p2', 'p3', 'p7'] },
  ],
  ['the only part is gone: that is a refusal', run(2, { 1: refuse(404) }), { ...nothing, parts: [2], refusal: 404 }],
  [
    'the network goes',
    run(9, { 1: ['p1'], 2: refuse(0) }),
    { ...nothing, parts: [3, 3], progress: [3], handled: 3, failed: ['p1'], refusal: 0 },
  ],
  ['too many calls', run(9, { 3: refuse(429) }), { ...nothing, parts: [3, 3, 3], progress: [3, 6], handled: 6, refusal: 429 }],
  ['what is asked is wrong for all', run(9, { 1: refuse(400) }), { ...nothing, parts: [3], refusal: 400 }],
  ['somebody stops it', run(9, {}, 2), { ...nothing, parts: [3, 3], progress: [3, 6], handled: 6 }],
  ['stopped before it begins', run(9, {}, 0), nothing],
])('send-in-chunks: %s', async (_, response, wanted) => expect(await response).toEqual(wanted))

test('send-in-chunks: rethrows an error that is not an API refusal', async () => {
  const send = () => Promise.reject(new TypeError('a bug'))
  await expect(sendInChunks({ ids: ['a'], size: 3, send, onProgress: () => {}, isStopped: () => false })).rejects.toThrow('a bug')
})
