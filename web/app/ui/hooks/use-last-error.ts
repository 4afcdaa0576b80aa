import { useState } from 'react'

/**
 * Returns the error of a query also during its retry: the query itself clears it at once, which would remove the retry button together
 * with the focus.
 */
export function useLastError<Reason>({ error, isFetching }: { error: Reason | null; isFetching: boolean }): Reason | null {
  const [last, setLast] = useState(error)
  const lasting = error ?? (isFetching ? last : null)
  if (lasting !== last) setLast(lasting)
  return lasting
}
