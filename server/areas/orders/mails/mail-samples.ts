import type { Language } from '../../../../contract/language/language.schema.ts'
import type { OrderChange } from '../../../../contract/orders/order-changes.ts'
import { type MailSample, sampleOf } from '../../../platform/mail/mail-samples.ts'
import { exchangeDecisionMail, exchangeDoneMail, exchangeSentMail } from '../exchanges/exchange-mails.ts'
import type { ExchangeRow, StoredExchange } from '../exchanges/exchanges.sql.ts'
import { returnDecidedMail, returnInspectedMail } from '../returns/return-mails.ts'
import type { StoredReturn } from '../returns/returns.sql.ts'
import { orderTextMail } from '../texts/compose-order-text-mail.ts'
import { ownerAlertMail } from './alert-owner.ts'
import { type AlertKind, alertTexts } from './alert-texts.ts'
import { depositReceivedMail } from './deposit-mails.ts'
import { cancellationMail } from './mail-owner.ts'
import { orderChangedMail } from './order-changed-mail.ts'
import { extraPaidMail, type MailSender, moneyGoesBackMail, orderPaidMail, orderReceivedMail } from './order-mails.ts'
import { orderCancelledMail, orderDeliveredMail, orderShippedMail } from './parcel-mails.ts'
import { sampleOrder, sampleParcel } from './sample-order.ts'
import { unconfirmedOrderCancelledMail } from './unconfirmed-order-mails.ts'

export function orderMailSamples(sender: MailSender, language: Language): MailSample[] {
  const order = (change: Parameters<typeof sampleOrder>[1] = {}) => sampleOrder(language, change)
  const cash = { paymentMethod: 'cod', paymentDueAt: null, confirmToken: 'sample', confirmDueAt: new Date('2026-11-25T02:30:00Z') } as const
  const deposit = { ...cash, depositVnd: 200_000 }
  const paid = { paymentStatus: 'paid', status: 'processing' } as const
  const edit = { eventId: 7, changes: sampleChanges, totalBefore: 640_000, payment: { kind: 'extra', amount: 120_000 } } as const
  return [
    sampleOf('order-received-transfer', orderReceivedMail(order(), sender)),
    sampleOf('order-received-cash', orderReceivedMail(order(cash), sender)),
    sampleOf('order-received-deposit', orderReceivedMail(order(deposit), sender)),
    sampleOf('order-changed', orderChangedMail(order({ ...paid, extraDueVnd: 120_000 }), sender, edit)),
    sampleOf('extra-paid', extraPaidMail(order(paid), sender, { id: 'pay_sample', amount: 120_000 })),
    sampleOf('order-paid', orderPaidMail(order({ paymentStatus: 'paid' }), sender)),
    sampleOf('deposit-received', depositReceivedMail(order({ ...deposit, depositPaidAt: new Date('2026-11-24T05:00:00Z') }), sender)),
    sampleOf('order-unconfirmed', unconfirmedOrderCancelledMail(order({ ...cash, stock: 'released' }), sender)),
    sampleOf('order-shipped', orderShippedMail(order({ ...cash, status: 'shipped', parcel: sampleParcel }), sender)),
    sampleOf('order-delivered', orderDeliveredMail(order({ status: 'delivered', paymentStatus: 'paid' }), sender)),
    sampleOf('order-cancelled', orderCancelledMail(order({ status: 'cancelled' }), sender, 'not-paid')),
    sampleOf('order-text', orderTextMail(order(), sender, { key: 'sample', step: 'sewn', language, text: sampleText[language] })),
    sampleOf('money-goes-back', moneyGoesBackMail(order(), sender, { id: 'pay_sample', amount: 745_000 })),
    ...exchangeSamples(sender, language),
    ...returnSamples(sender, language),
    sampleOf('owner-cash-unconfirmed', cancellationMail(sender)),
    ...(Object.keys(alertTexts) as AlertKind[]).map((what) => sampleOf(`owner-alert-${what}`, alertSample(what, sender))),
  ]
}

const sampleText = {
  vi: 'Chào Mai, đồ trong đơn MM261124-7K3F đã may xong, tiệm đang gói cho bạn.\nDự kiến nhận: 27/11 – 30/11',
  en: 'Hello Mai, your order MM261124-7K3F is sewn, and we are packing it.\nWhen: 27 Nov – 30 Nov',
}

const sampleChanges: OrderChange[] = [
  { kind: 'variant', item: 'Váy hoa nhí', from: 'Hồng, 12-18M', to: 'Hồng, 18-24M' },
  { kind: 'price', item: 'Váy hoa nhí (Hồng, 18-24M)', from: '260000', to: '240000' },
  { kind: 'added', item: 'Yếm quần túi thỏ (Hồng, 18-24M)', to: '1' },
]

function exchangeSamples(sender: MailSender, language: Language): MailSample[] {
  const order = sampleOrder(language, { status: 'delivered', paymentStatus: 'paid' })
  const [line] = order.lines
  if (!line) return []
  const exchange: ExchangeRow = {
    id: 'exc_sample',
    orderId: order.id,
    position: 0,
    quantity: 1,
    fromVariantId: 'var_0',
    fromSize: '18-24M',
    toVariantId: 'var_1',
    toSize: '3Y',
    toColor: null,
    madeToOrder: false,
    fromStock: 1,
    phone: null,
    reason: '',
    reply: null,
    status: 'approved',
    returnState: 'awaited',
    returnedItem: null,
    replacementState: 'reserved',
    createdAt: order.createdAt,
    decidedAt: order.createdAt,
    toProduct: null,
    differenceVnd: 0,
    differenceWay: null,
    differencePaidAt: null,
    personalization: null,
    fromExchangeId: null,
    paidVnd: null,
    arrivedAt: null,
  }
  const stored = (change: Partial<ExchangeRow>): StoredExchange => ({
    exchange: { ...exchange, ...change },
    line,
    ordered: line,
    order,
    parcel: sampleParcel,
  })
  return [
    sampleOf('exchange-approved', exchangeDecisionMail(order, sender, stored({}))),
    sampleOf('exchange-rejected', exchangeDecisionMail(order, sender, stored({ status: 'rejected' }))),
    sampleOf('exchange-sent', exchangeSentMail(order, sender, stored({ replacementState: 'sent' }))),
    sampleOf('exchange-dearer', exchangeDecisionMail(order, sender, stored({ differenceVnd: 40_000, differenceWay: 'transfer' }))),
    sampleOf('exchange-done', exchangeDoneMail(order, sender, stored({ status: 'done' }))),
  ]
}

function returnSamples(sender: MailSender, language: Language): MailSample[] {
  const order = sampleOrder(language, { status: 'delivered', paymentStatus: 'paid' })
  const [line] = order.lines
  if (!line) return []
  const at = order.createdAt
  const row = { id: 'ret_sample', orderId: order.id, number: 1, reason: '', reply: null, deductionVnd: 0, refundId: null, createdAt: at }
  const returned = {
    returnId: row.id,
    position: 0,
    exchangeId: null,
    quantity: 1,
    paidVnd: null,
    toStock: 0,
    secondChoice: 0,
    writtenOff: 0,
  }
  const stored = (change: Partial<StoredReturn['case']>, refund: StoredReturn['refund'] = null): StoredReturn => ({
    case: { ...row, status: 'approved', decidedAt: at, receivedAt: null, ...change },
    lines: [{ returned, line, ordered: line }],
    order,
    refund,
  })
  const refund = { state: 'open', amountVnd: 149_000 } as const
  return [
    sampleOf('return-approved', returnDecidedMail(order, sender, stored({}))),
    sampleOf('return-rejected', returnDecidedMail(order, sender, stored({ status: 'rejected' }))),
    sampleOf(
      'return-inspected',
      returnInspectedMail(order, sender, stored({ status: 'received', receivedAt: at, deductionVnd: 20_000 }, refund)),
    ),
  ]
}

function alertSample(what: AlertKind, sender: MailSender) {
  const alert = { who: 'system', what, subject: 'ord_sample', details: { amount: 745_000 } } as const
  return ownerAlertMail(alert, 'MM261124-7K3F', { ...sender, to: sender.brand.email })
}
