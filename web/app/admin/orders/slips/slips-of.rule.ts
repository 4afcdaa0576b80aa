import type { AdminExchange } from '../../../../../contract/orders/exchanges.ts'
import type { AdminReturn } from '../../../../../contract/orders/returns.ts'

export type Slip = { code: string; kind: 'exchange' | 'return'; lines: string[] }

/** The cases whose goods are awaited: accepted returns, and exchanges whose old item is on its way. */
export function slipsOf(returns: readonly AdminReturn[], exchanges: readonly AdminExchange[]): Slip[] {
  const nameOf = (quantity: number, name: string, variant: (string | null)[]) =>
    `${quantity} × ${name} (${variant.filter(Boolean).join(' ')})`
  return [
    ...returns
      .filter(({ canInspect }) => canInspect)
      .map(({ code, lines }): Slip => {
        const texts = lines.map(({ quantity, product, color, size }) => nameOf(quantity, product.name, [color, size]))
        return { code, kind: 'return', lines: texts }
      }),
    ...exchanges
      .filter(({ status, returnState }) => status === 'approved' && returnState === 'awaited')
      .map(({ order, position, quantity, product, color, fromSize }): Slip => {
        const lines = [nameOf(quantity, product.name, [color, fromSize])]
        return { code: `${order.orderNumber}-D${position + 1}`, kind: 'exchange', lines }
      }),
  ]
}
