import type { SameKeys } from '../same-keys.ts'
import type vi from '../vi/content.ts'

export default {
  policies: {
    shipping: 'Shipping policy',
    returns: 'Returns policy',
    privacy: 'Privacy policy',
    terms: 'Terms of use',
    shippingShort: 'Shipping',
    returnsShort: 'Returns',
    privacyShort: 'Privacy',
    termsShort: 'Terms',
    description: '{{title}} of {{name}}.',
    from: 'Effective from {{day}}',
    parts: 'On this page',
    others: 'Other policies',
    seller: 'The seller',
  },
  newsletter: {
    title: 'News from the shop',
    lead: 'New pieces and good deals, short and sweet.',
    off: 'The shop cannot send mails yet. See what is new on these pages, or write to us.',
    email: 'Your e-mail',
    button: 'Subscribe',
    consent:
      'By pressing Subscribe you agree to get letters from {{name}} about new pieces and good deals. You can stop at any time with the link in each letter.',
    missing: 'This field is required',
    invalid: 'Invalid email address',
    done: 'You are subscribed!',
    home: 'Back to the home page',
  },
  footer: {
    links: 'Direct links',
    helpful: 'Helpful links',
    shippingTerms: 'Shipping terms',
    faq: 'Frequently asked questions',
    contact: 'Contact',
    about: 'About us',
  },
} satisfies SameKeys<typeof vi>
