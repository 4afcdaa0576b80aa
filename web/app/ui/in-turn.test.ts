import { expect, it } from 'vitest'
import { createTurns } from './in-turn.ts'

it('a call waits for the one before, and goes on whatever became of it', async () => {
  const inTurn = createTurns()
  const heard: string[] = []
  let refuse = () => {}
  const first = inTurn(
    () =>
      new Promise((_, reject) => {
        heard.push('first asked')
        refuse = () => reject(new Error('no'))
      }),
  )
  const second = inTurn(async () => heard.push('second asked'))
  await Promise.resolve()
  expect(heard).toEqual(['first asked'])
  refuse()
  await expect(first).rejects.toThrow('no')
  await second
  expect(heard).toEqual(['first asked', 'second asked'])
})
