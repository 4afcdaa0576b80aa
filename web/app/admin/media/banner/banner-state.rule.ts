import type { Banner } from '../../../../../contract/content.ts'

export type BannerState = 'shown' | 'waiting' | 'over' | 'off'

/** Whether shoppers see a banner at a given time, and if not, why. */
export function bannerStateOf({ active, startsAt, endsAt }: Pick<Banner, 'active' | 'startsAt' | 'endsAt'>, now: number): BannerState {
  if (!active) return 'off'
  if (endsAt && Date.parse(endsAt) <= now) return 'over'
  return startsAt && Date.parse(startsAt) > now ? 'waiting' : 'shown'
}
