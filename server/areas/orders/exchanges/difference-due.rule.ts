import type { DifferenceWay, ExchangeStatus } from '../../../../contract/orders/exchange-states.ts'

export type DifferenceStates = {
  status: ExchangeStatus
  differenceVnd: number
  differenceWay: DifferenceWay | null
  differencePaidAt: Date | null
}

/** The customer has yet to transfer what the new items cost more; they are sent after that. */
export function isDifferenceDue({ status, differenceVnd, differenceWay, differencePaidAt }: DifferenceStates): boolean {
  return status === 'approved' && differenceVnd > 0 && differenceWay === 'transfer' && differencePaidAt === null
}
