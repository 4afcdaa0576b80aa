import { useEffect, useState } from 'react'
import { useTranslation } from '../i18n/use-translation.ts'
import { toast } from '../ui/toast.tsx'
import { useMe } from './use-me.ts'

const mark = 'signed-out'

/** Somebody signs out: what this tab remembers of them goes with them; the next page says goodbye. */
export function leaveFarewell(): void {
  try {
    sessionStorage.clear()
    sessionStorage.setItem(mark, '1')
  } catch {
    // Storage is off: there is nothing to forget, and no word to say.
  }
}

/** Says that one is signed out, on the first page after it, once the shop agrees: the call may have failed. */
export function Farewell() {
  const { t } = useTranslation('account')
  const [isLeaving, setLeaving] = useState(false)
  const { data: me } = useMe(isLeaving)
  useEffect(() => {
    if (takeMark()) setLeaving(true)
  }, [])
  useEffect(() => {
    if (!isLeaving || me === undefined) return
    setLeaving(false)
    if (me === null) toast({ text: t('logout.done') })
  }, [isLeaving, me, t])
  return null
}

function takeMark(): boolean {
  try {
    const isSet = sessionStorage.getItem(mark) !== null
    sessionStorage.removeItem(mark)
    return isSet
  } catch {
    return false
  }
}
