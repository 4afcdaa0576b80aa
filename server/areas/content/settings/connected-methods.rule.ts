import type { Connections } from '../../../../contract/admin/content.ts'
import type { Settings } from '../../../../contract/content.ts'
import type { PaymentMethod } from '../../../../contract/orders/orders.ts'
import type { Config } from '../../../platform/config.ts'

/** Whether this method can receive money at all, enabled or not: a wallet needs a gateway, a transfer an account, cash nothing. */
export function isConnected(method: string, { bank, hasWallet }: Pick<Settings, 'bank'> & { hasWallet: boolean }): method is PaymentMethod {
  if (method === 'momo') return hasWallet
  if (method === 'bank') return Boolean(bank)
  return method === 'cod'
}

type Environment = Pick<Config, 'momo' | 'sandbox' | 'smtpUrl' | 'bankWebhookSecret'>

/** What the environment connects; the sandbox replaces MoMo and the mail server if neither is configured. */
export function connectionsOf({ momo, sandbox, smtpUrl, bankWebhookSecret }: Environment): Connections {
  const otherwise = sandbox ? 'sandbox' : 'none'
  return { momo: momo ? 'connected' : otherwise, mail: smtpUrl ? 'smtp' : otherwise, bankReports: bankWebhookSecret !== null }
}

/** The payment methods of the settings that a buyer can choose. */
export function openMethods(settings: Pick<Settings, 'paymentMethods' | 'bank'>, hasWallet: boolean): Settings['paymentMethods'] {
  return settings.paymentMethods.filter(({ method, enabled }) => enabled && isConnected(method, { bank: settings.bank, hasWallet }))
}
