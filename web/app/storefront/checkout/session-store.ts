/** Storage of this tab until it is closed. If storage is disabled or full, nothing is stored and nothing fails. */
export function sessionStore<T>(name: string, isValid: (stored: unknown) => stored is T) {
  return {
    read(): T | null {
      try {
        const stored: unknown = JSON.parse(sessionStorage.getItem(name) ?? 'null')
        return isValid(stored) ? stored : null
      } catch {
        return null
      }
    },
    save(value: T): void {
      try {
        sessionStorage.setItem(name, JSON.stringify(value))
      } catch {
        // The page still has the value in memory.
      }
    },
    clear(): void {
      try {
        sessionStorage.removeItem(name)
      } catch {
        // Nothing was stored.
      }
    },
  }
}
