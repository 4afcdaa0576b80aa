/** What this tab remembers until it is closed. Where storage is off or full, nothing is remembered and nothing breaks. */
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
        // The page itself still has it.
      }
    },
    clear(): void {
      try {
        sessionStorage.removeItem(name)
      } catch {
        // Nothing was kept.
      }
    },
  }
}
