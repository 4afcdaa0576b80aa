import { expect, it } from 'vitest'
import { createSerialQueue } from './serial-queue.ts'

it('createSerialQueue: runs calls in sequence, also after a failure', async () => {
  const enqueue = createSerialQueue()
  const log: string[] = []
  let refuse = () => {}
  const first = enqueue(
    () =>
      new Promise((_, reject) => {
        log.push('first asked')
        refuse = () => reject(new Error('no'))
      }),
  )
  const second = enqueue(async () => log.push('second asked'))
  await Promise.resolve()
  expect(log).toEqual(['first asked'])
  refuse()
  await expect(first).rejects.toThrow('no')
  await second
  expect(log).toEqual(['first asked', 'second asked'])
})
