import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { announce } from '../../ui/announce.tsx'

/** Takes a text to the clipboard and says so; `isCopied` for a moment after. */
export function useCopy(text: string) {
  const { t } = useTranslation('admin')
  const [isCopied, setCopied] = useState(false)
  useEffect(() => {
    if (!isCopied) return
    const timer = setTimeout(() => setCopied(false), 2_000)
    return () => clearTimeout(timer)
  }, [isCopied])
  async function copy(): Promise<void> {
    await navigator.clipboard.writeText(text)
    setCopied(true)
    announce(t('copied'))
  }
  return { isCopied, copy }
}
