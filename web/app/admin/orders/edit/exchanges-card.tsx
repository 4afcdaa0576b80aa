import { useState } from 'react'
import { type AdminExchange, AdminExchangeMessage, type ExchangeDecision } from '../../../../../contract/exchanges.ts'
import type { AdminOrder } from '../../../../../contract/orders.admin.ts'
import { readsVietnamese } from '../../../../../contract/reads-vietnamese.ts'
import { useTextLanguage } from '../../../i18n/use-text-language.ts'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { TextArea } from '../../../ui/text-field.tsx'
import { toast } from '../../../ui/toast.tsx'
import { Card } from '../../parts/card.tsx'
import { errorAt } from '../../parts/failure-banner.tsx'
import { StatusBadge } from '../../parts/status-badge.tsx'
import { useCarefulClose } from '../../parts/use-careful-close.ts'
import { useKeptFocus } from '../../parts/use-kept-focus.ts'
import { OrderFailure } from '../order-failure.tsx'
import { useOrderCall } from '../use-order-call.ts'

type Decision = ExchangeDecision['status']
const tones = { requested: 'wait', approved: 'info', rejected: 'neutral', received: 'good', cancelled: 'neutral' } as const

/** What the customer would like in another size, and what the shop says to it. */
export function ExchangesCard({ exchanges, order }: { exchanges: readonly AdminExchange[]; order: AdminOrder }) {
  const { t } = useTranslation('orders')
  const languageOf = useTextLanguage()
  const [asked, setAsked] = useState<{ exchange: AdminExchange; to: Decision } | null>(null)
  const keptFocus = useKeptFocus<HTMLUListElement>(exchanges.map(({ _id }) => _id))
  if (exchanges.length === 0) return null
  return (
    <Card title={t('exchange.title')}>
      <ul {...keptFocus} className="order-exchanges">
        {exchanges.map((exchange) => (
          <li key={exchange._id}>
            <p className="flex flex-wrap items-center gap-2">
              <Wish exchange={exchange} order={order} />
              <StatusBadge tone={tones[exchange.status]}>{t(`exchange.state.${exchange.status}`)}</StatusBadge>
            </p>
            <p className="whitespace-pre-line" lang={languageOf(exchange.reason)}>
              {exchange.reason}
            </p>
            {exchange.answer && (
              <p className="text-soft">
                {t('exchange.answer')}: <span lang={languageOf(exchange.answer)}>{exchange.answer}</span>
              </p>
            )}
            {exchange.moves.length > 0 && (
              <div className="order-contact">
                {exchange.moves.map((to) => (
                  <button key={to} type="button" className="small-button" onClick={() => setAsked({ exchange, to: to as Decision })}>
                    {t(`exchange.${to as Decision}`)}
                  </button>
                ))}
              </div>
            )}
          </li>
        ))}
      </ul>
      {asked && <DecisionDialog {...asked} order={order} onClose={() => setAsked(null)} />}
    </Card>
  )
}

/** What somebody would like instead, as the order calls it. */
function Wish({ exchange, order }: { exchange: AdminExchange; order: AdminOrder }) {
  const { t } = useTranslation('orders')
  const { quantity, product, color, fromSize, toSize } = exchange
  return (
    <strong lang={readsVietnamese(product.name) ? 'vi' : order.language}>
      {t('exchange.wish', { quantity, name: product.name, color, from: fromSize, to: toSize })}
    </strong>
  )
}

type DecisionDialogProps = { exchange: AdminExchange; to: Decision; order: AdminOrder; onClose: () => void }

function DecisionDialog({ exchange, to, order, onClose }: DecisionDialogProps) {
  const { t } = useTranslation('orders')
  const { call, isBusy, failure } = useOrderCall()
  const [answer, setAnswer] = useState(exchange.answer ?? '')

  async function decide(): Promise<void> {
    const body = { status: to, ...(answer.trim() === '' ? {} : { answer: answer.trim() }) }
    if (!(await call('PATCH', `/api/exchanges/${exchange._id}`, body, AdminExchangeMessage))) return
    toast({ text: t('exchange.answered') })
    onClose()
  }

  return (
    <Dialog
      isOpen
      onClose={useCarefulClose(answer !== (exchange.answer ?? ''), onClose)}
      title={t('exchange.decideTitle')}
      footer={
        <Button busy={isBusy} className="w-full" onClick={() => void decide()}>
          {t(`exchange.${to}`)}
        </Button>
      }
    >
      <OrderFailure failure={failure} order={order} />
      <p className="mb-3">
        <Wish exchange={exchange} order={order} />
        <br />
        {t(`exchange.effect.${to}`)}
      </p>
      <TextArea
        name="answer"
        label={t('exchange.answer')}
        hint={t('exchange.answerHint')}
        need="optional"
        error={errorAt(failure, 'answer')}
        value={answer}
        maxLength={500}
        rows={3}
        onChange={(event) => setAnswer(event.currentTarget.value)}
      />
    </Dialog>
  )
}
