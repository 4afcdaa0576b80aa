import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { AdminOrderPage } from '../../../../contract/admin/orders.ts'
import type { Bilingual } from '../../../../contract/language/languages.ts'
import { fillOrderText } from '../../../../contract/orders/order-text-variables.rule.ts'
import { OrderMessagesResponse, type OrderTextStep } from '../../../../contract/orders/order-texts.ts'
import { browserApi } from '../../api/browser-api.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { BouncingDots } from '../../ui/bouncing-dots.tsx'
import { SelectField } from '../../ui/forms/text-field.tsx'
import { Card } from '../components/card.tsx'
import { retryAfterSignIn } from '../use-admin-request.ts'

const maxOrders = 20

/** What a customer would read now, saved or not, with one of the newest orders. */
export function OrderTextPreview({ step, texts }: { step: OrderTextStep; texts: Bilingual }) {
  const { t } = useTranslation('settings')
  const [chosen, setChosen] = useState('')
  const orders = useQuery({
    queryKey: ['newest-orders', maxOrders],
    queryFn: ({ signal }) =>
      retryAfterSignIn(() => browserApi().get(`/api/orders?limit=${maxOrders}`, AdminOrderPage, { signal })).then(
        ({ data }) => data.orders,
      ),
  })
  const id = chosen || orders.data?.[0]?._id
  const messages = useQuery({
    queryKey: ['order-messages', id],
    enabled: id !== undefined,
    queryFn: ({ signal }) =>
      retryAfterSignIn(() => browserApi().get(`/api/orders/${id}/texts`, OrderMessagesResponse, { signal })).then(({ data }) => data),
  })
  const { data } = messages
  return (
    <Card title={t('orderTexts.preview')}>
      {(orders.isError || messages.isError) && <p className="text-error">{t('orderTexts.notLoaded')}</p>}
      {orders.data?.length === 0 && <p className="text-soft">{t('orderTexts.noOrders')}</p>}
      {(orders.isPending || (id && messages.isPending)) && !orders.isError && !messages.isError && <BouncingDots />}
      {orders.data && orders.data.length > 0 && (
        <SelectField label={t('orderTexts.order')} value={id} onChange={(event) => setChosen(event.currentTarget.value)}>
          {orders.data.map((order) => (
            <option key={order._id} value={order._id}>
              {order.orderNumber} · {order.shippingAddress.fullName}
            </option>
          ))}
        </SelectField>
      )}
      {data &&
        (['vi', 'en'] as const).map((language) => {
          const values = step === 'exchange' ? { ...data.values[language], ...data.exchangeValues[language] } : data.values[language]
          return (
            <p key={language} className="order-text-preview" lang={language}>
              {fillOrderText(texts[language], values)}
            </p>
          )
        })}
    </Card>
  )
}
