import { expect, test } from 'vitest'
import { createStore } from './store.ts'

test('createStore: notifies subscribers of each change until they unsubscribe', () => {
  const store = createStore(0)
  const values: number[] = []
  const stop = store.subscribe(() => values.push(store.get()))
  store.set(1)
  store.set(2)
  stop()
  store.set(3)
  expect([values, store.get()]).toEqual([[1, 2], 3])
})

test('createStore: hydrates with the identical initial value, so that nothing re-renders', () => {
  const store = createStore<readonly string[]>([])
  expect(store.first()).toBe(store.get())
  const begun = store.first()
  store.set(['a'])
  expect(store.first()).toBe(begun)
})
