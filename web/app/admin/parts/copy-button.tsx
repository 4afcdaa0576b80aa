import { Check, Copy } from 'lucide-react'
import { useCopy } from './use-copy.ts'

/** Takes a text to the clipboard and says so in place. */
export function CopyButton({ text, label }: { text: string; label: string }) {
  const { isCopied, copy } = useCopy(text)
  const Icon = isCopied ? Check : Copy
  return (
    <button type="button" className="icon-button size-9" aria-label={label} title={label} onClick={() => void copy()}>
      <Icon aria-hidden size={17} />
    </button>
  )
}
