import Check from 'lucide-react/icons/check'
import Copy from 'lucide-react/icons/copy'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { useCopy } from '../../../ui/hooks/use-copy.ts'

/** A button that copies a text to the clipboard. `name` distinguishes several texts for screen readers. */
export function CopyText({ text, label, name }: { text: string; label: string; name?: string }) {
  const { t } = useTranslation('admin')
  const { isCopied, copy } = useCopy(text, t('copied'))
  const Icon = isCopied ? Check : Copy
  return (
    <button type="button" className="small-button" aria-label={name ? `${label}: ${name}` : undefined} onClick={copy}>
      <Icon aria-hidden size={18} />
      {isCopied ? t('copied') : label}
    </button>
  )
}
