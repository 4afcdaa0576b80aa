import type { ErrorCode } from '../../../../contract/errors.ts'

type Facts = { phone: string; mainPhone: string; mainOfPhone: string; mainOfMain: string; mergedIntoPhone: number }

/** Why `phone` cannot be merged into `mainPhone`: merges have one level, and go one way. Null where it can. */
export function mergeRefusal({ phone, mainPhone, mainOfPhone, mainOfMain, mergedIntoPhone }: Facts): ErrorCode | null {
  if (phone === mainPhone) return 'buyer_merge_itself'
  if (mainOfPhone !== phone) return 'buyer_merged_already'
  return mainOfMain !== mainPhone || mergedIntoPhone > 0 ? 'buyer_merge_chain' : null
}
