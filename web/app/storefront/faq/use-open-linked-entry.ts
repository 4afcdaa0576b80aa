import { useEffect } from 'react'
import { useLocation } from 'react-router'

/**
 * Opens the entry that the URL fragment names: one answer, or all answers of a group. Current browsers open a single answer by
 * themselves, older ones do not.
 */
export function useOpenLinkedEntry(): void {
  const { hash, key } = useLocation()
  // biome-ignore lint/correctness/useExhaustiveDependencies: following the same link again opens it again
  useEffect(() => {
    const target = hash ? document.getElementById(decoded(hash.slice(1))) : null
    if (!target) return
    const details = target.closest('details')
    for (const entry of details ? [details] : target.querySelectorAll('details')) entry.open = true
    target.scrollIntoView()
  }, [hash, key])
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
