import { useState } from 'react'
import { maxMessage, ReadMessage } from '../../../../../contract/admin/read-message.ts'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { Button } from '../../../ui/button.tsx'
import { TextArea } from '../../../ui/forms/text-field.tsx'
import { Card } from '../../components/card.tsx'
import { CopyButton } from '../../components/copy-button.tsx'
import { FailureBanner } from '../../components/failure-banner.tsx'
import { useAdminRequest } from '../../use-admin-request.ts'
import { MessageSpans } from './message-spans.tsx'

type ChatImportProps = {
  /** Fills the form; resolves with the number of items that became order lines. */
  onRead: (reading: ReadMessage['data']) => Promise<number>
}

const fields = ['fullName', 'phone', 'street', 'ward', 'province', 'note', 'payment'] as const

/** Reads a customer's message into the form, and shows where in the message each field was found. */
export function ChatImport({ onRead }: ChatImportProps) {
  const { t } = useTranslation('orders')
  const { call, isBusy, failure } = useAdminRequest()
  const [text, setText] = useState('')
  const [result, setResult] = useState<{ text: string; reading: ReadMessage['data']; count: number } | null>(null)

  async function read(): Promise<void> {
    const response = await call('POST', '/api/orders/read-message', { text }, ReadMessage, { skipRevalidate: true })
    if (!response) return
    const lines = await onRead(response.data)
    const filled = fields.filter((field) => response.data[field]).length + (response.data.gift ? 1 : 0)
    setResult({ text, reading: response.data, count: filled + lines })
  }

  const doubtful = result ? fields.filter((field) => result.reading.unsure.includes(field)) : []
  // A message of two parcels: what is said of the later ones is for another order.
  const parcel = result?.reading.spans.find(({ field }) => field === 'parcels')
  const later = result && parcel ? result.text.slice(parcel.start, parcel.end).trim() : ''
  return (
    <Card>
      <FailureBanner failure={failure} />
      <TextArea
        label={t('addPage.chat')}
        hint={t('addPage.chatHint')}
        value={text}
        rows={2}
        className="add-chat"
        maxLength={maxMessage}
        onChange={(event) => setText(event.currentTarget.value)}
      />
      <Button look="secondary" className="mt-3" disabled={text.trim() === ''} busy={isBusy} onClick={() => void read()}>
        {t('addPage.read')}
      </Button>
      <div role="status">
        {result && <p className="mt-2">{result.count > 0 ? t('addPage.readDone', { count: result.count }) : t('addPage.readNothing')}</p>}
        {doubtful.length > 0 && (
          <p className="mt-1 font-semibold text-warning">
            {t('addPage.readUnsure', { fields: doubtful.map((field) => t(`addPage.fields.${field}`)).join(', ') })}
          </p>
        )}
      </div>
      {result && later !== '' && (
        <p className="mt-1 flex items-center gap-2 font-semibold text-warning">
          {t('addPage.severalParcels')}
          <CopyButton text={later} label={t('addPage.copyLater')} />
        </p>
      )}
      {result && result.reading.spans.length > 0 && <MessageSpans text={result.text} reading={result.reading} />}
    </Card>
  )
}
