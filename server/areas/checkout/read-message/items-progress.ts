import type { MessagePhrase } from '../../catalogue/catalogue.ts'
import type { Several } from './item-details.rule.ts'
import type { MessagePart, MessageText, Range } from './message-text.rule.ts'
import type { ItemContext, Piece, ReadItem } from './read-item.rule.ts'

/** The items so far, and what is known of the next part. */
export type Progress = {
  message: MessageText
  context: ItemContext
  items: ReadItem[]
  used: Set<MessagePart>
  /** The last part that belongs to an item. */
  lastPart: number
  shared: Several | null
  /** "Mỗi đứa một cái": for several children, whose colours follow. */
  isPerChild: boolean
  /** The size of whom the next item is for. */
  sizeOfNext: ReadItem['size']
  /** The size that was said last, of whatever. */
  saidSize: ReadItem['size']
  asked: { piece: Piece; detail: Piece | null; isDropped: boolean; part: MessagePart; at: number } | null
  /** "À thôi": the next part replaces what the last item has; "à nhầm", "đổi sang": the item itself. */
  thought: 'detail' | 'item' | 'instead' | null
}

/** A part, where its own words begin, and what they say. */
export type Read = { part: MessagePart; at: number; range: Range; phrase: MessagePhrase; text: string }
