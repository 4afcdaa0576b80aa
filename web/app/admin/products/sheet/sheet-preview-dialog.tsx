import { useQuery } from '@tanstack/react-query'
import { SheetChanged, SheetPreview, type SheetRow } from '../../../../../contract/admin/price-sheet.ts'
import { browserApi } from '../../../api/browser-api.ts'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { Alert } from '../../../ui/alert.tsx'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { InlineError } from '../../../ui/inline-error.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { FailureBanner } from '../../components/failure-banner.tsx'
import { retryAfterSignIn, useAdminRequest } from '../../use-admin-request.ts'
import { rememberUndo } from '../prices/undo-store.ts'
import { SheetPreviewList } from './sheet-preview-list.tsx'

const shownProblems = 20

type SheetPreviewDialogProps = { rows: SheetRow[]; lines: number[] | null; onClose: () => void; onDone: () => void }

/** Every price and stock before and after; saves them all, or shows which rows are wrong. */
export function SheetPreviewDialog({ rows, lines, onClose, onDone }: SheetPreviewDialogProps) {
  const { t } = useTranslation(['priceSheet', 'admin'])
  const { call, isBusy, failure } = useAdminRequest()
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['admin', 'price sheet', rows],
    queryFn: ({ signal }) =>
      retryAfterSignIn(() => browserApi().send('POST', '/api/products/sheet/preview', { rows }, SheetPreview, { signal })),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    retry: false,
  })
  const shown = data?.data
  const count = shown ? shown.products.length + shown.stock.length : 0
  const problems = shown?.problems ?? []

  async function save(): Promise<void> {
    if (!shown) return
    const saved = await call('POST', '/api/products/sheet', { rows, token: shown.token }, SheetChanged)
    if (!saved) return void refetch()
    const { changeId, undoUntil, changed, stock } = saved.data
    rememberUndo({ changeId, undoUntil, changed: changed + stock, isSheet: true })
    onDone()
  }

  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t('preview.title')}
      className="price-dialog"
      footer={
        <div className="flex flex-wrap justify-end gap-3">
          <Button look="secondary" onClick={onClose}>
            {t('admin:cancel')}
          </Button>
          <Button busy={isBusy} disabled={!shown || isFetching || count === 0 || problems.length > 0} onClick={() => void save()}>
            {t('preview.apply')}
          </Button>
        </div>
      }
    >
      <FailureBanner failure={failure} />
      {error && <InlineError text={error.message} isRetrying={isFetching} onRetry={() => void refetch()} />}
      {!shown && isFetching && <Skeleton className="h-32" />}
      {problems.length > 0 && (
        <Alert className="mb-4" title={t('preview.problems', { count: problems.length })}>
          <p>{t('preview.problemsText')}</p>
          <ul className="list-disc pl-5">
            {problems.slice(0, shownProblems).map(({ row, sku, message }) => (
              <li key={row} className="wrap-anywhere">
                {t('preview.row', { row: lines?.[row] ?? row + 1, sku, text: message })}
              </li>
            ))}
          </ul>
        </Alert>
      )}
      {shown && (
        <>
          <p role="status" className="text-soft">
            {count === 0 ? t('preview.nothing') : t('preview.summary', { prices: shown.products.length, stock: shown.stock.length })}
            {shown.unchanged > 0 && ` ${t('preview.unchanged', { count: shown.unchanged })}`}
          </p>
          <SheetPreviewList preview={shown} />
        </>
      )}
    </Dialog>
  )
}
