import type { TFunction } from 'i18next'

/** In how long somebody who was stopped may try again, in words: whole minutes from a minute on. */
export function retryAfterText(seconds: number | undefined, t: TFunction<'account'>): string {
  if (!seconds || seconds < 0) return ''
  return seconds < 60 ? t('retryAfter.seconds', { count: Math.ceil(seconds) }) : t('retryAfter.minutes', { count: Math.ceil(seconds / 60) })
}
