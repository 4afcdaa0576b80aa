import { useEffect, useState } from 'react'
import { useTranslation } from '../i18n/use-translation.ts'
import { toast } from '../ui/toast.tsx'
import { forgetUser } from './forget-user.ts'
import { useCurrentUser } from './use-current-user.ts'

const storageKey = 'signed-out'

/** Clears what this browser stores about the user; the next page shows the goodbye. */
export function onSignOut(): void {
  forgetUser()
  try {
    sessionStorage.setItem(storageKey, '1')
  } catch {
    // Storage is disabled: no toast.
  }
}

/** Confirms the sign-out on the next page, once the shop confirms it: the call may have failed. */
export function SignedOutToast() {
  const { t } = useTranslation('account')
  const [isLeaving, setLeaving] = useState(false)
  const { data: me } = useCurrentUser(isLeaving)
  useEffect(() => {
    if (consumeFlag()) setLeaving(true)
  }, [])
  useEffect(() => {
    if (!isLeaving || me === undefined) return
    setLeaving(false)
    if (me === null) toast({ text: t('logout.done') })
  }, [isLeaving, me, t])
  return null
}

function consumeFlag(): boolean {
  try {
    const isSet = sessionStorage.getItem(storageKey) !== null
    sessionStorage.removeItem(storageKey)
    return isSet
  } catch {
    return false
  }
}
