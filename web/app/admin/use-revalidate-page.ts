import { useCallback } from 'react'
import { useRevalidator } from 'react-router'
import { untilDoneOrStuck } from '../navigation/retrying-fetch.ts'

/** Reads the page again after a change. Where it cannot be had now the frame says so and asks again; the change is made, so nobody waits for that. */
export function useRevalidatePage(): () => Promise<void> {
  const { revalidate } = useRevalidator()
  return useCallback(() => untilDoneOrStuck(revalidate()), [revalidate])
}
