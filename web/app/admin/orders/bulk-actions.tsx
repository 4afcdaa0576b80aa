import Printer from 'lucide-react/icons/printer'
import { useState } from 'react'
import { type AdminOrder, OrderForViewerMessage } from '../../../../contract/admin/orders.ts'
import { browserApi } from '../../api/browser-api.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { Link } from '../../ui/link.tsx'
import { adminPaths } from '../admin-paths.ts'
import { confirm } from '../components/confirm-store.ts'
import { FailureBanner } from '../components/failure-banner.tsx'
import { BulkBar } from '../components/table/bulk-bar.tsx'
import { FailedRows } from '../components/table/failed-rows.tsx'
import type { FailedItem } from '../components/table/send-in-chunks.ts'
import { useBulkRequest } from '../components/table/use-bulk-request.ts'
import type { Selection } from '../components/table/use-selection.ts'
import { type BulkStep, bulkSteps } from './bulk-steps.rule.ts'

type BulkActionsProps = {
  orders: readonly AdminOrder[]
  selection: Selection
  /** Whether the bar offers to select them all: a page of a list. */
  isPage?: boolean
}

/** What the selected orders have in common as their next step, and printing; below, the orders that a step was refused for. */
export function BulkActions({ orders, selection, isPage = true }: BulkActionsProps) {
  const { t } = useTranslation(['orders', 'admin'])
  const many = useBulkRequest(1)
  const [failed, setFailed] = useState<readonly FailedItem[]>([])
  const [names, setNames] = useState<ReadonlyMap<string, string>>(new Map())
  const chosen = orders.filter(({ _id }) => selection.has(_id))

  async function take({ key, orders: those, status }: BulkStep): Promise<void> {
    const count = those.length
    const mailed = those.filter(({ email }) => email !== null).length
    const text = [
      those.map(({ orderNumber, shippingAddress }) => `• ${orderNumber} · ${shippingAddress.fullName}`).join('\n'),
      key !== 'confirm' &&
        (mailed > 0 ? t(key === 'ship' ? 'bulk.mails' : 'bulk.readyMails', { count: mailed }) : t('step.mail.noAddress')),
    ]
    const isSure = await confirm({
      title: t(`bulk.ask.${key}`, { count }),
      text: text.filter(Boolean).join('\n'),
      verb: t(`bulk.${key}`, { count }),
    })
    if (!isSure) return
    setFailed([])
    setNames(new Map(those.map(({ _id, orderNumber }) => [_id, orderNumber])))
    const outcome = await many.run(
      those.map(({ _id }) => _id),
      async ([id]) => {
        await browserApi().send('PATCH', `/api/orders/${id}/status`, { status }, OrderForViewerMessage)
        return []
      },
      t(`bulk.done.${key}`, { count }),
    )
    if (!outcome) return
    selection.setAll(outcome.handled, false)
    setFailed(outcome.failed)
  }

  return (
    <>
      <FailureBanner failure={many.failure} />
      <FailedRows title={t('bulk.failed', { count: failed.length })} failed={failed} nameOf={(id) => names.get(id) ?? id} />
      <BulkBar selection={selection} run={many} {...(isPage ? { pageIds: orders.map(({ _id }) => _id) } : {})}>
        {bulkSteps(chosen).map((step) => (
          <button key={step.key} type="button" className="small-button" disabled={many.isBusy} onClick={() => void take(step)}>
            {t(`bulk.${step.key}`, { count: step.orders.length })}
          </button>
        ))}
        <Link to={adminPaths.printOrders(selection.ids)} className="small-button">
          <Printer aria-hidden size={18} />
          {t('list.print', { count: selection.ids.length })}
        </Link>
      </BulkBar>
    </>
  )
}
