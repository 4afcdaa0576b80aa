import './tracking.css'
import { useState } from 'react'
import { AdminOrderPage } from '../../../../../contract/admin/orders.ts'
import { ShipmentMessage } from '../../../../../contract/admin/shipments.ts'
import { Carrier } from '../../../../../contract/orders/shipments.ts'
import { browserApi } from '../../../api/browser-api.ts'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { withQuery } from '../../../paths.ts'
import { Button } from '../../../ui/button.tsx'
import { Checkbox } from '../../../ui/forms/checkbox.tsx'
import { SelectField, TextArea } from '../../../ui/forms/text-field.tsx'
import { adminApi } from '../../admin-api.ts'
import { adminPaths } from '../../admin-paths.ts'
import { AdminPage } from '../../components/admin-page.tsx'
import { Card } from '../../components/card.tsx'
import { FailureBanner } from '../../components/failure-banner.tsx'
import { FailedRows } from '../../components/table/failed-rows.tsx'
import type { FailedItem } from '../../components/table/send-in-chunks.ts'
import { useBulkRequest } from '../../components/table/use-bulk-request.ts'
import { FileButton, tableFiles } from '../../products/import/file-button.tsx'
import type { Route } from './+types/page'
import { matchCodes } from './match-codes.rule.ts'
import { MatchList } from './match-list.tsx'
import { readCodes } from './read-codes.rule.ts'
import { useCodesFile } from './use-codes-file.ts'

/** Every order that is being packed: a file may name any of them. */
export async function loader(args: Route.LoaderArgs) {
  const api = adminApi(args)
  const read = (page: number) => api.get(withQuery('/api/orders', { status: 'processing', limit: 100, page }), AdminOrderPage)
  const first = await read(1)
  const rest = await Promise.all(Array.from({ length: first.data.totalPage - 1 }, (_, at) => read(at + 2)))
  return { orders: [first, ...rest].flatMap(({ data }) => data.orders) }
}

/** The tracking codes of many parcels at once, from a carrier's file or rows copied from it. */
export default function TrackingPage({ loaderData: { orders } }: Route.ComponentProps) {
  const { t } = useTranslation(['tracking', 'orders'])
  const [carrier, setCarrier] = useState<Carrier>('GHN')
  const [text, setText] = useState('')
  const [isHanded, setHanded] = useState(true)
  const [failed, setFailed] = useState<readonly FailedItem[]>([])
  const many = useBulkRequest(1)
  const file = useCodesFile(setText)
  const matches = matchCodes(readCodes(text), orders)
  const ready = matches.filter(({ verdict }) => verdict === 'ready')
  const mailed = ready.filter(({ order }) => order?.email).length

  async function save(): Promise<void> {
    const codes = new Map(ready.map(({ order, code }) => [order?._id, code ?? '']))
    setFailed([])
    const outcome = await many.run(
      ready.flatMap(({ order }) => order?._id ?? []),
      async ([orderId = '']) => {
        const body = { orderId, carrier, trackingCode: codes.get(orderId) ?? '' }
        const { data } = await browserApi().send('POST', '/api/shipments', body, ShipmentMessage)
        const path = `/api/shipments/${data.shipment._id}/status`
        if (isHanded) await browserApi().send('PUT', path, { status: 'picked_up' }, ShipmentMessage)
        return []
      },
      t('done', { count: ready.length }),
    )
    if (!outcome) return
    setFailed(outcome.failed)
    if (outcome.failed.length === 0 && outcome.refusal === null) setText('')
  }

  return (
    <AdminPage title={t('title')} back={{ label: t('orders:title'), to: adminPaths.orders() }}>
      <FailureBanner failure={many.failure} />
      <FailureBanner failure={file.failure} />
      <FailedRows
        title={t('failed', { count: failed.length })}
        failed={failed}
        nameOf={(id) => orders.find(({ _id }) => _id === id)?.orderNumber ?? id}
      />
      <Card>
        <p className="mb-3 max-w-3xl text-soft">{t('intro')}</p>
        <div className="sheet-fields">
          <SelectField
            name="carrier"
            label={t('orders:shipment.carrier')}
            value={carrier}
            onChange={(event) => setCarrier(Carrier.parse(event.currentTarget.value))}
          >
            {Carrier.options.map((each) => (
              <option key={each} value={each}>
                {t(`orders:carrier.${each}`)}
              </option>
            ))}
          </SelectField>
          <TextArea
            name="rows"
            label={t('rows')}
            hint={t('rowsHint')}
            rows={5}
            spellCheck={false}
            value={text}
            onChange={(event) => setText(event.currentTarget.value)}
          />
          <div>
            <FileButton label={t('choose')} isBusy={file.isReading} accept={tableFiles} onFile={(chosen) => void file.read(chosen)} />
          </div>
        </div>
      </Card>
      <p role="status" className="my-3 font-semibold empty:hidden">
        {text.trim() && (matches.length === 0 ? t('nothing') : t('found', { count: matches.length, ready: ready.length }))}
      </p>
      <MatchList title={t('toCheck')} matches={matches.filter(({ verdict }) => verdict !== 'ready')} />
      <MatchList title={t('ready')} matches={ready} />
      {ready.length > 0 && (
        <Card className="mt-4">
          <Checkbox label={t('orders:shipment.handed')} checked={isHanded} onChange={(event) => setHanded(event.currentTarget.checked)} />
          {isHanded && <p className="mb-3 text-sm text-soft">{mailed > 0 ? t('mails', { count: mailed }) : t('noMails')}</p>}
          <Button busy={many.isBusy} className="w-full sm:w-auto" onClick={() => void save()}>
            {t(isHanded ? 'saveSent' : 'save', { count: ready.length })}
          </Button>
        </Card>
      )}
    </AdminPage>
  )
}
