import type { TFunction } from 'i18next'

/** When a rate-limited user may try again, as text: in whole minutes from one minute on. */
export function retryAfterText(seconds: number | undefined, t: TFunction<'account'>): string {
  if (!seconds || seconds < 0) return ''
  return seconds < 60 ? t('retryAfter.seconds', { count: Math.ceil(seconds) }) : t('retryAfter.minutes', { count: Math.ceil(seconds / 60) })
}
