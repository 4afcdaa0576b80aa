import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { findPlaceByName } from '../../../address/find-place.ts'
import { provincesQuery, wardsQuery } from '../../../address/place-queries.ts'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { Button } from '../../../ui/button.tsx'
import { TextArea } from '../../../ui/forms/text-field.tsx'
import { Card } from '../../components/card.tsx'
import { type ParsedChat, parseChat } from './parse-chat.rule.ts'

/** Parses a customer's message into the form. The ward is looked up among those of its province. */
export function ChatImport({ onRead }: { onRead: (reading: ParsedChat) => void }) {
  const { t } = useTranslation('orders')
  const queries = useQueryClient()
  const { data: provinces = [] } = useQuery(provincesQuery)
  const [text, setText] = useState('')
  const [news, setNews] = useState<{ count: number; isOld: boolean } | null>(null)

  async function read(): Promise<void> {
    const reading = parseChat(
      text,
      provinces.map(({ name }) => name),
    )
    const code = provinces.find(({ name }) => name === reading.province)?.code
    const wards = code && reading.ward ? await queries.fetchQuery(wardsQuery(code)).catch(() => []) : []
    const ward = findPlaceByName(wards, reading.ward)?.name ?? ''
    const isOld = reading.province !== '' && reading.ward !== '' && ward === ''
    const known = { ...reading, ward }
    setNews({ count: countOf(known), isOld: isOld || (reading.isOldAddress && ward === '') })
    onRead(known)
  }

  return (
    <Card>
      <TextArea
        label={t('addPage.chat')}
        hint={t('addPage.chatHint')}
        value={text}
        rows={4}
        maxLength={5_000}
        onChange={(event) => setText(event.currentTarget.value)}
      />
      <Button look="secondary" className="mt-3" disabled={text.trim() === ''} onClick={() => void read()}>
        {t('addPage.read')}
      </Button>
      <div role="status">
        {news && <p className="mt-2">{news.count > 0 ? t('addPage.readDone', { count: news.count }) : t('addPage.readNothing')}</p>}
        {news?.isOld && <p className="mt-1 text-warning">{t('addPage.readOldDistrict')}</p>}
      </div>
    </Card>
  )
}

function countOf({ fullName, phone, street, ward, province, note, payment, requestedItems: wishes }: ParsedChat): number {
  return [fullName, phone, street, ward, province, note, payment ?? '', ...wishes.map(({ what }) => what)].filter((text) => text !== '')
    .length
}
