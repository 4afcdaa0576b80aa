import { z } from 'zod'
import { languages } from './languages.ts'
import { Limit, Page } from './paging.ts'

export const MessagesQuery = z.object({ page: Page.default(1), limit: Limit.default(20) })
export type MessagesQuery = z.infer<typeof MessagesQuery>

/** What somebody wrote to the shop. `language`: the one they read it in. */
export const WrittenMessage = z.object({
  _id: z.string(),
  fullName: z.string(),
  email: z.string(),
  message: z.string(),
  language: z.enum(languages),
  createdAt: z.string(),
})
export type WrittenMessage = z.infer<typeof WrittenMessage>
export const MessagesPage = z.object({ data: z.object({ messages: z.array(WrittenMessage), total: z.int(), totalPage: z.int() }) })
