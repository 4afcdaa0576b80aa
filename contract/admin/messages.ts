import { z } from 'zod'
import { languages } from '../language/languages.ts'
import { Limit, Page } from '../paging.ts'

/** Messages without a reply, or the others; all by default. Newest first. */
export const MessagesQuery = z.object({
  page: Page.default(1),
  limit: Limit.default(20),
  status: z.enum(['open', 'answered']).optional(),
})
export type MessagesQuery = z.infer<typeof MessagesQuery>

/** A message of a visitor. `language`: the one they used. */
export const WrittenMessage = z.object({
  _id: z.string(),
  fullName: z.string(),
  email: z.string(),
  message: z.string(),
  language: z.enum(languages),
  createdAt: z.string(),
  /** Who marked it as replied; `by`: null for an account that no longer exists. */
  answered: z.object({ at: z.string(), by: z.string().nullable() }).nullable(),
})
export type WrittenMessage = z.infer<typeof WrittenMessage>
export const MessagesPage = z.object({
  data: z.object({ messages: z.array(WrittenMessage), open: z.int(), total: z.int(), totalPage: z.int() }),
})
export type MessagesPage = z.infer<typeof MessagesPage>

export const MessageChange = z.object({ answered: z.boolean() })
export type MessageChange = z.infer<typeof MessageChange>
export const MessageResponse = z.object({ data: z.object({ message: WrittenMessage }), message: z.string() })
