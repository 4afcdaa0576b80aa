import { useSyncExternalStore } from 'react'

export type Store<T> = ReturnType<typeof createStore<T>>

/** A value outside React that components can subscribe to; set in the browser only. */
export function createStore<T>(initial: T) {
  let value = initial
  const listeners = new Set<() => void>()
  return {
    get: () => value,
    /** Must be the identical value used on the server, or React re-renders after hydration. */
    first: () => initial,
    set(next: T) {
      value = next
      for (const listener of listeners) listener()
    },
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
      }
    },
  }
}

export function useStore<T>({ subscribe, get, first }: Pick<Store<T>, 'subscribe' | 'get' | 'first'>): T {
  return useSyncExternalStore(subscribe, get, first)
}
