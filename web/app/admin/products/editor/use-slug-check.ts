import { useState } from 'react'
import { SlugAnswer } from '../../../../../contract/products.admin.ts'
import { browserApi } from '../../../browser-api.ts'
import { withQuery } from '../../../paths.ts'
import { sendSignedIn } from '../../use-admin-call.ts'

/** Whether an address is free, asked when its field is left; silent where it cannot be asked. The answer is about the address that was asked. */
export function useSlugCheck(slug: string, except: string | undefined) {
  const [known, setKnown] = useState<{ slug: string; answer: SlugAnswer | null } | null>(null)
  async function check(): Promise<void> {
    if (slug === '') return
    const asked = sendSignedIn(() => browserApi().get(withQuery('/api/products/slug-free', { slug, except }), SlugAnswer))
    setKnown({ slug, answer: await asked.catch(() => null) })
  }
  return { answer: known?.slug === slug ? known.answer : null, check }
}
