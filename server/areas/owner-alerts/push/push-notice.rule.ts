import { createHash } from 'node:crypto'
import type { Language } from '../../../../contract/language/languages.ts'
import { formatAmount } from '../../../../contract/money.ts'
import { adminPaths } from '../../orders/orders.ts'

/** The content for the service worker (web/public/sw.js). A locked phone shows it to everyone, so it contains nothing about a customer. */
export type PushNotice = { title: string; body: string; tag: string; path: string; lang: Language }

export type NewOrderFacts = { orderId: string; orderNumber: string; totalVnd: number; units: number }

export function newOrderNotice({ orderId, orderNumber, totalVnd, units }: NewOrderFacts, lang: Language): PushNotice {
  const amount = formatAmount(totalVnd)
  const items = lang === 'vi' ? `${units} món` : units === 1 ? '1 item' : `${units} items`
  return {
    title: lang === 'vi' ? `Đơn mới ${orderNumber}` : `New order ${orderNumber}`,
    body: `${amount} · ${items}`,
    tag: `order-${orderId}`,
    path: adminPaths.order(orderId),
    lang,
  }
}

/** Replaces the notification per order if many orders arrive within the hour. */
export function manyOrdersNotice(unseen: number, lang: Language): PushNotice {
  return {
    title: lang === 'vi' ? 'Nhiều đơn mới' : 'Many new orders',
    body:
      lang === 'vi' ? `${unseen} đơn chưa ai xem` : unseen === 1 ? '1 order nobody has looked at' : `${unseen} orders nobody has looked at`,
    tag: 'many-orders',
    path: adminPaths.orders,
    lang,
  }
}

export function testNotice(lang: Language): PushNotice {
  return {
    title: lang === 'vi' ? 'Thông báo thử' : 'Test notification',
    body: lang === 'vi' ? 'Máy này nhận được thông báo đơn mới.' : 'This device receives notifications of new orders.',
    tag: 'test',
    path: adminPaths.security,
    lang,
  }
}

/** The push service replaces an undelivered message with a later one of the same topic (RFC 8030, at most 32 characters). */
export function topicOf({ tag }: Pick<PushNotice, 'tag'>): string {
  return createHash('sha256').update(tag).digest('base64url').slice(0, 32)
}
