import frauncesLatin from '@fontsource/fraunces/files/fraunces-latin-600-normal.woff2?url'
import frauncesVietnamese from '@fontsource/fraunces/files/fraunces-vietnamese-600-normal.woff2?url'
import nunitoLatin from '@fontsource-variable/nunito-sans/files/nunito-sans-latin-wght-normal.woff2?url'
import nunitoVietnamese from '@fontsource-variable/nunito-sans/files/nunito-sans-vietnamese-wght-normal.woff2?url'

/** A Vietnamese word mixes letters of two font files: both load early, so that a headline does not flash half-styled. */
export const fontPreloads = [nunitoLatin, nunitoVietnamese, frauncesLatin, frauncesVietnamese].map((href) => ({
  rel: 'preload',
  as: 'font',
  type: 'font/woff2',
  href,
  crossOrigin: 'anonymous' as const,
}))
