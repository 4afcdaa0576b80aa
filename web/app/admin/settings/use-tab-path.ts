import { useSearchParams } from 'react-router'
import type { SettingsTab } from './settings-draft.ts'

/** Another part of the settings, opened the way this one was: from the guide of the first steps or not. */
export function useTabPath(): (part: SettingsTab) => string {
  const [search] = useSearchParams()
  return (part) => {
    const query = new URLSearchParams(search)
    query.set('part', part)
    return `?${query}`
  }
}
