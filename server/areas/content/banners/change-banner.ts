import type { BannerFields, NewBanner } from '../../../../contract/admin/banners.ts'
import type { Bilingual } from '../../../../contract/language/language.schema.ts'
import { audit } from '../../../platform/audit.ts'
import type { Db } from '../../../platform/database/client.ts'
import { transact } from '../../../platform/database/transaction.ts'
import { AppError, type IssueKey } from '../../../platform/http/errors.ts'
import { invalidateAllPages } from '../../../platform/pages/cache-invalidation.ts'
import type { Platform } from '../../../platform/platform.ts'
import { findPictures } from '../../media/media.ts'
import type { BannerRow } from '../content.sql.ts'
import { createBanner } from '../write-content.ts'
import * as store from './banners.sql.ts'

type Deps = Pick<Platform, 'db' | 'pageCache' | 'clock'>

/** Appended unless a position is given. Returns the id. */
export async function addBanner(deps: Deps, input: NewBanner, adminId: string): Promise<string> {
  return transact(deps.db, async (tx) => {
    await requirePictures(tx, input, '')
    requireDates(input.startsAt, input.endsAt, '')
    const { title, position = (await store.findLastBannerPosition(tx)) + 1, ...columns } = columnsOf(input)
    const given = Object.fromEntries(Object.entries(columns).filter(([, value]) => value !== null))
    const id = await createBanner(deps, tx, { title: title ?? input.title, imageId: input.image, position, ...given })
    await audit(tx, { who: adminId, what: 'banner.create', subject: id, details: input })
    return id
  })
}

/** Changes the given fields; `null` clears one. */
export async function changeBanner(
  { db, pageCache }: Deps,
  { id, fields, adminId }: { id: string; fields: BannerFields; adminId: string },
): Promise<void> {
  await transact(db, async (tx) => {
    const before = await store.lockBanner(tx, id)
    if (!before) throw new AppError('not_found')
    await requirePictures(tx, fields, 'newBanner.', before)
    const columns = columnsOf(fields)
    const whole = { ...before, ...columns }
    requireDates(whole.startsAt, whole.endsAt, 'newBanner.')
    if (Object.keys(columns).length > 0) await store.updateBanner(tx, id, columns)
    await audit(tx, { who: adminId, what: 'banner.update', subject: id, details: fields })
    await invalidateAllPages(tx, { pageCache })
  })
}

export async function reorderBanners({ db, pageCache }: Deps, ids: string[], adminId: string): Promise<void> {
  await transact(db, async (tx) => {
    await store.writeBannerPositions(tx, ids)
    await audit(tx, { who: adminId, what: 'banner.order', subject: 'banners', details: { ids } })
    await invalidateAllPages(tx, { pageCache })
  })
}

export async function deleteBanner({ db, pageCache }: Deps, id: string, adminId: string): Promise<void> {
  await transact(db, async (tx) => {
    const banner = await store.lockBanner(tx, id)
    if (!banner || !(await store.deleteBannerRow(tx, id))) throw new AppError('not_found')
    await audit(tx, { who: adminId, what: 'banner.delete', subject: id, details: { title: banner.title } })
    await invalidateAllPages(tx, { pageCache })
  })
}

/** The columns of the given fields. */
function columnsOf({ title, subtitle, cta, link, image, mobileImage, order, active, startsAt, endsAt }: BannerFields): Partial<BannerRow> {
  const all = {
    title,
    subtitle: written(subtitle),
    cta: written(cta),
    link: link === '' ? null : link,
    imageId: image,
    mobileImageId: mobileImage,
    position: order,
    active,
    startsAt: startsAt ? new Date(startsAt) : startsAt,
    endsAt: endsAt ? new Date(endsAt) : endsAt,
  }
  return Object.fromEntries(Object.entries(all).filter(([, value]) => value !== undefined)) as Partial<BannerRow>
}

/** A text that is empty in both languages is null. */
function written(text: Bilingual | null | undefined): Bilingual | null | undefined {
  return text && text.vi.trim() === '' && text.en.trim() === '' ? null : text
}

/** New pictures must exist. Their width is only a recommendation of the editor. */
async function requirePictures(tx: Db, { image, mobileImage }: BannerFields, path: string, before?: BannerRow): Promise<void> {
  const wanted = {
    ...(image && image !== before?.imageId ? { image } : {}),
    ...(mobileImage && mobileImage !== before?.mobileImageId ? { mobileImage } : {}),
  }
  const pictures = await findPictures(tx, Object.values(wanted), 'vi')
  const issues: IssueKey[] = Object.entries(wanted).flatMap(([field, id]) => (pictures.has(id) ? [] : { path: path + field, key: 'gone' }))
  if (issues.length > 0) throw new AppError('invalid_input', { issues })
}

function requireDates(from: Date | string | null | undefined, to: Date | string | null | undefined, path: string): void {
  if (!from || !to || new Date(from) < new Date(to)) return
  throw new AppError('invalid_input', { issues: [{ path: `${path}endsAt`, key: 'dates' }] })
}
