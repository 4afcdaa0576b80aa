import frauncesLatin from '../styles/fonts/fraunces-latin.woff2?url'
import frauncesVietnamese from '../styles/fonts/fraunces-vietnamese.woff2?url'
import nunitoLatin from '../styles/fonts/nunito-sans-latin.woff2?url'
import nunitoVietnamese from '../styles/fonts/nunito-sans-vietnamese.woff2?url'

/** A Vietnamese word mixes letters of two font files: both load early, so that a headline does not flash half-styled. */
export const fontPreloads = [nunitoLatin, nunitoVietnamese, frauncesLatin, frauncesVietnamese].map((href) => ({
  rel: 'preload',
  as: 'font',
  type: 'font/woff2',
  href,
  crossOrigin: 'anonymous' as const,
}))
