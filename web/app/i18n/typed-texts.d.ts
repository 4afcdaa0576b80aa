import 'i18next'
import type vi from '../locales/vi.ts'

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'common'
    returnNull: false
    resources: typeof vi
  }
}
