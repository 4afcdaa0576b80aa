import { useEffect } from 'react'
import { createStore, useStore } from '../ui/store.ts'

const storageKey = 'deliver-to'

/** The province chosen last on this device, on any page. Null: none. Undefined until the storage has been read. */
const province = createStore<string | null | undefined>(undefined)

/** The remembered province if the shop delivers there, else the first one; undefined until hydration. */
export function useRememberedProvince(provinces: readonly string[]): string | undefined {
  return amongProvinces(useStoredProvince(), provinces)
}

/** Null: none is remembered. Undefined until the storage has been read. */
export function useStoredProvince(): string | null | undefined {
  const stored = useStore(province)
  useEffect(() => {
    if (province.get() === undefined) province.set(readRememberedProvince())
  }, [])
  return stored
}

export function amongProvinces(stored: string | null | undefined, provinces: readonly string[]): string | undefined {
  if (stored === undefined) return undefined
  return stored !== null && provinces.includes(stored) ? stored : provinces[0]
}

export function readRememberedProvince(): string | null {
  try {
    return localStorage.getItem(storageKey)
  } catch {
    return province.get() ?? null
  }
}

export function rememberProvince(name: string): void {
  province.set(name)
  try {
    localStorage.setItem(storageKey, name)
  } catch {
    // Storage is disabled: the choice lasts until the page is left.
  }
}
