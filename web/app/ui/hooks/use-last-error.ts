import { useState } from 'react'

/**
 * Why something is not there, also while it is asked for again: the query forgets that at once, and the button that asks
 * would go from under the finger and the focus.
 */
export function useLastError<Reason>({ error, isFetching }: { error: Reason | null; isFetching: boolean }): Reason | null {
  const [last, setLast] = useState(error)
  const lasting = error ?? (isFetching ? last : null)
  if (lasting !== last) setLast(lasting)
  return lasting
}
