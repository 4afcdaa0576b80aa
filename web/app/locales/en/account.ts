import type { SameKeys } from '../same-keys.ts'
import type vi from '../vi/account.ts'

export default {
  login: {
    title: 'Log in',
    lead: 'To use your saved addresses and look at your orders.',
    name: 'E-mail or username',
    button: 'Log in',
    noAccount: 'No account yet?',
    register: 'Register',
    failed: 'You could not be logged in',
  },
  register: {
    title: 'Register',
    lead: 'Order faster next time and see all your orders. You do not need an account to order.',
    fullName: 'Full name',
    email: 'E-mail',
    button: 'Create the account',
    hasAccount: 'Already have an account?',
    login: 'Log in',
    failed: 'The account could not be created',
    taken: 'This e-mail already has an account.',
    takenLogin: 'Log in with this e-mail',
  },
  password: {
    label: 'Password',
    rule: 'At least 8 characters. Pasting from a password manager is fine.',
    show: 'Show the password',
  },
  consent: {
    order: 'By placing the order you agree to the',
    account: 'By creating an account you agree to the',
    google: 'By continuing with Google you agree to the',
    terms: 'terms of sale',
    and: 'and the',
    privacy: 'privacy policy',
    of: 'of {{name}}.',
  },
  tooFast: 'Too many requests.',
  retryAfter: {
    seconds_one: 'Please try again in {{count}} second.',
    seconds_other: 'Please try again in {{count}} seconds.',
    minutes_one: 'Please try again in {{count}} minute.',
    minutes_other: 'Please try again in {{count}} minutes.',
  },
  errors_one: 'Please check this field',
  errors_other: 'Please check these {{count}} fields',
  logout: {
    title: 'Log out',
    question: 'Do you want to log out?',
    text: 'Your cart is kept in your account.',
    button: 'Log out',
    stay: 'Stay',
    done: 'You are logged out.',
  },
} satisfies SameKeys<typeof vi>
