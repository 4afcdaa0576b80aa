import type { DraftLink, DraftPage, OrderDraft } from '../../../../contract/admin/order-drafts.ts'
import type { Language } from '../../../../contract/language/language.schema.ts'
import { totalPages } from '../../../../contract/paging.ts'
import { AppError } from '../../../platform/http/errors.ts'
import { readSettings } from '../../content/content.ts'
import { nameSecondChoice, orderPaths } from '../../orders/orders.ts'
import type { CheckoutDeps } from '../order-request.ts'
import { draftMessage } from './draft-message.rule.ts'
import { type DraftRow, findDraft, listDrafts } from './drafts.sql.ts'
import { presentDraft, presentListedDraft } from './present-draft.ts'

export async function readDrafts({ platform }: CheckoutDeps, query: { page: number; limit: number }): Promise<DraftPage['data']> {
  const { drafts, total } = await listDrafts(platform.db, query)
  const now = platform.clock.now()
  return { drafts: drafts.map((draft) => presentListedDraft(draft, now)), total, totalPage: totalPages(total, query.limit) }
}

export async function readDraft(deps: CheckoutDeps, id: string): Promise<OrderDraft> {
  const draft = await findDraft(deps.platform.db, id)
  if (!draft) throw new AppError('not_found')
  return showDraft(deps, draft)
}

export function showDraft({ platform }: CheckoutDeps, draft: DraftRow): Promise<OrderDraft> {
  return presentDraft(platform.db, draft, platform.clock.now())
}

/** The customer's link with a message to send it with, in either language. */
export async function showLink(deps: CheckoutDeps, row: DraftRow): Promise<DraftLink['data']> {
  const { db, config } = deps.platform
  const link = config.publicUrl + orderPaths.offer(row.id, row.token)
  const { brand } = await readSettings(db)
  const messageIn = async (language: Language) =>
    draftMessage({ draft: await draftIn(deps, row, language), shopName: brand.name, link }, language)
  return { draft: await showDraft(deps, row), link, texts: { vi: await messageIn('vi'), en: await messageIn('en') } }
}

/** With the names that a reader of this language knows, whatever the language of the order. */
async function draftIn(deps: CheckoutDeps, row: DraftRow, language: Language): Promise<OrderDraft> {
  const draft = await showDraft(deps, { ...row, body: row.body && { ...row.body, language } })
  if (!draft.body?.customItems) return draft
  return { ...draft, body: { ...draft.body, customItems: await nameSecondChoice(deps.platform.db, draft.body.customItems, language) } }
}
