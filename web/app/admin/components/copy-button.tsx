import Check from 'lucide-react/icons/check'
import Copy from 'lucide-react/icons/copy'
import { useTranslation } from '../../i18n/use-translation.ts'
import { useCopy } from '../../ui/hooks/use-copy.ts'

/** Copies a text to the clipboard and confirms it on the button. */
export function CopyButton({ text, label }: { text: string; label: string }) {
  const { t } = useTranslation('admin')
  const { isCopied, copy } = useCopy(text, t('copied'))
  const Icon = isCopied ? Check : Copy
  return (
    <button type="button" className="icon-button size-11" aria-label={label} title={label} onClick={copy}>
      <Icon aria-hidden size={17} />
    </button>
  )
}
