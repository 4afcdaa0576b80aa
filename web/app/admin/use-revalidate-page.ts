import { useCallback } from 'react'
import { useRevalidator } from 'react-router'
import { untilDoneOrStuck } from '../navigation/retrying-fetch.ts'

/**
 * Reloads the page's data after a change. Does not wait if the reload fails, because the change is already made; the
 * layout shows the failure and retries.
 */
export function useRevalidatePage(): () => Promise<void> {
  const { revalidate } = useRevalidator()
  return useCallback(() => untilDoneOrStuck(revalidate()), [revalidate])
}
