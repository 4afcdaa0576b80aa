import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import type { User } from '../../../contract/accounts.ts'
import { toast } from '../ui/toast.tsx'
import { currentUserQuery } from './use-current-user.ts'

/** What follows once somebody is in: what was asked for a guest is asked again, a word of welcome, and on to the page wanted. */
export function useAfterSignIn(next: string) {
  const client = useQueryClient()
  const navigate = useNavigate()
  return async function enter({ user, message }: { user: User; message: string }, state?: { codeSentAt: number }): Promise<void> {
    // The back office is another part of the house: its texts and looks come with a page of its own.
    if (/^\/admin(?=[/?#]|$)/.test(next)) return window.location.replace(next)
    client.setQueryData(currentUserQuery.queryKey, user)
    await client.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== currentUserQuery.queryKey[0] })
    toast({ text: message })
    await navigate(next, { replace: true, state })
  }
}
