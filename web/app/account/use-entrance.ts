import { useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import type { User } from '../../../contract/accounts.ts'
import { cartQuery } from '../cart/cart-query.ts'
import { toast } from '../ui/toast.tsx'
import { meQuery } from './use-me.ts'

/** What follows once somebody is in: what was asked for a guest is asked again, a word of welcome, and on to the page wanted. */
export function useEntrance(kind: 'login' | 'register', next: string) {
  const { t } = useTranslation('account')
  const client = useQueryClient()
  const navigate = useNavigate()
  return async function enter(user: User): Promise<void> {
    const hadCart = (client.getQueryData(cartQuery.queryKey)?.items.length ?? 0) > 0
    client.setQueryData(meQuery.queryKey, user)
    await client.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== meQuery.queryKey[0] })
    const name = user.fullName || user.username
    toast({ text: hadCart ? t(`${kind}.merged`, { name }) : t(`${kind}.welcome`, { name }) })
    await navigate(next, { replace: true })
  }
}
