import type { SameKeys } from '../same-keys.ts'
import type vi from '../vi/elsewhere.ts'

export default {
  app: { facebook: 'Facebook', instagram: 'Instagram', tiktok: 'TikTok', zalo: 'Zalo', other: 'this app' },
  label: 'Open in a browser',
  saveQr: 'The QR picture cannot be saved in {{app}}? Open this page in your phone’s own browser (Chrome, Safari) and save it there.',
  openChrome: 'Open in Chrome',
  copy: 'Copy the link',
  copied: 'Copied',
  steps: {
    facebook: { ios: 'Tap ⋯ in the corner › Open in browser.', android: 'Tap ⋮ at the top › Open in browser.' },
    instagram: { ios: 'Tap ⋯ at the top › Open in browser.', android: 'Tap ⋮ at the top › Open in browser.' },
    tiktok: { ios: 'Tap ⋯ at the top › Open in browser.', android: 'Tap ⋯ at the top › Open in browser.' },
    zalo: { ios: 'Tap ⋯ at the top › Open in browser.', android: 'Tap ⋯ at the top › Open in browser.' },
    other: { ios: 'Tap ⋯ › Open in browser.', android: 'Tap ⋮ › Open in browser.' },
  },
  orCopy: 'Not there? Copy the link and paste it into your browser.',
  page: {
    title: 'Continue in this browser',
    pieces_one: 'This link carries over {{count}} item in the cart',
    pieces_other: 'This link carries over {{count}} items in the cart',
    draft: 'and the order details you typed',
    merge: 'What is in the cart here stays; the two become one. The link works once.',
    notMine: 'You did not make this link? Then do not use it, just go to the home page.',
    button: 'Bring the cart here',
    here: 'Continue right here',
    leaveTitle: 'Open this page in a browser',
    busy: 'Making the link…',
    valid: 'The link works once, for {{minutes}} minutes. Anyone who has it can open it, so please keep it to yourself.',
    doneTitle: 'Your cart is here',
    next: 'Continue',
    goneTitle: 'This link no longer works',
    goneText: 'It has been used, or its {{minutes}} minutes are over. Please make another one in your other browser.',
    home: 'Home',
    failed: 'The cart could not be brought along',
  },
} satisfies SameKeys<typeof vi>
