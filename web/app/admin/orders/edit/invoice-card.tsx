import { useState } from 'react'
import { type AdminOrder, AdminOrderMessage } from '../../../../../contract/admin/orders.ts'
import type { OrderInvoice } from '../../../../../contract/orders/invoices.ts'
import { formatDateTime } from '../../../i18n/format-date.ts'
import { useLanguage } from '../../../i18n/use-language.ts'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { Button } from '../../../ui/button.tsx'
import { TextField } from '../../../ui/forms/text-field.tsx'
import { useUnsavedChanges } from '../../../ui/forms/unsaved-changes.ts'
import { toast } from '../../../ui/toast.tsx'
import { Card } from '../../components/card.tsx'
import { CopyButton } from '../../components/copy-button.tsx'
import { FailureBanner } from '../../components/failure-banner.tsx'
import { useAdminRequest } from '../../use-admin-request.ts'

/** Whom the invoice names, line by line to copy into the invoice program, and its number once it is issued. */
export function InvoiceCard({ order: { _id, invoice, status } }: { order: AdminOrder }) {
  const { t } = useTranslation('orders')
  if (!invoice) return null
  return (
    <Card
      title={t('invoice.title')}
      actions={
        <CopyButton
          text={linesOf(invoice)
            .map(([, text]) => text)
            .join('\n')}
          label={t('invoice.copy', { what: t('invoice.line.all') })}
        />
      }
    >
      <dl className="grid gap-2">
        {linesOf(invoice).map(([name, text]) => (
          <div key={name}>
            <dt className="text-sm text-soft">{t(`invoice.line.${name}`)}</dt>
            <dd className="flex items-start justify-between gap-2">
              <span className="min-w-0 wrap-anywhere">{text}</span>
              <CopyButton text={text} label={t('invoice.copy', { what: t(`invoice.line.${name}`) })} />
            </dd>
          </div>
        ))}
      </dl>
      {(invoice.number || status !== 'cancelled') && <IssuedNumber orderId={_id} invoice={invoice} />}
    </Card>
  )
}

function linesOf({ name, taxCode, address, email }: OrderInvoice) {
  const lines = [
    ['name', name],
    ['taxCode', taxCode],
    ['address', address],
    ['email', email ?? ''],
  ] as const
  return lines.filter(([, text]) => text !== '')
}

function IssuedNumber({ orderId, invoice }: { orderId: string; invoice: OrderInvoice }) {
  const { t } = useTranslation('orders')
  const language = useLanguage()
  const { call, isBusy, failure } = useAdminRequest()
  const [number, setNumber] = useState(invoice.number ?? '')
  const [isEditing, setEditing] = useState(!invoice.number)
  useUnsavedChanges(isEditing && number.trim() !== (invoice.number ?? '') && !isBusy)

  async function save(next: string): Promise<void> {
    const response = await call('PATCH', `/api/orders/${orderId}/invoice`, { number: next }, AdminOrderMessage)
    if (!response) return
    setEditing(next === '')
    toast({ text: t('invoice.saved') })
  }

  if (!isEditing && invoice.number && invoice.issuedAt) {
    return (
      <>
        <p className="mt-3 wrap-anywhere">{t('invoice.on', { day: formatDateTime(invoice.issuedAt, language), number: invoice.number })}</p>
        <button type="button" className="small-button mt-3" onClick={() => setEditing(true)}>
          {t('invoice.edit')}
        </button>
      </>
    )
  }
  return (
    <form
      className="mt-3"
      onSubmit={(event) => {
        event.preventDefault()
        void save(number.trim())
      }}
    >
      <FailureBanner failure={failure} />
      <TextField
        label={t('invoice.number')}
        hint={t('invoice.hint')}
        value={number}
        maxLength={40}
        required
        onChange={(event) => setNumber(event.currentTarget.value)}
      />
      <div className="mt-3 flex flex-wrap gap-2">
        <Button type="submit" busy={isBusy}>
          {t('invoice.save')}
        </Button>
        {invoice.number && (
          <Button look="text" busy={isBusy} onClick={() => void save('')}>
            {t('invoice.undo')}
          </Button>
        )}
      </div>
    </form>
  )
}
