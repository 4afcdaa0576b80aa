import type { Db } from '../../platform/database/client.ts'
import { AppError } from '../../platform/http/errors.ts'
import { findPictures } from '../media/media.ts'
import type { NewColor } from './plan-product.rule.ts'

/** Reports which picture of which colour does not exist. */
export async function refuseUnknownPictures(tx: Db, colors: NewColor[]): Promise<void> {
  const known = await findPictures(
    tx,
    colors.flatMap(({ imageIds = [] }) => imageIds),
    'vi',
  )
  const issues = colors.flatMap(({ imageIds = [] }, at) =>
    imageIds.flatMap((id, place) => (known.has(id) ? [] : [{ path: `colors.${at}.images.${place}`, key: 'gone' }])),
  )
  if (issues.length > 0) throw new AppError('invalid_input', { issues })
}
