import { useState } from 'react'
import type { SewNext } from '../../../../contract/admin/production.ts'
import { StockMessage } from '../../../../contract/admin/stock.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { TextField } from '../../ui/forms/text-field.tsx'
import { toast } from '../../ui/toast.tsx'
import { errorAt } from '../components/failure-banner.tsx'
import { FormDialog } from '../components/form-dialog.tsx'
import { formatDecimal } from '../format-number.ts'
import { useAdminRequest } from '../use-admin-request.ts'
import { variantName } from './variant-name.ts'
import { WaitingList } from './waiting-list.tsx'

/** How the number of a variant comes about, who waits for it, and a field for what is sewn. */
export function SewDialog({ row, onClose }: { row: SewNext; onClose: () => void }) {
  const { t } = useTranslation('production')
  const { call, isBusy, failure } = useAdminRequest()
  const [first] = useState(String(row.pieces))
  const [text, setText] = useState(first)
  const pieces = Number(text)

  async function save(): Promise<void> {
    const body = { change: pieces, reason: 'sewn' }
    const saved = await call('PATCH', `/api/stock/${row.variantId}`, body, StockMessage)
    if (!saved) return
    toast({ text: t('add.done', { count: pieces }) })
    onClose()
  }

  return (
    <FormDialog
      title={variantName(row)}
      verb={t('add.verb')}
      isDirty={text !== first}
      isBusy={isBusy}
      failure={failure}
      onSave={() => void save()}
      onClose={onClose}
    >
      <Reasons row={row} />
      <TextField
        label={t('add.label')}
        hint={t(row.waiting > 0 ? 'add.hintWaiting' : 'add.hint')}
        name="change"
        inputMode="numeric"
        autoComplete="off"
        maxLength={5}
        value={text}
        onChange={(event) => setText(event.currentTarget.value.replace(/\D/g, ''))}
        error={errorAt(failure, 'change')}
      />
      {row.waiting > 0 && <WaitingList variantId={row.variantId} />}
    </FormDialog>
  )
}

function Reasons({ row }: { row: SewNext }) {
  const { t } = useTranslation('production')
  const { pieces, free, reserved, waiting, soldPerWeek, sewingDays, coverDays, season } = row
  const figures = { sold: formatDecimal(soldPerWeek), times: formatDecimal(season), sewing: sewingDays, cover: coverDays }
  return (
    <dl className="sew-sum">
      <dt>
        {t('why.expected', { days: sewingDays + coverDays })}
        <span className="block text-sm text-soft">{t(season > 1 ? 'why.expectedSeason' : 'why.expectedHint', figures)}</span>
      </dt>
      <dd>{pieces + free - waiting}</dd>
      {waiting > 0 && (
        <>
          <dt>{t('why.waiting')}</dt>
          <dd>+{waiting}</dd>
        </>
      )}
      <dt>
        {t('why.free')}
        {reserved > 0 && <span className="block text-sm text-soft">{t('why.reserved', { count: reserved })}</span>}
      </dt>
      <dd>{free > 0 ? `−${free}` : 0}</dd>
      <dt className="sew-total">{t('why.sum')}</dt>
      <dd className="sew-total">{pieces}</dd>
    </dl>
  )
}
