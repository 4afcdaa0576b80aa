import { useState } from 'react'
import { addRecent, parseRecent, removeRecent } from './recent-searches.ts'

const storageKey = 'recent-searches'

/** The recent searches of this device, never sent anywhere. Re-read from storage, because another tab may have added some. */
export function useRecentSearches() {
  const [recent, setRecent] = useState(() => read() ?? [])
  const latest = () => read() ?? recent
  function save(next: string[]): void {
    setRecent(next)
    write(next)
  }
  return {
    recent,
    remember: (term: string) => save(addRecent(latest(), term)),
    forget: (term: string) => save(removeRecent(latest(), term)),
    forgetAll: () => save([]),
  }
}

/** Null if storage is disabled. */
function read(): string[] | null {
  try {
    return parseRecent(localStorage.getItem(storageKey))
  } catch {
    return null
  }
}

function write(recent: string[]): void {
  try {
    if (recent.length > 0) localStorage.setItem(storageKey, JSON.stringify(recent))
    else localStorage.removeItem(storageKey)
  } catch {
    // Remembered until the page is left.
  }
}
