import { createHash } from 'node:crypto'
import { formatAmount } from '../../../../contract/money.ts'
import { audit } from '../../../platform/audit.ts'
import type { Db } from '../../../platform/database/client.ts'
import { publish } from '../../../platform/live-events.ts'
import type { Mail } from '../../../platform/mail/mail.ts'
import { brandWithLogo, renderMail } from '../../../platform/mail/template.ts'
import type { Platform } from '../../../platform/platform.ts'
import { readSettings } from '../../content/content.ts'
import { adminPaths } from '../order-paths.rule.ts'
import { findOrderNumber } from '../orders.sql.ts'
import { type AlertKind, alertTexts } from './alert-texts.ts'
import type { MailSender } from './order-mails.ts'

type Details = { amount?: number; carrier?: string; trackingCode?: string | null; pieces?: string }

/** The platform services needed to alert the owner. */
export type AlertDeps = Pick<Platform, 'log' | 'mail' | 'config'>

/** `subject`: an order's id, or the gateway's id of a payment that matches no order. */
export type OwnerAlert = { who: 'gateway' | 'system'; what: AlertKind; subject: string; details: Details & Record<string, unknown> }

/**
 * Reports something that a person has to check, in the transaction of its cause: a log line, an entry in the admin
 * and a mail to the owner. A repeated alert sends no second mail.
 */
export async function alertOwner(tx: Db, { log, mail, config }: AlertDeps, alert: OwnerAlert): Promise<void> {
  const { who, what, subject, details } = alert
  await audit(tx, { who, what: `alert.${what}`, subject, details })
  await publish(tx, 'alert-raised', subject)
  // The log may leave the shop, so a stranger's text in a transfer is shown in the admin only.
  log.warn({ what, subject }, 'alert')
  const { brand } = await readSettings(tx)
  const orderNumber = await findOrderNumber(tx, subject)
  await mail.write(tx, ownerAlertMail(alert, orderNumber, { brand, publicUrl: config.publicUrl, to: brand.email || config.admin.email }))
}

/** In Vietnamese with English below, because the owner's language is not known. With a link to the page that resolves it. */
export function ownerAlertMail(alert: OwnerAlert, orderNumber: string | undefined, sender: MailSender & { to: string }): Mail {
  const { what, subject, details } = alert
  const { brand, publicUrl, to } = sender
  const { title, text } = alertTexts[what]
  const heading = orderNumber ? `${title.vi}: ${orderNumber}` : title.vi
  const rows = [
    orderNumber ? ['Đơn hàng · Order', orderNumber] : ['Mã giao dịch · Transaction', subject],
    ...(details.amount === undefined ? [] : [['Số tiền · Amount', formatAmount(details.amount)]]),
    ...(details.pieces === undefined ? [] : [['Món hàng · Pieces', details.pieces]]),
    ...(details.trackingCode ? [['Mã vận đơn · Tracking code', `${details.carrier} ${details.trackingCode}`]] : []),
  ]
  const rendered = renderMail({
    language: 'vi',
    title: heading,
    paragraphs: [text.vi, `${title.en}. ${text.en}`],
    table: { rows },
    button: { label: 'Xem trong trang quản lý · Open the admin', url: publicUrl + placeOf(what, subject) },
    brand: brandWithLogo(brand, publicUrl),
  })
  const words = createHash('sha256').update(JSON.stringify(details)).digest('base64url').slice(0, 16)
  return { key: `alert:${what}:${subject}:${words}`, class: 'owner', to, subject: `${brand.name}: ${heading}`, ...rendered }
}

function placeOf(what: AlertKind, subject: string): string {
  if (what === 'payment-mismatch') return adminPaths.mismatches
  return adminPaths.order(subject)
}
