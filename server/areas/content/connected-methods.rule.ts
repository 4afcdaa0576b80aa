import type { PaymentConnections } from '../../../contract/content.admin.ts'
import type { Settings } from '../../../contract/content.ts'
import type { PaymentMethod } from '../../../contract/orders.ts'
import type { Config } from '../../platform/config.ts'

type Connections = Pick<Settings, 'bank'> & { hasWallet: boolean }

/** Whether money can come in by this method at all, switched on or off: a wallet needs a gateway, a transfer an account, cash nothing. */
export function isConnected(method: string, { bank, hasWallet }: Connections): method is PaymentMethod {
  if (method === 'momo') return hasWallet
  if (method === 'bank') return Boolean(bank)
  return method === 'cod'
}

/** MoMo itself, the sandbox that plays it, or neither; and whether transfers are reported by the bank. */
export function connectionsOf({
  momo,
  sandbox,
  bankWebhookSecret,
}: Pick<Config, 'momo' | 'sandbox' | 'bankWebhookSecret'>): PaymentConnections {
  return { momo: momo ? 'connected' : sandbox ? 'sandbox' : 'none', bankReports: bankWebhookSecret !== null }
}

/** The payment methods of the settings a buyer can choose. */
export function openMethods(settings: Pick<Settings, 'paymentMethods' | 'bank'>, hasWallet: boolean): Settings['paymentMethods'] {
  return settings.paymentMethods.filter(({ method, enabled }) => enabled && isConnected(method, { bank: settings.bank, hasWallet }))
}
