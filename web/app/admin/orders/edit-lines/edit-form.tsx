import { useState } from 'react'
import { useNavigate } from 'react-router'
import { OrderEdited } from '../../../../../contract/admin/order-edits.ts'
import type { AdminOrder } from '../../../../../contract/admin/orders.ts'
import { formatAmount } from '../../../../../contract/money.ts'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { Button } from '../../../ui/button.tsx'
import { useUnsavedChanges } from '../../../ui/forms/unsaved-changes.ts'
import { toast } from '../../../ui/toast.tsx'
import { adminPaths } from '../../admin-paths.ts'
import { Card, DetailLayout } from '../../components/card.tsx'
import { errorAt, FailureBanner } from '../../components/failure-banner.tsx'
import { useDraft } from '../../components/use-draft.ts'
import { useAdminRequest } from '../../use-admin-request.ts'
import { useRevalidatePage } from '../../use-revalidate-page.ts'
import { ProductSearch } from '../add/product-search.tsx'
import { CustomLineForm } from './custom-line-form.tsx'
import { customLine, draftOf, editOf, indexInRequest, type LineDraft, newLine } from './edit-draft.ts'
import { EditSummary } from './edit-summary.tsx'
import { EditedLineRow } from './edited-line-row.tsx'
import { FeeCard } from './fee-card.tsx'
import { SecondChoiceForm } from './second-choice-form.tsx'
import { useEditPreview } from './use-edit-preview.ts'

/** The order as it shall be, with what that changes before it is saved. */
export function EditForm({ order }: { order: AdminOrder }) {
  const { t } = useTranslation('orders')
  const navigate = useNavigate()
  const revalidate = useRevalidatePage()
  const { draft, set, isDirty } = useDraft(draftOf(order))
  const { call, isBusy, failure } = useAdminRequest()
  const [query, setQuery] = useState('')
  const [isDone, setDone] = useState(false)
  const { lines, fee } = draft
  const edit = editOf(draft, order.version)
  const sums = useEditPreview(order._id, editOf(draft, order.version, { isPreview: true }))
  const { preview, refusal } = sums
  const isEmpty = edit.lines.length === 0
  useUnsavedChanges(isDirty && !isDone && !isBusy)

  const change = (at: number, value: LineDraft) =>
    set(
      'lines',
      lines.map((line, index) => (index === at ? value : line)),
    )

  async function save(): Promise<void> {
    const response = await call('POST', `/api/orders/${order._id}/edit`, edit, OrderEdited, { skipRevalidate: true })
    if (!response) return
    setDone(true)
    toast({ text: response.message })
    await navigate(adminPaths.order(order._id))
  }

  function problemOf(at: number): string | null {
    if (lines[at]?.isRemoved) return null
    const index = indexInRequest(lines, at)
    const issue = errorAt(failure, `lines.${index}`) ?? refusal?.issues.find(({ path }) => path === `lines.${index}`)?.message
    return issue ?? preview?.lines[index]?.problem ?? null
  }

  const isBlocked = !isDirty || isEmpty || Boolean(preview?.problem)
  const button = (className: string) => (
    <Button className={className} busy={isBusy} disabled={isBlocked} onClick={() => void save()}>
      {preview && isDirty && !isEmpty ? t('edit.saveFor', { amount: formatAmount(preview.total) }) : t('edit.save')}
    </Button>
  )
  const reload = () => void revalidate()
  return (
    <>
      <FailureBanner failure={failure} />
      {failure?.code === 'order_changed' && (
        <Button look="secondary" className="mb-4" onClick={reload}>
          {t('edit.reload')}
        </Button>
      )}
      <DetailLayout
        side={
          <>
            <FeeCard fee={fee} onChange={(value) => set('fee', value)} />
            <EditSummary {...{ sums, isEmpty }} language={order.language} onReload={reload} isPickup={order.pickup !== undefined}>
              {button('mt-4 hidden w-full lg:inline-flex')}
            </EditSummary>
          </>
        }
      >
        <Card title={t('edit.lines')}>
          <ul className="edit-lines">
            {lines.map((line, at) => (
              <EditedLineRow
                key={line.key}
                line={line}
                preview={line.isRemoved ? undefined : preview?.lines[indexInRequest(lines, at)]}
                problem={problemOf(at)}
                errorOf={(field) => errorAt(failure, `lines.${indexInRequest(lines, at)}.${field}`)}
                onChange={(value) => change(at, value)}
                onDelete={line.line === undefined ? () => set('lines', lines.toSpliced(at, 1)) : undefined}
              />
            ))}
          </ul>
        </Card>
        <Card title={t('edit.add')}>
          <ProductSearch
            query={query}
            quantity={1}
            error={undefined}
            onQuery={setQuery}
            onPick={(line) => {
              set('lines', [...lines, newLine(line)])
              setQuery('')
            }}
          />
          <div className="extra-lines">
            <CustomLineForm onAdd={(line) => set('lines', [...lines, customLine(line)])} />
            <SecondChoiceForm onAdd={(line) => set('lines', [...lines, customLine(line)])} />
          </div>
        </Card>
      </DetailLayout>
      <div className="order-main-action">{button('grow')}</div>
    </>
  )
}
