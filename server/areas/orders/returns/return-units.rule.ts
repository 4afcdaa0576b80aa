type Received = { receivedAt: Date | null }
type Units = { toStock: number; secondChoice: number; writtenOff: number }

/** Where the units of a line went. Null until the goods were inspected. */
export function inspectedOf({ receivedAt }: Received, { toStock, secondChoice, writtenOff }: Units) {
  return receivedAt === null ? null : { stock: toStock, secondChoice, writtenOff }
}
