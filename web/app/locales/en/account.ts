import type { SameKeys } from '../shape.ts'
import type vi from '../vi/account.ts'

export default {
  login: { title: 'Log in' },
  register: { title: 'Register' },
  logout: { title: 'Log out', question: 'Do you want to log out?', button: 'Log out' },
} satisfies SameKeys<typeof vi>
