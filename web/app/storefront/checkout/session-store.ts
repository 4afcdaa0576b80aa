/** What this tab remembers until it is closed. Where storage is off or full, nothing is remembered and nothing breaks. */
export function sessionStore<T>(name: string, isValid: (kept: unknown) => kept is T) {
  return {
    read(): T | null {
      try {
        const kept: unknown = JSON.parse(sessionStorage.getItem(name) ?? 'null')
        return isValid(kept) ? kept : null
      } catch {
        return null
      }
    },
    keep(value: T): void {
      try {
        sessionStorage.setItem(name, JSON.stringify(value))
      } catch {
        // The page itself still has it.
      }
    },
    forget(): void {
      try {
        sessionStorage.removeItem(name)
      } catch {
        // Nothing was kept.
      }
    },
  }
}
