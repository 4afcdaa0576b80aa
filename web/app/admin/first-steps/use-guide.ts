import { useCallback, useEffect, useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { adminPaths } from '../admin-paths.ts'

const parameter = 'guide'

/** The URL of a screen opened from the guide; saving there leads back to the guide. */
export function guidedPath(path: string): string {
  return `${path}${path.includes('?') ? '&' : '?'}${parameter}=1`
}

/** Whether this screen was opened from the guide of the first steps. */
export function useIsGuided(): boolean {
  return useSearchParams()[0].has(parameter)
}

/**
 * Returns to the guide after a save, if the screen was opened from it. Waits until the form is clean, one render
 * later, so that leaving does not ask.
 */
export function useBackToGuide(isDirty = false): () => void {
  const isGuided = useIsGuided()
  const navigate = useNavigate()
  const [isLeaving, setLeaving] = useState(false)
  useEffect(() => {
    if (isLeaving && isGuided && !isDirty) void navigate(adminPaths.home())
  }, [isLeaving, isGuided, isDirty, navigate])
  return useCallback(() => setLeaving(true), [])
}
