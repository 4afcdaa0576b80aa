import { useEffect, useState } from 'react'

/** What is typed, once somebody stops typing. */
export function useTyped<T>(value: T, patienceMs = 300): T {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), patienceMs)
    return () => clearTimeout(timer)
  }, [value, patienceMs])
  return settled
}
