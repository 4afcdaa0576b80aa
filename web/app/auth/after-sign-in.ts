import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import type { User } from '../../../contract/accounts.ts'
import { toast } from '../ui/toast.tsx'
import { currentUserQuery } from './use-current-user.ts'

/** After sign-in: refetches what was fetched as a guest, merges the children of this device into the account, shows a welcome and goes to the requested page. */
export function useAfterSignIn(next: string) {
  const client = useQueryClient()
  const navigate = useNavigate()
  return async function enter({ user, message }: { user: User; message: string }, state?: { codeSentAt: number }): Promise<void> {
    // The admin has its own texts and styles, so it needs a full page load.
    if (/^\/admin(?=[/?#]|$)/.test(next)) return window.location.replace(next)
    client.setQueryData(currentUserQuery.queryKey, user)
    await client.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== currentUserQuery.queryKey[0] })
    void import('../children/sync-children.ts').then(({ syncChildren }) => syncChildren(user._id)).catch(() => undefined)
    toast({ text: message })
    await navigate(next, { replace: true, state })
  }
}
