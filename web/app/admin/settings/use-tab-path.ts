import { useSearchParams } from 'react-router'
import type { SettingsTab } from './settings-tabs.ts'

/** The URL of a tab; stays part of the guide if the current tab was opened from it. */
export function useTabPath(): (part: SettingsTab) => string {
  const [search] = useSearchParams()
  return (part) => {
    const query = new URLSearchParams(search)
    query.set('part', part)
    return `?${query}`
  }
}
