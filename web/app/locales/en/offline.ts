import type { SameKeys } from '../same-keys.ts'
import type vi from '../vi/offline.ts'

export default {
  title: 'No connection',
  heading: 'You are offline',
  text: 'This page needs a connection. Your cart is safe. As soon as you are online again, the page opens by itself.',
  retry: 'Try again',
  home: 'Home page',
  help: 'In a hurry? Give us a call:',
} as const satisfies SameKeys<typeof vi>
