import Check from 'lucide-react/icons/check'
import Copy from 'lucide-react/icons/copy'
import { useCopy } from '../../../ui/hooks/use-copy.ts'
import { usePaymentTexts } from './payment-texts.ts'

/** Copies one line to the clipboard and confirms it in place. */
export function CopyText({ text, what }: { text: string; what: string }) {
  const { t } = usePaymentTexts()
  const { isCopied, copy } = useCopy(text, t('transfer.copied'))
  const Icon = isCopied ? Check : Copy
  const label = isCopied ? t('transfer.copied') : t('transfer.copy', { what })
  return (
    <button type="button" className="icon-button no-print" aria-label={label} title={label} onClick={copy}>
      <Icon aria-hidden size={18} />
    </button>
  )
}
