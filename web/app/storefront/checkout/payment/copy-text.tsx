import { Check, Copy } from 'lucide-react'
import { useEffect, useState } from 'react'
import { announce } from '../../../ui/announce.tsx'
import { usePayingTexts } from './paying-texts.ts'

/** Takes one line to the clipboard and says so in place. */
export function CopyText({ text, what }: { text: string; what: string }) {
  const { t } = usePayingTexts()
  const [isCopied, setCopied] = useState(false)
  useEffect(() => {
    if (!isCopied) return
    const timer = setTimeout(() => setCopied(false), 3_000)
    return () => clearTimeout(timer)
  }, [isCopied])
  async function copy(): Promise<void> {
    await navigator.clipboard.writeText(text)
    setCopied(true)
    announce(t('transfer.copied'))
  }
  const Icon = isCopied ? Check : Copy
  const label = isCopied ? t('transfer.copied') : t('transfer.copy', { what })
  return (
    <button
      type="button"
      className="icon-button no-print"
      aria-label={label}
      title={label}
      onClick={() => void copy().catch(() => undefined)}
    >
      <Icon aria-hidden size={18} />
    </button>
  )
}
