import type { SettingsChange } from '../../../../contract/admin/content.ts'
import type { BrandLogo, Settings } from '../../../../contract/content.ts'
import { newId } from '../../../../db/new-id.ts'
import type { Db } from '../../../platform/database/client.ts'
import { AppError } from '../../../platform/http/errors.ts'
import { findPictures } from '../../media/media.ts'
import { deleteContentImages, insertContentImage } from '../content.sql.ts'

type BrandChange = NonNullable<SettingsChange['brand']>

/**
 * The brand with its logo. Pages and mails read id and size from the settings; the row among the pictures of the contents
 * protects the picture from deletion.
 */
export async function writeLogo(tx: Db, { logo, ...brand }: BrandChange, before: BrandLogo | undefined): Promise<Settings['brand']> {
  if (logo === undefined) return before ? { ...brand, logo: before } : brand
  await deleteContentImages(tx, 'logo')
  if (logo === null) return brand
  const picture = (await findPictures(tx, [logo], 'vi')).get(logo)
  if (!picture) throw new AppError('invalid_input', { issues: [{ path: 'brand.logo', key: 'gone' }] })
  await insertContentImage(tx, { id: newId('pic'), place: 'logo', imageId: logo })
  return { ...brand, logo: { _id: logo, width: picture.width, height: picture.height } }
}
