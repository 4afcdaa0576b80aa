import type { MessagePart, MessageText } from './message-text.rule.ts'

/** Whose an address is: where the parcel goes, or another one. */
export type AddressRole = 'recipient' | 'other'

const recipientWords =
  /\b(?:(?:nguoi|ng|noi|dia chi|dc) nhan|nhan (?:hang|o|tai)|(?:gui|goi|giao|ship|chuyen)(?: hang)?(?: giup| gium| dum)?(?: (?:em|e|minh|m))? (?:ve|den|toi|cho|qua|o|tai|sang|vo|ra)|dia chi moi|dc moi|deliver|ship|send|recipient|receiver)\b/g
const otherWords =
  /\b(?:nguoi (?:gui|dat|mua)|(?:dia chi|dc) (?:cu|gui)|gui tu|lay hang (?:o|tai)|ben gui|sender|from|i live|(?:em|e|minh|m|chi|c|toi|tui|con|nha)(?: (?:em|minh|e|m))? (?:dang )?(?:o|song o|song tai)(?! que)|hom truoc|lan truoc|don truoc|dung (?:gui|giao|ship)|khong (?:gui|giao|ship))\b/g

/** The parts of an address: the first, and those with a rest of it. */
type Place = { from: number; left: ReadonlyMap<number, unknown> }

/** By the last of the words before it that tell, back to the address before. */
export function addressRole(
  message: MessageText,
  parts: readonly MessagePart[],
  { from }: Place,
  all: readonly Place[],
): AddressRole | undefined {
  const before = all.map(({ left }) => Math.max(...left.keys())).filter((last) => last < from)
  const start = parts[Math.max(-1, ...before)]?.end ?? 0
  const text = message.folded.slice(Math.max(start, (parts[from]?.start ?? 0) - 90), parts[from]?.end)
  const last = (words: RegExp) => [...text.matchAll(words)].at(-1)?.index ?? -1
  const [recipient, other] = [last(recipientWords), last(otherWords)]
  if (recipient === other) return undefined
  return recipient > other ? 'recipient' : 'other'
}
