import type { Banner } from '../../../../contract/content.ts'

/** Whether a banner that is on is within its dates. */
export function isShownAt(now: Date) {
  return ({ startsAt, endsAt }: Pick<Banner, 'startsAt' | 'endsAt'>): boolean =>
    (!startsAt || new Date(startsAt) <= now) && (!endsAt || new Date(endsAt) > now)
}
