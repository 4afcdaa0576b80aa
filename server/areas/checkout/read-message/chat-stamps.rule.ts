import type { MessageText, Range } from './message-text.rule.ts'

/** What a chat program puts before a copied message: "[10:32, 5/11/2026] Lan: ". `writer`: whose message follows. */
export type ChatStamp = Range & { writer: Range | null }

const clock = String.raw`\d{1,2}[:h]\d{2}(?::\d{2})?(?: ?[ap]m)?`
const day = String.raw`\d{1,2}[/.-]\d{1,2}(?:[/.-]\d{2,4})?`
const inBrackets = new RegExp(String.raw`^[ \t]*\[(?:${clock}|${day})(?:,? (?:${clock}|${day}))?\][ \t]*(?:([^:\n\d]{1,40}):)?[ \t]*`, 'i')
const inOpen = new RegExp(String.raw`^[ \t]*(?:${day},? )?${clock}(?:,? ${day})?[ \t]*(?:[-–] ?)?([^:\n\d]{1,40}):[ \t]+`, 'i')
const alone = new RegExp(String.raw`^[ \t]*(?:${clock}|${day})(?:,? (?:${clock}|${day}))?[ \t]*$`, 'i')
const system = /^[ \t]*(?:ban da gui|da gui|da xem|you sent|sent|tin nhan da thu hoi|da tra loi.{0,60})[ \t]*$/

/** "Ngân Trần: chốt mã …": comments of a live stream. A name of two words or more, so no "Tên:". */
const comment = /^[ \t]*(\p{Lu}\p{L}*(?: \p{Lu}\p{L}*){1,3}):[ \t]+(?=\S)/u
const nameLine = /^[ \t]*\p{Lu}\p{L}*(?: \p{Lu}\p{L}*){0,4}[ \t]*$/u

/** The writers of comments without a time: those that write twice, and beside them any other. */
function hasComments(lines: readonly string[]): boolean {
  const writers = lines.flatMap((line) => comment.exec(line)?.[1] ?? [])
  return new Set(writers).size < writers.length
}

/** Stamps at the beginnings of lines, and lines that a chat program writes itself. */
export function findStamps({ text, folded }: MessageText): ChatStamp[] {
  const stamps: ChatStamp[] = []
  const lines = text.split('\n')
  const areComments = hasComments(lines)
  let start = 0
  for (const [at, line] of lines.entries()) {
    const found = inBrackets.exec(line) ?? inOpen.exec(line) ?? (areComments ? comment.exec(line) : null)
    if (found) {
      const [whole, name = ''] = found
      const from = start + whole.lastIndexOf(name, whole.length)
      stamps.push({
        start,
        end: start + whole.length,
        writer: name.trim() === '' ? null : { start: from, end: from + name.trimEnd().length },
      })
    } else if (nameLine.test(line) && alone.test(lines[at + 1] ?? '') && lines[at + 1]?.includes(':')) {
      // "Thanh Hà", and the time in a line of its own.
      stamps.push({ start, end: start + line.length, writer: { start, end: start + line.trimEnd().length } })
    } else if (alone.test(line) || system.test(folded.slice(start, start + line.length))) {
      stamps.push({ start, end: start + line.length, writer: null })
    }
    start += line.length + 1
  }
  return stamps
}

/** Stamps, and the whole messages of the shop itself: what it answers is not an order. */
export function rangesToSkip(message: MessageText, stamps: readonly ChatStamp[], isShop: (writer: string) => boolean): Range[] {
  return stamps.map(({ start, end, writer }, at) => {
    const isOwn = writer !== null && isShop(message.text.slice(writer.start, writer.end))
    return { start, end: isOwn ? (stamps[at + 1]?.start ?? message.text.length) : end }
  })
}
