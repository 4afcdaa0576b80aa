import { useRef } from 'react'
import { useTranslation } from '../../i18n/use-translation.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { TextArea } from '../../ui/forms/text-field.tsx'
import { useCopy } from '../../ui/hooks/use-copy.ts'
import { productTexts } from '../size-chart/product-texts.ts'

type QuestionDialogProps = { isOpen: boolean; onClose: () => void; question: string; zaloUrl: string }

/** The question to copy by hand, and the way to Zalo. */
export function QuestionDialog({ isOpen, onClose, question, zaloUrl }: QuestionDialogProps) {
  const { t } = useTranslation(['shop', 'common'], productTexts)
  const field = useRef<HTMLTextAreaElement>(null)
  const { isCopied, copy } = useCopy(question, t('ask.copied'))
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={t('ask.title')} first={field}>
      <div className="grid gap-4">
        <TextArea
          ref={field}
          label={t('ask.label')}
          value={question}
          rows={5}
          readOnly
          onFocus={({ currentTarget }) => currentTarget.select()}
        />
        <div className="flex flex-wrap gap-3">
          <Button look="secondary" onClick={copy}>
            {t(isCopied ? 'ask.isCopied' : 'ask.copy')}
          </Button>
          <a className="button button-primary" href={zaloUrl} target="_blank" rel="noreferrer">
            <span className="button-label">
              {t('ask.open')} <span className="sr-only">{t('common:newTab')}</span>
            </span>
          </a>
        </div>
      </div>
    </Dialog>
  )
}
