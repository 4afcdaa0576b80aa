import type { ShipmentStatus } from '../../../../contract/orders/shipments.ts'

/** `note`: a known status that moves nothing: a delay, a correction, a matter between the carrier and the shop. */
export type CarrierMeaning = ShipmentStatus | 'note'

/** Every status code of the carriers, mapped to ours. The sources are in docs/shipping.md. */
export const carrierStatuses = {
  GHN: {
    ready_to_pick: 'ready_to_pick',
    picking: 'ready_to_pick',
    money_collect_picking: 'ready_to_pick',
    cancel: 'cancelled',
    picked: 'picked_up',
    storing: 'in_transit',
    transporting: 'in_transit',
    sorting: 'in_transit',
    delivering: 'out_for_delivery',
    money_collect_delivering: 'out_for_delivery',
    delivered: 'delivered',
    delivery_fail: 'delivery_failed',
    waiting_to_return: 'delivery_failed',
    return: 'returning',
    return_transporting: 'returning',
    return_sorting: 'returning',
    returning: 'returning',
    return_fail: 'returning',
    returned: 'returned',
    exception: 'note',
    damage: 'lost_or_damaged',
    lost: 'lost_or_damaged',
  },
  GHTK: {
    '-1': 'cancelled',
    '1': 'pending',
    '2': 'ready_to_pick',
    '3': 'picked_up',
    '4': 'out_for_delivery',
    '5': 'delivered',
    '6': 'delivered',
    '7': 'note', // could not be collected
    '8': 'note', // will be collected later
    '9': 'delivery_failed',
    '10': 'note', // will be delivered later
    '11': 'returned',
    '12': 'ready_to_pick',
    '13': 'lost_or_damaged', // the carrier pays compensation
    '20': 'returning',
    '21': 'returned',
    '45': 'delivered',
    '49': 'delivery_failed',
    '123': 'picked_up',
    '127': 'note',
    '128': 'note',
    '410': 'note',
  },
  ViettelPost: {
    '100': 'pending',
    '101': 'cancelled',
    '102': 'ready_to_pick',
    '103': 'ready_to_pick',
    '104': 'ready_to_pick',
    '105': 'picked_up',
    '106': 'note', // the shop wants it returned
    '107': 'cancelled',
    '200': 'in_transit',
    '201': 'cancelled',
    '202': 'note', // its documents were corrected
    '300': 'in_transit',
    '301': 'in_transit',
    '302': 'in_transit',
    '303': 'in_transit',
    '400': 'in_transit',
    '401': 'in_transit',
    '402': 'in_transit',
    '403': 'in_transit',
    '500': 'out_for_delivery',
    '501': 'delivered',
    '502': 'returning',
    '503': 'cancelled',
    '504': 'returned',
    '505': 'delivery_failed', // its return is proposed
    '506': 'delivery_failed', // the recipient was away
    '507': 'note', // the customer collects it at the post office
    '508': 'out_for_delivery',
    '509': 'in_transit',
    '510': 'note',
    '515': 'returning',
    '550': 'out_for_delivery',
  },
} as const satisfies Record<string, Record<string, CarrierMeaning>>

/** The carriers that send webhooks. */
export type WebhookCarrier = keyof typeof carrierStatuses

/** Maps a carrier's status to ours; null for an unknown one. */
export function mapCarrierStatus(carrier: WebhookCarrier, code: string): CarrierMeaning | null {
  const words: Record<string, CarrierMeaning> = carrierStatuses[carrier]
  const word = code.trim().toLowerCase()
  return Object.hasOwn(words, word) ? (words[word] ?? null) : null
}
