import { useTranslation } from '../../../i18n/use-translation.ts'
import { paths } from '../../../paths.ts'
import { Alert } from '../../../ui/alert.tsx'
import { Button } from '../../../ui/button.tsx'

type ConflictAlertProps = { productId: string; isBusy: boolean; onResolve: (isMine: boolean) => void }

/** Somebody was faster: nothing is overwritten until one says what shall count. */
export function ConflictAlert({ productId, isBusy, onResolve }: ConflictAlertProps) {
  const { t } = useTranslation('products')
  return (
    <Alert title={t('editor.conflictTitle')} className="mb-4">
      <p>{t('editor.conflictText')}</p>
      <div className="mt-3 flex flex-wrap gap-2">
        <Button look="secondary" busy={isBusy} onClick={() => onResolve(true)}>
          {t('editor.conflictKeep')}
        </Button>
        <Button look="secondary" busy={isBusy} onClick={() => onResolve(false)}>
          {t('editor.conflictTake')}
        </Button>
        <a href={paths.admin.product(productId)} target="_blank" rel="noreferrer" className="button button-text">
          {t('editor.conflictSee')} {t('newTab')}
        </a>
      </div>
    </Alert>
  )
}
